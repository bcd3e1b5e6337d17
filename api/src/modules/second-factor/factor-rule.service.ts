import { badInput } from '../../platform/errors.js';
import type { Outbox } from '../../platform/outbox.js';
import { saveVersioned } from '../audit/save-versioned.js';
import { roleChanged } from '../auth/auth.events.js';
import { requirePermission } from '../auth/auth.policy.js';
import { selectStaffWithoutFactor } from '../auth/auth.queries.js';
import type { Reauthentication } from '../auth/reauthentication.js';
import { isDemanded } from '../auth/role.js';
import { SecondFactorRule } from '../auth/second-factor-rule.entity.js';
import { User } from '../auth/user.entity.js';
import type { Viewer } from '../auth/viewer.js';
import type { FactorRuleInput } from './second-factor.input.js';
import { say } from './second-factor.sentences.js';
import type { DataSource } from 'typeorm';

const permission = 'DEMAND_SECOND_FACTOR';

interface FactorRuleParts {
  readonly dataSource: DataSource;
  readonly outbox: Outbox;
  readonly reauthentication: Reauthentication;
}

/** Reads and saves which roles must use a second factor. */
export class FactorRuleService {
  constructor(private readonly parts: FactorRuleParts) {}

  async read(viewer: Viewer | null): Promise<SecondFactorRule> {
    requirePermission(viewer, permission);
    return this.parts.dataSource.manager.findOneByOrFail(SecondFactorRule, { id: 1 });
  }

  /**
   * Staff who lack a demanded factor may from now on only set one up.
   * @param address the caller's
   * @throws {DomainError} `CONFLICT`, `REAUTHENTICATE`; `BAD_USER_INPUT` if it would shut out the viewer
   */
  async save(viewer: Viewer | null, input: FactorRuleInput, address: string): Promise<SecondFactorRule> {
    const owner = requirePermission(viewer, permission);
    const { outbox, reauthentication } = this.parts;
    const { version: expectedVersion, currentPassword } = input;
    await reauthentication.require(owner, { currentPassword, address, acceptsFreshLogin: true });
    const roles = [...new Set(input.roles)].toSorted();
    return outbox.transaction(async (tx) => {
      const { secondFactorSince } = await tx.findOneByOrFail(User, { id: owner.id });
      if (!secondFactorSince && isDemanded(owner, roles)) throw badInput('roles', say.ownFirst);
      return saveVersioned<SecondFactorRule & { readonly name: string }>(tx, {
        viewer: owner,
        permission,
        subject: 'SECOND_FACTOR',
        expectedVersion,
        load: async () => {
          const lock = { mode: 'pessimistic_write' } as const;
          const rule = await tx.findOneOrFail(SecondFactorRule, { where: { id: 1 }, lock });
          return Object.assign(rule, { name: '' });
        },
        newValues: () => ({ roles }),
        write: async (_changes, { version }) => {
          await tx.update(SecondFactorRule, { id: 1 }, { roles, version });
          // Their sockets reconnect with the new permissions.
          for (const userId of await selectStaffWithoutFactor(tx))
            await outbox.append(tx, roleChanged, { userId });
        },
      });
    });
  }
}
