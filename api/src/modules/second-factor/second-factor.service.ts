import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { MoreThan, type DataSource, type EntityManager } from 'typeorm';
import { badInput, DomainError } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import type { Outbox } from '../../platform/outbox.js';
import type { RateLimits } from '../../platform/rate-limits.js';
import { requirePermission } from '../auth/auth.policy.js';
import { updateFactorProved } from '../auth/auth.queries.js';
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
import { Passkey } from './passkey.entity.js';
import { insertRecoveryCodes, putInForce } from './put-in-force.js';
import { requireOwner } from './require-owner.js';
import { methodsOf, putAuthenticatorInForce, selectFactors } from './second-factor.queries.js';
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
  /** Oldest first. */
  readonly passkeys: readonly Passkey[];
  readonly recoveryCodesLeft: number;
  /** Whether the owner demands it of the account's role. */
  readonly isDemanded: boolean;
}

interface ProofRequest {
  /** The caller's. */
  readonly address: string;
  /** As the caller wrote it. */
  readonly host: string | undefined;
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
    const { manager } = this.parts.dataSource;
    const [{ demandedRoles, ...factors }, passkeys] = await Promise.all([
      selectFactors(manager, id),
      manager.find(Passkey, { where: { userId: id }, order: { createdAt: 'ASC', id: 'ASC' } }),
    ]);
    const methods = methodsOf(factors);
    return { id, ...factors, methods, passkeys, isDemanded: isDemanded(present, demandedRoles) };
  }

  /**
   * Makes a challenge for a passkey, to prove it in this session.
   * @param host as the caller wrote it
   * @throws {DomainError} `CONFLICT`
   */
  async requestPasskey(
    viewer: Viewer | null,
    host: string | undefined,
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { id, sessionId } = requirePermission(viewer, 'USE_ACCOUNT');
    return this.parts.secondFactors.requestPasskey(id, { holder: sessionId, host });
  }

  /**
   * Proves a second factor in this session, for what needs a recent proof.
   * @throws {DomainError} `BAD_USER_INPUT`, `TOO_MANY_REQUESTS`
   */
  async prove(viewer: Viewer | null, proof: FactorProof, { address, host }: ProofRequest): Promise<void> {
    const { id: userId, sessionId } = requirePermission(viewer, 'USE_ACCOUNT');
    const { dataSource, log, secondFactors } = this.parts;
    const passkeys = { holder: sessionId, host };
    await secondFactors.prove({ userId, address, deviceId: sessionId, passkeys }, proof);
    await updateFactorProved(dataSource.manager, sessionId);
    logSecurity(log, 'second factor proved', { userId, address });
  }

  /**
   * Makes a key for an app, which is in force after its first code.
   * @throws {DomainError} `REAUTHENTICATE`; `CONFLICT` for a guest
   */
  async startAuthenticator(viewer: Viewer | null, proof: OwnerProof): Promise<{ key: string; url: string }> {
    const { id: userId, email, sessionId } = await requireOwner(this.parts.reauthentication, viewer, proof);
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
    const owner = await requireOwner(this.parts.reauthentication, viewer, proof);
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
    const owner = await requireOwner(this.parts.reauthentication, viewer, proof);
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
}
