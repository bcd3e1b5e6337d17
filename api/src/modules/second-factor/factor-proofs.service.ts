import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { DataSource, EntityManager } from 'typeorm';
import { badInput, type DomainError } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import type { RateLimits } from '../../platform/rate-limits.js';
import type {
  FactorCaller,
  FactorProof,
  PasskeyCaller,
  SecondFactorMethod,
  SecondFactors,
} from '../auth/second-factors.js';
import { Authenticator } from './authenticator.entity.js';
import { takeFactorsOff } from './factor-changes.js';
import { FactorLimits } from './factor-limits.js';
import type { Passkeys } from './passkeys.js';
import { recoveryCodeHash } from './recovery-codes.js';
import {
  acceptStep,
  deleteFactors,
  methodsOf,
  selectFactors,
  useRecoveryCode,
} from './second-factor.queries.js';
import { say } from './second-factor.sentences.js';
import { stepOf } from './totp.js';
import type { TotpKeys } from './totp-keys.js';

interface FactorProofsParts {
  readonly clock: () => Date;
  readonly dataSource: DataSource;
  readonly log: Logger;
  readonly rateLimits: RateLimits;
  readonly keys: TotpKeys;
  readonly passkeys: Passkeys;
}

/** Checks second factors. */
export class FactorProofs implements SecondFactors {
  readonly remove = deleteFactors;
  readonly takeOff = takeFactorsOff;
  private readonly limits: FactorLimits;

  constructor(private readonly parts: FactorProofsParts) {
    this.limits = new FactorLimits(parts);
  }

  async methodsOf(manager: EntityManager, userId: string): Promise<SecondFactorMethod[]> {
    return methodsOf(await selectFactors(manager, userId));
  }

  requestPasskey(userId: string, caller: PasskeyCaller): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return this.parts.passkeys.optionsForUse(userId, caller);
  }

  async prove(caller: FactorCaller, { passkey, digits, recoveryCode = '' }: FactorProof): Promise<void> {
    const { userId } = caller;
    if (passkey)
      await this.limits.attempt(caller, 'passkey', () =>
        this.parts.passkeys.use(userId, passkey, caller.passkeys),
      );
    else if (digits !== undefined)
      await this.limits.attempt(caller, 'app', () => this.useDigits(userId, digits));
    else await this.limits.attempt(caller, 'recovery', () => this.useRecoveryCode(userId, recoveryCode));
  }

  /** @returns the refusal of a wrong code */
  private async useDigits(userId: string, digits: string): Promise<DomainError | undefined> {
    const { clock, dataSource, keys } = this.parts;
    const app = await dataSource.manager.findOneBy(Authenticator, { userId, isInForce: true });
    if (!app) return badInput('digits', say.wrongCode);
    const key = keys.open(app.sealed, userId);
    if (key === undefined) throw badInput('digits', say.unreadable);
    const step = stepOf(key, digits, clock());
    const isRight = step !== null && (await acceptStep(dataSource.manager, userId, step));
    return isRight ? undefined : badInput('digits', say.wrongCode);
  }

  /** @returns the refusal of a wrong code */
  private async useRecoveryCode(userId: string, code: string): Promise<DomainError | undefined> {
    const isRight = await useRecoveryCode(this.parts.dataSource.manager, userId, recoveryCodeHash(code));
    return isRight ? undefined : badInput('recoveryCode', say.wrongRecoveryCode);
  }
}
