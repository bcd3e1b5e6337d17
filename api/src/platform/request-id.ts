import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const storage = new AsyncLocalStorage<string | undefined>();

/**
 * Formats that proxies generate: UUIDs, hexadecimal numbers, base64. Excludes anything that could forge or flood a log
 * line.
 */
const wellFormed = /^[\w.:+/=@-]{1,128}$/;

/** The id from the proxy or client if it is well-formed, otherwise a new one. */
export function requestIdFrom(given: unknown): string {
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}

/**
 * Runs `work` on behalf of a request, whose id its log lines and events carry.
 * @param requestId undefined for work without a request
 */
export function onBehalfOf<T>(requestId: string | undefined, work: () => T): T {
  return storage.run(requestId, work);
}

/** The id of the current request; undefined for the process's own work. */
export function currentRequestId(): string | undefined {
  return storage.getStore();
}
