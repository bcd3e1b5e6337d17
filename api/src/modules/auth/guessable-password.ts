import { badInput } from '../../platform/errors.js';
import type { PasswordCaller, Passwords } from './passwords.js';
import { isStaff } from './permissions.js';
import type { StoredRole } from './role.js';
import { say } from './auth.sentences.js';

interface Person extends StoredRole {
  readonly name: string;
  readonly email: string;
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
    throw badInput('password', say.ownName);
  }
  if (isOneCharacter(password)) {
    throw badInput('password', say.sameCharacter);
  }
  if (password.toLowerCase().replaceAll(shopWords, '').length < fewestOwnCharacters) {
    throw badInput('password', say.shopName({ count: fewestOwnCharacters }));
  }
  if (await passwords.isCommon(password, caller)) {
    throw badInput('password', say.common);
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
