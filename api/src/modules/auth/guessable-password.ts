import { DomainError } from '../../platform/errors.js';
import type { PasswordCaller, Passwords } from './passwords.js';
import { isStaff } from './permissions.js';
import type { Role } from './role.js';

interface Person {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

/** Words of the shop's name. */
const shopWords = /chowk|street|kitchen/g;

const fewestOwnCharacters = 8;

/**
 * Refuses an easily guessed password, except for customers, whose form warns.
 * @throws {DomainError} `BAD_USER_INPUT` for the field `password`
 */
export async function requireUnguessable(
  passwords: Passwords,
  password: string,
  person: Person,
  caller: PasswordCaller,
): Promise<void> {
  if (!isStaff(person)) return;
  if (isOwnName(password, person)) {
    throw refusal('Please do not use your own name or e-mail address as the password');
  }
  if (isOneCharacter(password)) {
    throw refusal('Please use more than one character, repeated, for the password');
  }
  if (password.toLowerCase().replaceAll(shopWords, '').length < fewestOwnCharacters) {
    throw refusal(
      `Please use at least ${fewestOwnCharacters} characters beside the words of the shop’s name for the password`,
    );
  }
  if (await passwords.isCommon(password, caller)) {
    throw refusal('This password is one of the first that others would guess. Please choose another one');
  }
}

function isOwnName(password: string, { name, email }: Person): boolean {
  const plain = (value: string) => value.toLowerCase().replaceAll(/\s+/g, '');
  const [localPart = ''] = email.split('@');
  return [name, email, localPart].some((own) => plain(own) === plain(password));
}

function isOneCharacter(password: string): boolean {
  return new Set(password.toLowerCase()).size === 1;
}

function refusal(message: string): DomainError {
  return new DomainError('BAD_USER_INPUT', message, { fields: [{ field: 'password', message }] });
}
