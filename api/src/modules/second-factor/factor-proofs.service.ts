import type { DataSource, EntityManager } from 'typeorm';
import { badInput, DomainError } from '../../platform/errors.js';
import type { Logger } from '../../platform/log.js';
import { networkOf } from '../../platform/network.js';
import { takePoint, type RateCounter, type RateLimits } from '../../platform/rate-limits.js';
import type { FactorProof, SecondFactorMethod, SecondFactors } from '../auth/second-factors.js';
import { logSecurity } from '../auth/security-log.js';
import { Authenticator } from './authenticator.entity.js';
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

/** Wrong proofs per account and network. */
const pairLimit = { name: 'second-factor-pair', points: 5, seconds: 15 * 60 };
/** Wrong proofs per account: only who knows its password can use them up. */
const accountLimit = { name: 'second-factor-account', points: 30, seconds: 3600 };

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
  private readonly ofPair: RateCounter;
  private readonly ofAccount: RateCounter;

  constructor(private readonly parts: FactorProofsParts) {
    this.ofPair = parts.rateLimits.counter(pairLimit);
    this.ofAccount = parts.rateLimits.counter(accountLimit);
  }

  async methodsOf(manager: EntityManager, userId: string): Promise<SecondFactorMethod[]> {
    return methodsOf(await selectFactors(manager, userId));
  }

  /** Points are taken before the check and given back if it succeeds, so that parallel attempts cannot exceed them. */
  async prove(
    { userId, address }: { readonly userId: string; readonly address: string },
    proof: FactorProof,
  ): Promise<void> {
    const { log } = this.parts;
    const pair = `${networkOf(address)} ${userId}`;
    try {
      await takePoint(this.ofPair, pair, say.tooMany);
      await takePoint(this.ofAccount, userId, say.tooMany);
      const { digits, recoveryCode = '' } = proof;
      await (digits === undefined
        ? this.useRecoveryCode(userId, recoveryCode)
        : this.useDigits(userId, digits));
    } catch (error) {
      if (error instanceof DomainError) {
        const isLimited = error.code === 'TOO_MANY_REQUESTS';
        logSecurity(log, isLimited ? 'second factor limited' : 'second factor failed', { userId, address });
      }
      throw error;
    }
    await Promise.all([this.ofPair.release(pair), this.ofAccount.release(userId)]);
  }

  private async useDigits(userId: string, digits: string): Promise<void> {
    const { clock, dataSource, keys } = this.parts;
    const app = await dataSource.manager.findOneBy(Authenticator, { userId, isInForce: true });
    if (!app) throw badInput('digits', say.wrongCode);
    const key = keys.open(app.sealed, userId);
    if (key === undefined) throw badInput('digits', say.unreadable);
    const step = stepOf(key, digits, clock());
    if (step === null || !(await acceptStep(dataSource.manager, userId, step)))
      throw badInput('digits', say.wrongCode);
  }

  private async useRecoveryCode(userId: string, code: string): Promise<void> {
    const { manager } = this.parts.dataSource;
    if (!(await useRecoveryCode(manager, userId, recoveryCodeHash(code))))
      throw badInput('recoveryCode', say.wrongRecoveryCode);
  }
}
