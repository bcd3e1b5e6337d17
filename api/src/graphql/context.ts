import type { Viewer } from '../modules/auth/viewer.js';
import type { Language } from '../platform/language.js';
import type { Deadline } from './deadline.js';

/** The context of every resolver. */
export interface Context {
  readonly viewer: Viewer | null;
  /** The caller's IP address, according to `TRUST_PROXY`. */
  readonly address: string;
  /** Of the address that the caller uses, with the port, according to `TRUST_PROXY`; undefined on a socket. */
  readonly host?: string | undefined;
  /** The `User-Agent` header; undefined on a socket. */
  readonly userAgent?: string | undefined;
  /** Id in the log, of the request or of the operation on a socket. */
  readonly requestId: string;
  /** The language that the request asks for; English is the default. */
  readonly language?: Language | undefined;
  /** Undefined for subscriptions, which have no deadline. */
  readonly deadline?: Deadline | undefined;
  /** Marks the answer for `ResponseCache`; undefined if the request is not cacheable. */
  readonly keepAnswer?: ((maxAge: number) => void) | undefined;
}

/**
 * Context for an answer that is the same for all callers of one language.
 * @param onRead called when a resolver reads a value that depends on the caller
 */
export function anonymousContext(language?: Language, onRead: () => void = () => undefined): Context {
  return {
    language,
    get viewer() {
      onRead();
      return null;
    },
    get address() {
      onRead();
      return '';
    },
    get requestId() {
      onRead();
      return '';
    },
  };
}
