import type { DataSource } from 'typeorm';
import { newId } from '../../platform/ids.js';
import { parse } from '../../platform/validation.js';
import { email as emailInput, registerInput } from './auth.input.js';
import { rethrowEmailTaken } from './email-taken.js';
import { requireUnguessable } from './guessable-password.js';
import type { Passwords } from './passwords.js';
import { User } from './user.entity.js';

interface NewAdmin {
  readonly email: string;
  readonly name: string;
  /** Asked only if a new account needs one. */
  readonly password: () => Promise<string>;
}

/**
 * For whoever runs the shop's machine: makes an admin, by the rules of a registration, or promotes who has an account.
 * Theirs stays as it is otherwise, and works as an admin's at once.
 * @throws {DomainError} `BAD_USER_INPUT` for an e-mail, name or password that a registration would refuse
 */
export async function makeAdmin(
  { manager }: DataSource,
  passwords: Passwords,
  { email: given, name, password }: NewAdmin,
): Promise<'made' | 'promoted' | 'was admin'> {
  const email = parse(emailInput, given);
  const existing = await manager.findOneBy(User, { email });
  if (existing?.role === 'admin') return 'was admin';
  if (existing) {
    await manager.update(User, { id: existing.id }, { role: 'admin' });
    return 'promoted';
  }
  const input = parse(registerInput, { email, name, password: await password() });
  await requireUnguessable(passwords, input.password, input);
  const passwordHash = await passwords.hash(input.password);
  await manager
    .insert(User, { id: newId(), name: input.name, email, passwordHash, role: 'admin' })
    .catch(
      rethrowEmailTaken(
        'Somebody has just registered with this e-mail address. Say it again to promote them.',
      ),
    );
  return 'made';
}
