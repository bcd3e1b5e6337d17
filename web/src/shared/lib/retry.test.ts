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
  it('retries a query three times if the server is unreachable', () => {
    const decisions = [1, 2, 3, 4].map((failures) => isWorthRetry({ ...query, failures, error: noWay }));
    expect(decisions).toEqual([true, true, true, false]);
  });

  it('retries a query once after a timeout', () => {
    const decisions = [1, 2].map((failures) => isWorthRetry({ ...query, failures, error: tooLate }));
    expect(decisions).toEqual([true, false]);
  });

  it('retries errors of a proxy, but not refusals of the server', () => {
    expect([502, 503, 504].every((status) => isWorthRetry({ ...query, error: answered(status) }))).toBe(true);
    expect(
      [400, 401, 413, 429, 500].some((status) => isWorthRetry({ ...query, error: answered(status) })),
    ).toBe(false);
    expect(isWorthRetry({ ...query, error: refused('BAD_USER_INPUT') })).toBe(false);
  });

  it('retries three times while the server has no database', () => {
    const error = refused('UNAVAILABLE');
    expect([1, 3, 4].map((failures) => isWorthRetry({ ...query, failures, error }))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isWorthRetry({ ...query, isMutation: true, error })).toBe(false);
  });

  it('retries a mutation only with an idempotency key', () => {
    const mutation = { ...query, isMutation: true, error: noWay };
    expect(isWorthRetry(mutation)).toBe(false);
    expect(isWorthRetry({ ...mutation, variables: { idempotencyKey: '' } })).toBe(false);
    expect(isWorthRetry({ ...mutation, variables: { idempotencyKey: 'a1' } })).toBe(true);
  });

  it('does not retry aborted requests', () => {
    expect(isWorthRetry({ ...query, error: new DOMException('Aborted', 'AbortError') })).toBe(false);
  });
});

describe('isWorthResuming', () => {
  it.each(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'])('gives up on %s', (code) => {
    expect(isWorthResuming(refused(code))).toBe(false);
  });

  it('reopens a subscription after a temporary failure', () => {
    expect(isWorthResuming(refused('UNAVAILABLE'))).toBe(true);
    expect(isWorthResuming(new Error('Socket closed with event 4500'))).toBe(true);
  });

  it('gives up if the server refused the token', () => {
    expect(isWorthResuming(new Error('Socket closed with event 4401 Unauthorized'))).toBe(false);
  });
});

describe('retryDelay', () => {
  it('doubles up to the maximum', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6].map((retries) => retryDelay(retries, { random: () => 1 }));
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
  });

  it('is in the upper half of the interval, and never above the maximum', () => {
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
