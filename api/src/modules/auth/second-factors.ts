import type { EntityManager } from 'typeorm';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Outbox } from '../../platform/outbox.js';
import type { User } from './user.entity.js';

/** The preferred one first. */
export const secondFactorMethods = ['PASSKEY', 'AUTHENTICATOR', 'RECOVERY_CODE'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** How the device of a passkey answers a challenge, in base64url. */
export interface PasskeyProof {
  /** Of the passkey. */
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** At least one of them; the first counts. */
export interface FactorProof {
  readonly passkey?: PasskeyProof | undefined;
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
  readonly passkeys: PasskeyCaller;
}

/** For whom a passkey answers a challenge. */
export interface PasskeyCaller {
  /** The session or the ticket of the login: another one cannot use the answer. */
  readonly holder: string;
  /** As the caller wrote it, with the port, for a shop without a public address. */
  readonly host: string | undefined;
}

/** What accounts need to know of second factors. */
export interface SecondFactors {
  /** Of an account, the preferred one first; empty if it has no second factor. */
  methodsOf(manager: EntityManager, userId: string): Promise<SecondFactorMethod[]>;
  /**
   * Makes a challenge for the passkeys of an account, in place of the caller’s last one.
   * @throws {DomainError} `CONFLICT` if the account has none, or the shop has no domain
   */
  requestPasskey(userId: string, caller: PasskeyCaller): Promise<PublicKeyCredentialRequestOptionsJSON>;
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
