import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from './idempotency.js';

/** The same value with the keys of every object in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

describe('fingerprintOf', () => {
  it('ignores the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (request) => {
        expect(fingerprintOf(reversed(request))).toBe(fingerprintOf(request));
      }),
    );
  });

  it('depends on values, the order of lists and null, and ignores undefined', () => {
    expect(fingerprintOf({ a: 1 })).not.toBe(fingerprintOf({ a: 2 }));
    expect(fingerprintOf({ items: [1, 2] })).not.toBe(fingerprintOf({ items: [2, 1] }));
    expect(fingerprintOf({ a: 1, b: undefined })).toBe(fingerprintOf({ a: 1 }));
    expect(fingerprintOf({ a: null })).not.toBe(fingerprintOf({}));
  });
});
