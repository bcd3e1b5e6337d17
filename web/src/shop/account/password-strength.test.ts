import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength';

const own = ['Asha Rao', 'asha.rao@example.in'];

describe('passwordStrength', () => {
  // From lists of the most common ones.
  it.each([
    '12345678',
    'password',
    '123456789',
    'password1',
    'password123',
    'qwertyui',
    'qwerty123',
    '1q2w3e4r',
    'iloveyou',
    'sunshine',
    'princess',
    'football',
    '11111111',
    'aaaaaaaa',
    '1qaz2wsx',
    'abcd1234',
    'passw0rd',
    'p@ssw0rd',
    'letmein1',
    'welcome123',
    'admin123',
    'zaq12wsx',
    'asdfghjkl',
    '87654321',
    'trustno1',
    'superman',
    'india123',
    'Password123!',
    '98765 43210',
    'administrator',
    'hunter22',
  ])('calls %s weak', (password) => {
    expect(passwordStrength(password, own)).toBe('weak');
  });

  it.each(['asharao1990', 'Asha Rao 1990', 'ASHA.RAO@example.in', 'rao asha rao'])(
    'calls %s weak for a person of that name',
    (password) => {
      expect(passwordStrength(password, own)).toBe('weak');
    },
  );

  it.each(['mango lassi 42', 'k3#Vp9!xQz', 'मेरी मीठी चाय'])('calls %s fair', (password) => {
    expect(passwordStrength(password, own)).toBe('fair');
  });

  it.each(['correct horse battery', 'a chowk of mangoes', 'आज शाम को फिर वही मीठी चाय'])(
    'calls %s strong',
    (password) => {
      expect(passwordStrength(password, own)).toBe('strong');
    },
  );
});
