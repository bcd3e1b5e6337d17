import { DomainError } from '../../platform/errors.js';
import { inWords, type RateCounter } from '../../platform/rate-limits.js';

/** Accounts that one network may try to make. */
export const registrationLimit = { name: 'register', points: 20, seconds: 3600 };

/** Changes of one user's name, e-mail and password. */
export const profileLimit = { name: 'profile', points: 20, seconds: 600 };

/**
 * @param what is being tried, as in `attempts to …`
 * @throws {DomainError} `TOO_MANY_REQUESTS`; `UNAVAILABLE` if the tries cannot be counted
 */
export async function takeTry(limit: RateCounter, key: string, what: string): Promise<void> {
  const { taken, retryAfter } = await limit.take(key);
  if (taken <= limit.points) return;
  throw new DomainError(
    'TOO_MANY_REQUESTS',
    `Too many attempts to ${what}. Please try again in ${inWords(retryAfter)}.`,
    { retryAfter },
  );
}
