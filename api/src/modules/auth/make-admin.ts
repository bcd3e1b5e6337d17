import type { DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import { Outbox } from '../../platform/outbox.js';
import { parse } from '../../platform/validation.js';
import { email as emailInput, registerInput } from './auth.input.js';
import { markAllUndone } from './auth.queries.js';
import { rethrowEmailTaken } from './email-taken.js';
import { endCredentials } from './end-credentials.js';
import { requireUnguessable } from './guessable-password.js';
import type { Passwords } from './passwords.js';
import { adminRole } from './permissions.js';
import type { SecondFactors } from './second-factors.js';
import { staffRoleOf, type StoredRole } from './role.js';
import { User } from './user.entity.js';
import { say } from './auth.sentences.js';

interface NewAdmin {
  readonly email: string;
  readonly name: string;
  /** Called unless the account is an admin's already. */
  readonly password: () => Promise<string>;
  readonly takeFactorsOff: SecondFactors['takeOff'];
}

/** Commands are run by the owner of the shop. */
const owner = { role: adminRole, staffRole: 'OWNER' } as const;

export interface MadeAdmin {
  readonly result: 'made' | 'promoted' | 'was admin';
  /** Whether it was taken off. */
  readonly hadSecondFactor: boolean;
}

/**
 * Creates an admin by the rules of a registration, or promotes the account with this e-mail address.
 * @throws {DomainError} `BAD_USER_INPUT` for an e-mail address, name or password that a registration would refuse
 */
export async function makeAdmin(
  dataSource: DataSource,
  passwords: Passwords,
  { email: given, name, password, takeFactorsOff }: NewAdmin,
): Promise<MadeAdmin> {
  const email = parse(emailInput, given);
  const hash = async () => hashNewPassword(passwords, { email, name, password: await password(), ...owner });
  return saveAdmin(dataSource, { email, name, hash, takeFactorsOff });
}

interface NewPassword extends StoredRole {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** @throws {DomainError} `BAD_USER_INPUT` for a password that a registration or the rules of the role refuse */
export async function hashNewPassword(
  passwords: Passwords,
  { role, staffRole, ...given }: NewPassword,
): Promise<string> {
  const input = parse(registerInput, given);
  const caller = { address: 'the shop itself', account: input.email };
  await requireUnguessable(passwords, input.password, { ...input, role, staffRole }, caller);
  return passwords.hash(input.password, caller);
}

interface SavedAdmin extends Pick<NewAdmin, 'email' | 'name' | 'takeFactorsOff'> {
  readonly hash: () => Promise<string>;
}

/**
 * A stranger may have registered the address, so a promoted account gets the new password and loses its sessions and
 * second factors, and no earlier address can take it back.
 */
async function saveAdmin(
  dataSource: DataSource,
  { email, name, hash, takeFactorsOff }: SavedAdmin,
): Promise<MadeAdmin> {
  const { manager } = dataSource;
  const existing = await manager.findOneBy(User, { email });
  if (existing && staffRoleOf(existing) === 'OWNER') return { result: 'was admin', hadSecondFactor: false };
  const passwordHash = await hash();
  if (existing) {
    const outbox = outboxOfCommand(dataSource);
    return outbox.transaction(async (tx) => {
      // The address may have changed while the password was typed.
      const present = { id: existing.id, email: existing.email ?? '' };
      const { affected } = await tx.update(User, present, { ...owner, passwordHash });
      if (affected !== 1) throw changedMeanwhile();
      await endCredentials(tx, existing.id);
      const hadSecondFactor = await takeFactorsOff(tx, outbox, Object.assign(existing, owner));
      await markAllUndone(tx, existing.id);
      return { result: 'promoted', hadSecondFactor };
    });
  }
  await manager
    .insert(User, { id: newId(), name, email, emailConfirmedAt: new Date(), passwordHash, ...owner })
    .catch(rethrowEmailTaken(say.registeredMeanwhile));
  return { result: 'made', hadSecondFactor: false };
}

/** A running shop polls for its events; a stopped one finds them at its next start. */
export const outboxOfCommand = (dataSource: DataSource) =>
  new Outbox(dataSource, { publish: () => Promise.resolve() });

/** The account is another one than it was when the command began. */
export const changedMeanwhile = () => new DomainError('CONFLICT', say.changedMeanwhile);
