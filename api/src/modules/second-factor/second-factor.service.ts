import { MoreThan, type DataSource, type EntityManager } from 'typeorm';
import { badInput, DomainError } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import type { Outbox } from '../../platform/outbox.js';
import type { RateLimits } from '../../platform/rate-limits.js';
import { requirePermission } from '../auth/auth.policy.js';
import { updateFactorProved } from '../auth/auth.queries.js';
import { say as accounts } from '../auth/auth.sentences.js';
import { endCredentials } from '../auth/end-credentials.js';
import { lockSignedIn } from '../auth/lock-user.js';
import type { OwnerProof, Reauthentication } from '../auth/reauthentication.js';
import type { FactorProof, SecondFactorMethod, SecondFactors } from '../auth/second-factors.js';
import { isDemanded } from '../auth/role.js';
import { logSecurity } from '../auth/security-log.js';
import type { Viewer } from '../auth/viewer.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { Authenticator } from './authenticator.entity.js';
import { recordFactorChange, takeFactorsOff } from './factor-changes.js';
import { FactorLimits } from './factor-limits.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { newRecoveryCode, recoveryCodeCount, recoveryCodeHash } from './recovery-codes.js';
import { methodsOf, putAuthenticatorInForce, selectFactors, turnOn } from './second-factor.queries.js';
import { say } from './second-factor.sentences.js';
import { newTotpKey, stepOf, totpUrl } from './totp.js';
import type { TotpKeys } from './totp-keys.js';

/** Milliseconds from the key of an app to its first code. */
const setupMs = 30 * 60_000;

/** The second factors of an account. */
export interface SecondFactor {
  /** Of the account. */
  readonly id: string;
  /** Null: off. */
  readonly since: Date | null;
  readonly methods: readonly SecondFactorMethod[];
  readonly authenticatorSince: Date | null;
  readonly recoveryCodesLeft: number;
  /** Whether the owner demands it of the account's role. */
  readonly isDemanded: boolean;
}

interface SecondFactorParts {
  readonly clock: () => Date;
  readonly dataSource: DataSource;
  readonly keys: TotpKeys;
  readonly log: Logger;
  readonly outbox: Outbox;
  readonly rateLimits: RateLimits;
  readonly reauthentication: Reauthentication;
  readonly restaurant: RestaurantService;
  readonly secondFactors: SecondFactors;
}

/** Adds and removes second factors of the viewer's own account. */
export class SecondFactorService {
  private readonly limits: FactorLimits;

  constructor(private readonly parts: SecondFactorParts) {
    this.limits = new FactorLimits(parts);
  }

  async own(viewer: Viewer | null): Promise<SecondFactor> {
    const present = requirePermission(viewer, 'USE_ACCOUNT');
    const { id } = present;
    const { demandedRoles, ...factors } = await selectFactors(this.parts.dataSource.manager, id);
    return { id, ...factors, methods: methodsOf(factors), isDemanded: isDemanded(present, demandedRoles) };
  }

  /**
   * Proves a second factor in this session, for what needs a recent proof.
   * @throws {DomainError} `BAD_USER_INPUT`, `TOO_MANY_REQUESTS`
   */
  async prove(viewer: Viewer | null, proof: FactorProof, address: string): Promise<void> {
    const { id: userId, sessionId } = requirePermission(viewer, 'USE_ACCOUNT');
    const { dataSource, log, secondFactors } = this.parts;
    await secondFactors.prove({ userId, address, deviceId: sessionId }, proof);
    await updateFactorProved(dataSource.manager, sessionId);
    logSecurity(log, 'second factor proved', { userId, address });
  }

  /**
   * Makes a key for an app, which is in force after its first code.
   * @throws {DomainError} `REAUTHENTICATE`; `CONFLICT` for a guest
   */
  async startAuthenticator(viewer: Viewer | null, proof: OwnerProof): Promise<{ key: string; url: string }> {
    const { id: userId, email, sessionId } = await this.requireOwner(viewer, proof);
    const { dataSource, keys, restaurant } = this.parts;
    const { name: issuer } = await restaurant.latest();
    const key = newTotpKey();
    const sealed = keys.seal(key, userId);
    const pending = { userId, isInForce: false, sealed, sessionId, createdAt: () => 'now()' };
    await dataSource.manager.upsert(Authenticator, pending, ['userId', 'isInForce']);
    return { key, url: totpUrl(key, { issuer, label: email }) };
  }

  /**
   * Puts the app that was begun in this session into force with its first code. If it is the first second factor, all
   * other sessions end.
   * @returns the recovery codes, unless the account has some
   * @throws {DomainError} `BAD_USER_INPUT` for a wrong code; `CONFLICT` if the key is too old; `TOO_MANY_REQUESTS`
   */
  async confirmAuthenticator(viewer: Viewer | null, digits: string, address: string): Promise<string[]> {
    const signedIn = requirePermission(viewer, 'USE_ACCOUNT');
    const { clock, keys, log, outbox } = this.parts;
    const { id: userId, sessionId } = signedIn;
    const confirm = async (tx: EntityManager) => {
      const user = await lockSignedIn(tx, signedIn);
      const createdAt = MoreThan(new Date(clock().getTime() - setupMs));
      const pending = await tx.findOneBy(Authenticator, { userId, isInForce: false, sessionId, createdAt });
      if (!pending) throw new DomainError('CONFLICT', say.startAgain);
      const key = keys.open(pending.sealed, userId);
      if (key === undefined) throw new DomainError('CONFLICT', say.keyReplaced);
      const step = stepOf(key, digits, clock());
      if (step === null) return badInput('digits', say.wrongFirstCode);
      await recordFactorChange(tx, outbox, user, 'added');
      await putAuthenticatorInForce(tx, userId, step);
      return putInForce(tx, signedIn);
    };
    const codes = await this.limits.attempt({ userId, address }, 'first', () => outbox.transaction(confirm));
    logSecurity(log, 'second factor added', { userId, address });
    return codes;
  }

  /** @throws {DomainError} `REAUTHENTICATE` */
  async turnOff(viewer: Viewer | null, proof: OwnerProof): Promise<void> {
    const owner = await this.requireOwner(viewer, proof);
    const { log, outbox } = this.parts;
    const wasOn = await outbox.transaction(async (tx) =>
      takeFactorsOff(tx, outbox, await lockSignedIn(tx, owner)),
    );
    if (wasOn) logSecurity(log, 'second factor removed', { userId: owner.id, address: proof.address });
  }

  /**
   * Replaces the recovery codes, and returns the new ones.
   * @throws {DomainError} `REAUTHENTICATE`; `CONFLICT` without a second factor
   */
  async renewRecoveryCodes(viewer: Viewer | null, proof: OwnerProof): Promise<string[]> {
    const owner = await this.requireOwner(viewer, proof);
    const { outbox, log } = this.parts;
    const codes = await outbox.transaction(async (tx) => {
      const user = await lockSignedIn(tx, owner);
      if (!user.secondFactorSince) throw new DomainError('CONFLICT', say.isOff);
      await recordFactorChange(tx, outbox, user, 'codes-renewed');
      return insertRecoveryCodes(tx, owner.id);
    });
    logSecurity(log, 'recovery codes renewed', { userId: owner.id, address: proof.address });
    return codes;
  }

  private async requireOwner(viewer: Viewer | null, proof: OwnerProof): Promise<Viewer> {
    const signedIn = requirePermission(viewer, 'USE_ACCOUNT');
    if (signedIn.isGuest) throw new DomainError('CONFLICT', accounts.guestHasNoAccount);
    await this.parts.reauthentication.require(signedIn, { ...proof, acceptsFreshLogin: true });
    return signedIn;
  }
}

/** After a factor was added in a session. @returns the recovery codes, unless the account has some */
async function putInForce(tx: EntityManager, { id, sessionId }: Viewer): Promise<string[]> {
  await updateFactorProved(tx, sessionId);
  if (!(await turnOn(tx, id))) return [];
  await endCredentials(tx, id, sessionId);
  return insertRecoveryCodes(tx, id);
}

async function insertRecoveryCodes(tx: EntityManager, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await tx.delete(RecoveryCode, { userId });
  await tx.insert(
    RecoveryCode,
    codes.map((code) => ({ userId, hash: recoveryCodeHash(code) })),
  );
  return codes;
}
