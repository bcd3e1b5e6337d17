import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Language } from './language.js';

/** What is known everywhere of the request on whose behalf work is done. */
interface CurrentRequest {
  /** Undefined for the process's own work. */
  readonly requestId?: string | undefined;
  /** The language that it asks for; English is the default. */
  readonly language?: Language | undefined;
}

const storage = new AsyncLocalStorage<CurrentRequest>();

/**
 * Formats that proxies generate: UUIDs, hexadecimal numbers, base64. Excludes anything that could forge or flood a log
 * line.
 */
const wellFormed = /^[\w.:+/=@-]{1,128}$/;

/** The id from the proxy or client if it is well-formed, otherwise a new one. */
export function requestIdFrom(given: unknown): string {
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}

/** Runs `work` on behalf of a request, whose id its log lines and events carry. */
export function onBehalfOf<T>(request: CurrentRequest, work: () => T): T {
  return storage.run(request, work);
}

/** The id of the current request; undefined for the process's own work. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/** The language of the current request's answer. */
export const currentLanguage = (): Language => askedLanguage() ?? 'en';

/** Undefined if the request does not ask for one of ours. */
export function askedLanguage(): Language | undefined {
  return storage.getStore()?.language;
}
