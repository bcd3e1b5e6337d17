import { describe, expect, it } from 'vitest';
import { endsPhone, keyedPin, weaknessOf } from './devices.policy.js';

describe('a PIN', () => {
  it.each(['4071', '90417', '583926', '193100', '2580', '1357', '2030', '1929', '8012'])(
    'may be %s',
    (pin) => {
      expect(weaknessOf(pin)).toBeNull();
    },
  );

  it.each([
    ['has too few digits', '407'],
    ['has too many', '4071829'],
    ['has other signs', '40a1'],
    ['has digits of another script', '४०७१'],
    ['has spaces', ' 4071'],
    ['is empty', ''],
    ['is one digit repeated', '7777'],
    ['is one digit repeated six times', '000000'],
    ['runs up', '1234'],
    ['runs up from zero', '0123'],
    ['runs up with five digits', '56789'],
    ['runs down', '9876'],
    ['runs down to zero', '543210'],
    ['is a pair repeated', '1212'],
    ['is a pair repeated three times', '404040'],
    ['is the first year of birth', '1930'],
    ['is a year', '1984'],
    ['is the last year', '2029'],
  ])('is refused if it %s: %s', (_why, pin) => {
    expect(weaknessOf(pin)).not.toBeNull();
  });

  it.each([
    ['8147', true],
    ['358147', true],
    ['9812', false],
  ])('of %s ends one’s own phone number: %s', (pin, ends) => {
    expect(endsPhone(pin, ['+919812358147'])).toBe(ends);
  });

  it('is hashed with the tablet’s key and its person', () => {
    const keys = ['c2Vj', 'b3Ro'];
    const hashes = keys.flatMap((key) => ['a', 'b'].map((person) => keyedPin(key, person, '4071')));
    expect(new Set(hashes).size).toBe(4);
    expect(keyedPin('c2Vj', 'a', '4071')).toBe(hashes[0]);
    // bcrypt reads 72 bytes.
    expect(hashes[0]).toHaveLength(44);
  });
});
