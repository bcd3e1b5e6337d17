import type { DataSource, EntityManager } from 'typeorm';
import { badInput, type DomainError } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import type { RateLimits } from '../../platform/rate-limits.js';
import type { FactorCaller, FactorProof, SecondFactorMethod, SecondFactors } from '../auth/second-factors.js';
import { Authenticator } from './authenticator.entity.js';
import { takeFactorsOff } from './factor-changes.js';
import { FactorLimits } from './factor-limits.js';
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

  async prove(caller: FactorCaller, { digits, recoveryCode = '' }: FactorProof): Promise<void> {
    const { userId } = caller;
    await (digits === undefined
      ? this.limits.attempt(caller, 'recovery', () => this.useRecoveryCode(userId, recoveryCode))
      : this.limits.attempt(caller, 'app', () => this.useDigits(userId, digits)));
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
