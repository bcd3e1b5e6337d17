import { In, Not, type EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { createOnce } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import type { Outbox } from '../../platform/outbox.js';
import { appendAudit, saveVersioned } from '../audit/save-versioned.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { DishGroup } from './dish-options.entity.js';
import { offeredGroups, type OfferedChoice } from './dish-options.js';
import type { MenuChanges } from './menu-changes.js';
import { MenuItem } from './menu-item.entity.js';
import { menuItemChanged, optionGroupChanged } from './menu.events.js';
import { OptionChoice, OptionGroup } from './option-group.entity.js';
import type { GroupInput } from './options.input.js';
import { groupProblem, throwProblem } from './options.policy.js';
import { selectGroup, selectOptions, type VersionedGroup } from './menu.queries.js';
import { say } from './menu.sentences.js';

/** Changes of the option groups by admins. Each commits together with its events. */
export class OptionGroupsService {
  constructor(
    private readonly outbox: Outbox,
    private readonly changes: MenuChanges,
  ) {}

  /**
   * Adds a group, which no dish has yet.
   * @throws {DomainError} `FORBIDDEN`, `BAD_USER_INPUT`, `IDEMPOTENCY_CONFLICT`
   */
  async add(viewer: Viewer | null, group: GroupInput, idempotencyKey?: string): Promise<VersionedGroup> {
    const admin = requirePermission(viewer, 'EDIT_MENU');
    throwProblem(groupProblem(group));
    const attempt = { scope: `addOptionGroup:${admin.id}`, key: idempotencyKey, request: group };
    return this.change(async (tx) => {
      const groupId = await createOnce(tx, attempt, async (id) => {
        const { choices, ...fields } = asOffered(group);
        await tx.insert(OptionGroup, { ...fields, id });
        await writeChoices(tx, id, choices);
        await appendAudit(tx, admin, 'OPTION_GROUP', [{ before: null, after: { ...fields, choices, id } }]);
        await this.outbox.append(tx, optionGroupChanged, { groupId: id, version: 1 });
      });
      return getGroup(tx, groupId);
    });
  }

  /**
   * Replaces a group. Choices with an id keep it, and the overrides of the dishes; the others are new.
   * @param expectedVersion the version that the admin saw
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, also if the defaults of a dish would not fit;
   * `CONFLICT` with the present version if it is not `expectedVersion`
   */
  async update(
    viewer: Viewer | null,
    id: string,
    group: GroupInput,
    expectedVersion: number,
  ): Promise<VersionedGroup> {
    requirePermission(viewer, 'EDIT_MENU');
    throwProblem(groupProblem(group));
    return this.change((tx) =>
      saveVersioned<VersionedGroup>(tx, {
        viewer,
        permission: 'EDIT_MENU',
        subject: 'OPTION_GROUP',
        expectedVersion,
        load: () => lockGroup(tx, id),
        newValues: ({ choices }) => asOffered(group, choices),
        write: async ({ choices, ...changes }, { version }) => {
          await tx.update(OptionGroup, { id }, { ...changes, version });
          if (choices) await writeChoices(tx, id, choices);
          await this.refuseForDishes(tx, id);
          await this.outbox.append(tx, optionGroupChanged, { groupId: id, version });
        },
      }),
    );
  }

  /**
   * Deletes a group, and takes it off its dishes. Orders keep their copies.
   * @returns the deleted group
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`
   */
  async delete(viewer: Viewer | null, id: string): Promise<VersionedGroup> {
    const admin = requirePermission(viewer, 'EDIT_MENU');
    return this.change(async (tx) => {
      const last = await lockGroup(tx, id);
      const dishes = await lockDishes(tx, id);
      await tx.delete(OptionGroup, { id });
      await appendAudit(tx, admin, 'OPTION_GROUP', [{ before: last, after: null }]);
      for (const { id: itemId, version } of dishes) {
        await tx.update(MenuItem, { id: itemId }, { version: version + 1 });
        await this.outbox.append(tx, menuItemChanged, { itemId, version: version + 1 });
      }
      await this.outbox.append(tx, optionGroupChanged, { groupId: id, version: last.version + 1 });
      return last;
    });
  }

  /** Names the first dish on which the group, as it is now, cannot be offered. */
  private async refuseForDishes(tx: EntityManager, groupId: string): Promise<void> {
    const group = await getGroup(tx, groupId);
    const dishes = await lockDishes(tx, groupId);
    const options = await selectOptions(
      tx,
      dishes.map(({ id }) => id),
    );
    for (const [index, { name }] of dishes.entries()) {
      const own = options[index]?.filter((each) => each.groupId === groupId) ?? [];
      const [offered] = offeredGroups(own, new Map([[groupId, group]]));
      const problem = offered && groupProblem(offered);
      if (problem)
        throwProblem({ ...problem, message: say.onDish({ dish: name, problem: problem.message }) });
    }
  }

  private change<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.changes.after(() => this.outbox.transaction(work));
  }
}

export async function getGroup(tx: EntityManager, id: string): Promise<VersionedGroup> {
  const group = await selectGroup(tx, id);
  if (!group) throw new DomainError('NOT_FOUND', say.noSuchOptions);
  return group;
}

/** @throws {DomainError} `NOT_FOUND` */
export async function lockGroup(tx: EntityManager, id: string): Promise<VersionedGroup> {
  await tx.findOne(OptionGroup, { where: { id }, lock: { mode: 'pessimistic_write' } });
  return getGroup(tx, id);
}

/** The dishes that have the group, in a fixed order, so that two callers do not deadlock. */
async function lockDishes(tx: EntityManager, groupId: string): Promise<MenuItem[]> {
  const links = await tx.findBy(DishGroup, { groupId });
  return tx.find(MenuItem, {
    where: { id: In(links.map(({ menuItemId }) => menuItemId)) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}

/** Choices with unknown ids are new ones. */
function asOffered(
  { choices, name, minChoices, maxChoices, maxEach }: GroupInput,
  present: readonly OfferedChoice[] = [],
): Omit<VersionedGroup, 'id' | 'version'> {
  const known = new Map(present.map((choice) => [choice.id, choice]));
  return {
    name,
    minChoices,
    maxChoices,
    maxEach,
    choices: choices.map(({ id = '', ...choice }) => ({
      ...(known.get(id) ?? { id: newId(), soldOut: null }),
      ...choice,
    })),
  };
}

/** Choices keep their marks. */
async function writeChoices(
  tx: EntityManager,
  groupId: string,
  choices: readonly OfferedChoice[],
): Promise<void> {
  const rows = choices.map(({ soldOut, ...choice }, position) => ({ ...choice, groupId, position }));
  await tx.delete(OptionChoice, { groupId, id: Not(In(rows.map(({ id }) => id))) });
  await tx.upsert(OptionChoice, rows, ['id']);
}
