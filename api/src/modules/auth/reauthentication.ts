import type { DataSource } from 'typeorm';
import { badInput, DomainError } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import { isSessionYoungerThan, needsFactorProof } from './auth.queries.js';
import type { LoginLimits } from './login-limits.js';
import type { Passwords } from './passwords.js';
import type { FactorCaller, FactorProof, SecondFactorMethod, SecondFactors } from './second-factors.js';
import { logSecurity } from './security-log.js';
import { User } from './user.entity.js';
import type { Viewer } from './viewer.js';
import { say } from './auth.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

/** Minutes after a login, or a proof of the second factor, during which the session alone is sufficient proof. */
const freshMinutes = 15;

/** What counts as proof. */
export interface Proof {
  /** The caller's, for limits and the security log. */
  readonly address: string;
  /** Whether a login of the last minutes is sufficient without a password. */
  readonly acceptsFreshLogin: boolean;
}

/** What a caller gives to prove that the account is theirs. */
export interface OwnerProof extends Pick<Proof, 'address'> {
  readonly currentPassword: string | undefined;
}

type Account = Pick<Viewer, 'id' | 'email'>;

interface ReauthenticationParts {
  readonly dataSource: DataSource;
  readonly passwords: Passwords;
  readonly limits: LoginLimits;
  readonly log: Logger;
  readonly secondFactors: SecondFactors;
}

/** Verifies that the caller is the account's owner, not just the holder of a token. */
export class Reauthentication {
  constructor(private readonly parts: ReauthenticationParts) {}

  /**
   * Requires the current password or, if none is given and `acceptsFreshLogin`, a recent session; of an account with a
   * second factor also its recent proof in this session. Wrong passwords count as failed logins.
   * @throws {DomainError} `REAUTHENTICATE`, with the account's second factors if one has to be proved;
   * `TOO_MANY_REQUESTS`
   */
  async require(
    viewer: Viewer,
    { currentPassword, address, acceptsFreshLogin }: OwnerProof & Proof,
  ): Promise<void> {
    const { dataSource, log, secondFactors } = this.parts;
    const { manager } = dataSource;
    const methods = (await needsFactorProof(manager, viewer.sessionId, freshMinutes))
      ? await secondFactors.methodsOf(manager, viewer.id)
      : [];
    if (currentPassword === undefined) {
      const isFresh =
        acceptsFreshLogin && (await isSessionYoungerThan(manager, viewer.sessionId, freshMinutes));
      if (!isFresh) throw reauthenticate(methods);
    } else if ((await this.rightHash(viewer, currentPassword, address)) === undefined) {
      logSecurity(log, 'login failed', { userId: viewer.id, address });
      throw refusal('currentPassword', say.wrongPassword, methods);
    }
    if (methods.length > 0) throw refusal('secondFactor', say.proveFactor, methods);
  }

  /**
   * Requires the password of somebody other than the caller, who stands beside them at a tablet, and their second factor if
   * they have one; their passkeys are on devices of their own.
   * @returns the hash of that password, which can be another one by the time of a write
   * @throws {DomainError} `BAD_USER_INPUT` for a wrong password or proof; `REAUTHENTICATE` with the account's second factors
   * if one has to be proved; `CONFLICT` if it has passkeys alone; `TOO_MANY_REQUESTS`
   */
  async requireOther(
    person: Account,
    password: string,
    proof: FactorProof | undefined,
    { address, deviceId }: Pick<FactorCaller, 'address'> & { readonly deviceId: string },
  ): Promise<string> {
    const { dataSource, log, secondFactors } = this.parts;
    const passwordHash = await this.rightHash(person, password, address);
    if (passwordHash === undefined) {
      logSecurity(log, 'login failed', { userId: person.id, address });
      throw badInput('password', say.wrongPassword);
    }
    const all = await secondFactors.methodsOf(dataSource.manager, person.id);
    if (all.length === 0) return passwordHash;
    const methods = all.filter((method) => method !== 'PASSKEY');
    if (methods.length === 0) throw new DomainError('CONFLICT', say.passkeysElsewhere);
    if (!proof) throw refusal('secondFactor', say.proveFactor, methods);
    const passkeys = { holder: deviceId, host: undefined };
    await secondFactors.prove({ userId: person.id, address, passkeys }, proof);
    return passwordHash;
  }

  /** The hash of the account's password; undefined for another password. */
  private async rightHash(
    { id, email }: Account,
    password: string,
    address: string,
  ): Promise<string | undefined> {
    // The same name of the account as at a login.
    const account = email.toLowerCase();
    const { dataSource, limits, passwords } = this.parts;
    const attempt = await limits.take({ account, address });
    try {
      const user = await dataSource.manager.findOneByOrFail(User, { id });
      const passwordHash = user.passwordHash ?? '';
      const isRight = await passwords.compare(password, passwordHash, {
        address,
        account,
        isKnown: true,
      });
      if (!isRight) return undefined;
      await attempt.releaseFailure();
      return passwordHash;
    } catch (error) {
      await attempt.cancel();
      throw error;
    }
  }
}

export const reauthenticate = (methods: readonly SecondFactorMethod[] = []) =>
  refusal('currentPassword', say.reauthenticate, methods);

function refusal(field: string, message: Sentence, methods: readonly SecondFactorMethod[]): DomainError {
  return new DomainError('REAUTHENTICATE', message, {
    fields: [{ field, message }],
    ...(methods.length > 0 && { methods }),
  });
}
