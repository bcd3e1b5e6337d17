import type { DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { parse } from '../../platform/validation.js';
import { email as emailInput } from './auth.input.js';
import { changePassword } from './change-password.js';
import { changedMeanwhile, hashNewPassword, outboxOfCommand } from './make-admin.js';
import type { Passwords } from './passwords.js';
import type { SecondFactors } from './second-factors.js';
import { User } from './user.entity.js';
import { say } from './auth.sentences.js';

interface ResetAccount {
  readonly email: string;
  readonly password: () => Promise<string>;
  /** Returns whether there were any. */
  readonly takeFactorsOff: SecondFactors['takeOff'];
}

/**
 * Sets an account's new password by the rules of its role, takes its second factors off and ends its sessions.
 * @throws {DomainError} `NOT_FOUND`; `BAD_USER_INPUT` for an e-mail address or password that a registration would refuse
 */
export async function resetAccount(
  dataSource: DataSource,
  passwords: Passwords,
  given: ResetAccount,
): Promise<{ readonly result: 'reset'; readonly hadSecondFactor: boolean }> {
  const email = parse(emailInput, given.email);
  const user = await dataSource.manager.findOneBy(User, { email });
  if (!user) throw new DomainError('NOT_FOUND', say.unknownEmail({ email }));
  const password = await given.password();
  const { name, role, staffRole } = user;
  const passwordHash = await hashNewPassword(passwords, { name, email, password, role, staffRole });
  const outbox = outboxOfCommand(dataSource);
  return outbox.transaction(async (tx) => {
    if (!(await changePassword(tx, outbox, user, passwordHash))) throw changedMeanwhile();
    return { result: 'reset', hadSecondFactor: await given.takeFactorsOff(tx, outbox, user) };
  });
}
