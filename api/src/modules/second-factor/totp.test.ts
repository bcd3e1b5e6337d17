import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { newTotpKey, stepOf, totpUrl } from './totp.js';

/** The key of the test values of RFC 6238, whose codes end with these six digits. */
const key = Secret.fromUTF8('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1234567890, '005924', 41152263],
    [20000000000, '353130', 666666666],
  ])('is that of RFC 6238 after %i seconds', (seconds, code, step) => {
    expect(stepOf(key, code, at(seconds))).toBe(step);
  });

  it.each([
    [29, 1],
    [89, 1],
    [119, null],
  ])('of the second step is read after %i seconds as step %o', (seconds, step) => {
    expect(stepOf(key, '287082', at(seconds))).toBe(step);
  });
});

describe('the key of an authenticator app', () => {
  it('has 160 bits', () => {
    expect(newTotpKey()).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('is in an address with the shop and the account', () => {
    const url = new URL(totpUrl(key, { issuer: 'Chowk', label: 'asha@example.in' }));
    expect(url.href).toContain('otpauth://totp/Chowk:asha%40example.in?');
    expect(url.searchParams.get('secret')).toBe(key);
  });
});
