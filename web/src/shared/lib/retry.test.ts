import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWorthResuming, isWorthRetry } from './retry';
import { retryDelay } from './retry-delay';

const noWay = new TypeError('Failed to fetch');
const tooLate = new DOMException('The operation timed out', 'TimeoutError');
const answered = (statusCode: number) =>
  new ServerError('refused', { response: new Response(null, { status: statusCode }), bodyText: '' });
const refused = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions: { code } }] });

const query = { isMutation: false, variables: {}, failures: 1 };

describe('isWorthRetry', () => {
  it('repeats a query three times when there is no way to the server', () => {
    const decisions = [1, 2, 3, 4].map((failures) => isWorthRetry({ ...query, failures, error: noWay }));
    expect(decisions).toEqual([true, true, true, false]);
  });

  it('repeats a query that ran out of time once', () => {
    const decisions = [1, 2].map((failures) => isWorthRetry({ ...query, failures, error: tooLate }));
    expect(decisions).toEqual([true, false]);
  });

  it('repeats what a proxy turned away, but not what the server refused', () => {
    expect([502, 503, 504].every((status) => isWorthRetry({ ...query, error: answered(status) }))).toBe(true);
    expect(
      [400, 401, 413, 429, 500].some((status) => isWorthRetry({ ...query, error: answered(status) })),
    ).toBe(false);
    expect(isWorthRetry({ ...query, error: refused('BAD_USER_INPUT') })).toBe(false);
  });

  it('repeats what met a server without its database three times', () => {
    const error = refused('UNAVAILABLE');
    expect([1, 3, 4].map((failures) => isWorthRetry({ ...query, failures, error }))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isWorthRetry({ ...query, isMutation: true, error })).toBe(false);
  });

  it('repeats a mutation only if it carries an idempotency key', () => {
    const mutation = { ...query, isMutation: true, error: noWay };
    expect(isWorthRetry(mutation)).toBe(false);
    expect(isWorthRetry({ ...mutation, variables: { idempotencyKey: '' } })).toBe(false);
    expect(isWorthRetry({ ...mutation, variables: { idempotencyKey: 'a1' } })).toBe(true);
  });

  it('leaves alone what was called off', () => {
    expect(isWorthRetry({ ...query, error: new DOMException('Aborted', 'AbortError') })).toBe(false);
  });
});

describe('isWorthResuming', () => {
  it.each(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'])('gives up on %s', (code) => {
    expect(isWorthResuming(refused(code))).toBe(false);
  });

  it('opens the subscription again after a passing failure', () => {
    expect(isWorthResuming(refused('UNAVAILABLE'))).toBe(true);
    expect(isWorthResuming(new Error('Socket closed with event 4500'))).toBe(true);
  });

  it('gives up when the server refused the token at the door', () => {
    expect(isWorthResuming(new Error('Socket closed with event 4401 Unauthorized'))).toBe(false);
  });
});

describe('retryDelay', () => {
  it('doubles up to the longest wait', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6].map((retries) => retryDelay(retries, { random: () => 1 }));
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
  });

  it('always lies in the upper half of its wait, and never passes the longest', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (retries, chance) => {
        const wait = retryDelay(retries, { random: () => chance });
        const full = Math.min(5000, 250 * 2 ** Math.min(retries, 30));
        expect(wait).toBeGreaterThanOrEqual(Math.floor(full / 2));
        expect(wait).toBeLessThanOrEqual(full);
      }),
    );
  });
});
