import { setTimeout as delay } from 'node:timers/promises';
import { isUnavailable } from '../../platform/errors.js';

/** Milliseconds between tries. */
const retryAfter = 500;
const mostTries = 60;

/** A database that is away for a moment must not end a subscription: its messages wait for it. */
export async function whenAvailable<T>(read: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await read();
    } catch (error) {
      if (!isUnavailable(error) || tries === mostTries) throw error;
      await delay(retryAfter);
    }
  }
}
