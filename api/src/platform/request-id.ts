import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const storage = new AsyncLocalStorage<string | undefined>();

/** What proxies make up: UUIDs, hexadecimal numbers, base64. Nothing that could forge or flood a log line. */
const wellFormed = /^[\w.:+/=@-]{1,128}$/;

/** The id that a proxy or client gave, if it is a good one; otherwise a new one. */
export function requestIdFrom(given: unknown): string {
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}

/**
 * Runs `work` on behalf of a request: what it logs carries the request's id, and so does what it sets off.
 * @param requestId undefined for work that no request has set off
 */
export function onBehalfOf<T>(requestId: string | undefined, work: () => T): T {
  return storage.run(requestId, work);
}

/** The id of the request that this is done for; undefined for what the process does by itself. */
export function currentRequestId(): string | undefined {
  return storage.getStore();
}
