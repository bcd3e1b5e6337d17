import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';
import { badInput, DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import type { Logger } from '../../platform/log.js';
import type { Outbox } from '../../platform/outbox.js';
import type { RateLimits } from '../../platform/rate-limits.js';
import { requirePermission } from '../auth/auth.policy.js';
import { lockSignedIn } from '../auth/lock-user.js';
import type { OwnerProof, Reauthentication } from '../auth/reauthentication.js';
import { logSecurity } from '../auth/security-log.js';
import type { Viewer } from '../auth/viewer.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { Authenticator } from './authenticator.entity.js';
import { recordFactorChange } from './factor-changes.js';
import { FactorLimits } from './factor-limits.js';
import { Passkey } from './passkey.entity.js';
import type { Passkeys } from './passkeys.js';
import type { NewPasskey } from './passkeys.input.js';
import { putInForce } from './put-in-force.js';
import { requireOwner } from './require-owner.js';
import { say } from './second-factor.sentences.js';

/** Passkeys per account. */
const maxPasskeys = 10;

interface NamedPasskey {
  readonly passkey: NewPasskey;
  readonly name: string;
}

interface CallerOfPasskey {
  /** The caller's, for limits and the security log. */
  readonly address: string;
  /** As the caller wrote it. */
  readonly host: string | undefined;
}

interface PasskeysServiceParts {
  readonly dataSource: DataSource;
  readonly log: Logger;
  readonly outbox: Outbox;
  readonly passkeys: Passkeys;
  readonly rateLimits: RateLimits;
  readonly reauthentication: Reauthentication;
  readonly restaurant: RestaurantService;
}

/** Adds, renames and removes passkeys of the viewer’s own account. */
export class PasskeysService {
  private readonly limits: FactorLimits;
  private readonly maxPasskeys: number;

  constructor(private readonly parts: PasskeysServiceParts) {
    this.limits = new FactorLimits(parts);
    this.maxPasskeys = parts.rateLimits.scaled(maxPasskeys);
  }

  /**
   * Makes a challenge for a device that becomes a passkey.
   * @throws {DomainError} `REAUTHENTICATE`; `CONFLICT` for a guest, for too many, or if the shop has no domain
   */
  async start(
    viewer: Viewer | null,
    { host, ...proof }: OwnerProof & CallerOfPasskey,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { dataSource, passkeys, reauthentication, restaurant } = this.parts;
    const owner = await requireOwner(reauthentication, viewer, proof);
    const known = await dataSource.manager.findBy(Passkey, { userId: owner.id });
    this.requireRoom(known.length);
    const { name: shop } = await restaurant.latest();
    return passkeys.optionsForNew(owner, known, { holder: owner.sessionId, host, shop });
  }

  /**
   * Adds the passkey that answers the challenge of this session. If it is the first second factor, all other sessions end.
   * @returns the recovery codes, unless the account has some
   * @throws {DomainError} `BAD_USER_INPUT` for a wrong answer or a passkey that was added before; `CONFLICT` if the challenge is too old, or for too many;
   * `TOO_MANY_REQUESTS`
   */
  async confirm(
    viewer: Viewer | null,
    { passkey, name }: NamedPasskey,
    { address, host }: CallerOfPasskey,
  ): Promise<string[]> {
    const signedIn = requirePermission(viewer, 'USE_ACCOUNT');
    const { log, outbox, passkeys } = this.parts;
    const { id: userId } = signedIn;
    const confirm = async (tx: EntityManager) => {
      const user = await lockSignedIn(tx, signedIn);
      const made = await passkeys.readNew(tx, signedIn, passkey, host);
      if (made instanceof DomainError) return made;
      this.requireRoom(await tx.countBy(Passkey, { userId }));
      await recordFactorChange(tx, outbox, user, 'added', user.secondFactorSince ? name : undefined);
      await tx.insert(Passkey, { ...made, id: newId(), userId, name }).catch(rethrowTaken);
      return putInForce(tx, signedIn);
    };
    const codes = await this.limits.attempt({ userId, address }, 'first', () => outbox.transaction(confirm));
    logSecurity(log, 'second factor added', { userId, address });
    return codes;
  }

  /** @throws {DomainError} `NOT_FOUND` for another user’s passkey, so that ids cannot be probed */
  async rename(viewer: Viewer | null, id: string, name: string): Promise<void> {
    const { id: userId } = requirePermission(viewer, 'USE_ACCOUNT');
    const { affected } = await this.parts.dataSource.manager.update(Passkey, { id, userId }, { name });
    if (!affected) throw gone();
  }

  /**
   * @throws {DomainError} `REAUTHENTICATE`; `NOT_FOUND` as for {@link rename}; `CONFLICT` for the only second factor, which
   * goes by turning it off
   */
  async remove(viewer: Viewer | null, id: string, proof: OwnerProof): Promise<void> {
    const { log, outbox, reauthentication } = this.parts;
    const owner = await requireOwner(reauthentication, viewer, proof);
    const { id: userId } = owner;
    await outbox.transaction(async (tx) => {
      const user = await lockSignedIn(tx, owner);
      const passkey = await tx.findOneBy(Passkey, { id, userId });
      if (!passkey) throw gone();
      const others = (await tx.countBy(Passkey, { userId })) - 1;
      if (others === 0 && !(await tx.existsBy(Authenticator, { userId, isInForce: true })))
        throw new DomainError('CONFLICT', say.lastFactor);
      await recordFactorChange(tx, outbox, user, 'removed', passkey.name);
      await tx.delete(Passkey, { id });
    });
    logSecurity(log, 'second factor removed', { userId, address: proof.address });
  }

  private requireRoom(count: number): void {
    if (count >= this.maxPasskeys) throw new DomainError('CONFLICT', say.tooManyPasskeys);
  }
}

const gone = () => new DomainError('NOT_FOUND', say.passkeyGone);

function rethrowTaken(error: unknown): never {
  const isTaken =
    error instanceof QueryFailedError &&
    'constraint' in error.driverError &&
    error.driverError.constraint === 'passkeys_credential_id_key';
  throw isTaken ? badInput('passkey', say.passkeyTaken) : error;
}
