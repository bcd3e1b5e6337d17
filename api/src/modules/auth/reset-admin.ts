import type { DataSource, EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { Outbox } from '../../platform/outbox.js';
import { parse } from '../../platform/validation.js';
import { email as emailInput } from './auth.input.js';
import { changePassword } from './change-password.js';
import { changedMeanwhile, hashAdminPassword } from './make-admin.js';
import type { Passwords } from './passwords.js';
import { adminRole } from './permissions.js';
import { User } from './user.entity.js';
import { say } from './auth.sentences.js';

interface ResetAdmin {
  readonly email: string;
  readonly password: () => Promise<string>;
  /** Returns whether there were any. */
  readonly takeFactorsOff: (tx: EntityManager, outbox: Outbox, admin: User) => Promise<boolean>;
}

/**
 * Sets an admin's new password by the rules of a registration, takes their second factors off and ends their sessions.
 * @throws {DomainError} `NOT_FOUND`; `BAD_USER_INPUT` for an e-mail address or password that a registration would refuse
 */
export async function resetAdmin(
  dataSource: DataSource,
  passwords: Passwords,
  given: ResetAdmin,
): Promise<{ readonly hadSecondFactor: boolean }> {
  const email = parse(emailInput, given.email);
  const admin = await dataSource.manager.findOneBy(User, { email, role: adminRole });
  if (!admin) throw new DomainError('NOT_FOUND', say.noAdmin({ email }));
  const password = await given.password();
  const passwordHash = await hashAdminPassword(passwords, { email, name: admin.name, password });
  // A running shop polls for the event; a stopped one finds it at its next start.
  const outbox = new Outbox(dataSource, { publish: () => Promise.resolve() });
  return outbox.transaction(async (tx) => {
    if (!(await changePassword(tx, outbox, admin, passwordHash))) throw changedMeanwhile();
    return { hadSecondFactor: await given.takeFactorsOff(tx, outbox, admin) };
  });
}
