import { DomainError } from '../../platform/errors.js';
import type { Passwords } from './passwords.js';

interface Person {
  readonly name: string;
  readonly email: string;
}

/**
 * Refuses what a stranger would try first.
 * @throws {DomainError} `BAD_USER_INPUT` for the field `password`
 */
export async function requireUnguessable(
  passwords: Passwords,
  password: string,
  person: Person,
): Promise<void> {
  if (isOwnName(password, person)) {
    throw refusal('Please do not use your own name or e-mail address as the password');
  }
  if (await passwords.isCommon(password)) {
    throw refusal('This password is one of the first that others would guess. Please choose another one');
  }
}

function isOwnName(password: string, { name, email }: Person): boolean {
  const plain = (value: string) => value.toLowerCase().replaceAll(/\s+/g, '');
  const [localPart = ''] = email.split('@');
  return [name, email, localPart].some((own) => plain(own) === plain(password));
}

function refusal(message: string): DomainError {
  return new DomainError('BAD_USER_INPUT', message, { fields: [{ field: 'password', message }] });
}
