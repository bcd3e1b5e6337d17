import { describe, expect, it } from 'vitest';
import { open, seal } from './sealed.js';
import { derivedKey } from './secrets.js';

const key = derivedKey('a secret of this shop', 'tests');

describe('a sealed text', () => {
  it('opens with its key for its purpose, and is another one each time', () => {
    const sealed = seal(key, 'गुप्त ₹', 'mail');
    expect(open(key, sealed, 'mail')).toBe('गुप्त ₹');
    expect(seal(key, 'गुप्त ₹', 'mail')).not.toBe(sealed);
    expect(Buffer.from(sealed, 'base64').toString('utf8')).not.toContain('गुप्त');
  });

  it('opens neither with another key nor for another purpose', () => {
    const sealed = seal(key, 'text', 'mail');
    expect(open(derivedKey('the secret of another shop', 'tests'), sealed, 'mail')).toBeUndefined();
    expect(open(key, sealed, 'sms')).toBeUndefined();
  });

  it.each([
    ['altered', (sealed: Buffer) => sealed.fill(0, sealed.length - 1)],
    ['cut off', (sealed: Buffer) => sealed.subarray(0, -1)],
    ['empty', () => Buffer.alloc(0)],
  ])('does not open once it is %s', (_what, spoil) => {
    const sealed = Buffer.from(seal(key, 'text', 'mail'), 'base64');
    expect(open(key, spoil(sealed).toString('base64'), 'mail')).toBeUndefined();
  });
});
