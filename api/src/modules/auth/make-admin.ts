import type { DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import { parse } from '../../platform/validation.js';
import { email as emailInput, registerInput } from './auth.input.js';
import { markAllUndone } from './auth.queries.js';
import { rethrowEmailTaken } from './email-taken.js';
import { endCredentials } from './end-credentials.js';
import { requireUnguessable } from './guessable-password.js';
import type { Passwords } from './passwords.js';
import { adminRole } from './permissions.js';
import type { SecondFactors } from './second-factors.js';
import { staffRoleOf } from './role.js';
import { User } from './user.entity.js';
import { say } from './auth.sentences.js';

interface NewAdmin {
  readonly email: string;
  readonly name: string;
  /** Called unless the account is an admin's already. */
  readonly password: () => Promise<string>;
  readonly removeFactors: SecondFactors['remove'];
}

/** Whoever runs the commands owns the shop. */
const owner = { role: adminRole, staffRole: 'OWNER' } as const;

export type MadeAdmin = 'made' | 'promoted' | 'was admin';

/**
 * Creates an admin by the rules of a registration, or promotes the account with this e-mail address.
 * @throws {DomainError} `BAD_USER_INPUT` for an e-mail address, name or password that a registration would refuse
 */
export async function makeAdmin(
  dataSource: DataSource,
  passwords: Passwords,
  { email: given, name, password, removeFactors }: NewAdmin,
): Promise<MadeAdmin> {
  const email = parse(emailInput, given);
  const hash = async () => hashAdminPassword(passwords, { email, name, password: await password() });
  return saveAdmin(dataSource, { email, name, hash, removeFactors });
}

/** @throws {DomainError} `BAD_USER_INPUT` for a password that a registration or the rules for admins refuse */
export async function hashAdminPassword(
  passwords: Passwords,
  admin: { readonly email: string; readonly name: string; readonly password: string },
): Promise<string> {
  const input = parse(registerInput, admin);
  const caller = { address: 'the shop itself', account: input.email };
  await requireUnguessable(passwords, input.password, { ...input, ...owner }, caller);
  return passwords.hash(input.password, caller);
}

interface SavedAdmin extends Pick<NewAdmin, 'email' | 'name' | 'removeFactors'> {
  readonly hash: () => Promise<string>;
}

/**
 * A stranger may have registered the address, so a promoted account gets the new password and loses its sessions and
 * second factors, and no earlier address can take it back.
 */
async function saveAdmin(
  { manager }: DataSource,
  { email, name, hash, removeFactors }: SavedAdmin,
): Promise<MadeAdmin> {
  const existing = await manager.findOneBy(User, { email });
  if (existing && staffRoleOf(existing) === 'OWNER') return 'was admin';
  const passwordHash = await hash();
  if (existing) {
    await manager.transaction(async (tx) => {
      // The address may have changed while the password was typed.
      const present = { id: existing.id, email: existing.email ?? '' };
      const { affected } = await tx.update(User, present, { ...owner, passwordHash });
      if (affected !== 1) throw changedMeanwhile();
      await endCredentials(tx, existing.id);
      await removeFactors(tx, existing.id);
      await markAllUndone(tx, existing.id);
    });
    return 'promoted';
  }
  await manager
    .insert(User, { id: newId(), name, email, emailConfirmedAt: new Date(), passwordHash, ...owner })
    .catch(rethrowEmailTaken(say.registeredMeanwhile));
  return 'made';
}

/** The account is another one than it was when the command began. */
export const changedMeanwhile = () => new DomainError('CONFLICT', say.changedMeanwhile);
