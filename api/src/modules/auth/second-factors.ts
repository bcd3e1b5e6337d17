import type { EntityManager } from 'typeorm';
import type { Outbox } from '../../platform/outbox.js';
import type { User } from './user.entity.js';

/** The preferred one first. */
export const secondFactorMethods = ['AUTHENTICATOR', 'RECOVERY_CODE'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** At least one of them; the first counts. */
export interface FactorProof {
  /** Of an authenticator app. */
  readonly digits?: string | undefined;
  readonly recoveryCode?: string | undefined;
}

/** Who tries to prove a second factor. */
export interface FactorCaller {
  readonly userId: string;
  /** IP address. */
  readonly address: string;
  /** The id of a device that has logged in to this account before, or of the present session. */
  readonly deviceId?: string | undefined;
}

/** What accounts need to know of second factors. */
export interface SecondFactors {
  /** Of an account, the preferred one first; empty if it has no second factor. */
  methodsOf(manager: EntityManager, userId: string): Promise<SecondFactorMethod[]>;
  /**
   * Uses a proof up.
   * @throws {DomainError} `BAD_USER_INPUT` if it is wrong or was used; `TOO_MANY_REQUESTS` after too many wrong ones
   */
  prove(caller: FactorCaller, proof: FactorProof): Promise<void>;
  /**
   * Removes the second factors of an account, or those added since a time.
   * @returns whether there were any
   */
  readonly remove: (tx: EntityManager, userId: string, since?: Date) => Promise<boolean>;
  /**
   * Removes all second factors of an account, and notifies its owner.
   * @returns whether there were any
   */
  readonly takeOff: (tx: EntityManager, outbox: Outbox, user: User) => Promise<boolean>;
}
