import type { Request, RequestHandler } from 'express';
import type { z } from 'zod';
import type { Viewer } from '../modules/auth/viewer.js';
import type { ErrorCode } from '../platform/errors.js';
import type { InvalidInput } from '../platform/validation.js';

/** Who may call a route. `maybe-signed-in`: everybody, but it makes a difference who. */
export type Who = 'everybody' | 'maybe-signed-in' | 'signed-in' | 'admin';

/** A request of which everything has been checked that can be checked without the database. */
interface Call<W extends Who, P, Q, B> {
  readonly req: Request;
  readonly viewer: W extends 'signed-in' | 'admin' ? Viewer : Viewer | null;
  /** Empty once the client has gone. */
  readonly address: string;
  /** The idempotency key that was sent. */
  readonly key: string | undefined;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
}

interface Definition<
  W extends Who,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
> {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below `/api`, parameters as Express spells them: `/orders/:id`. */
  readonly path: string;
  /** The operation's name for tools that make clients: GraphQL's, where it has the same one. */
  readonly name: string;
  readonly summary: string;
  readonly description?: string;
  readonly who: W;
  /** Whether it takes the header `Idempotency-Key`. */
  readonly takesKey?: boolean;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Instead of the message of the first bad field. */
  readonly invalidBody?: InvalidInput;
  /** Headers, for readers of the document. */
  readonly headers?: z.ZodObject;
  /** What it takes that is no JSON, by content type, for readers of the document. */
  readonly otherBodies?: Readonly<Record<string, z.ZodType>>;
  /** What reads such a body, once it is known that the caller may send it. */
  readonly read?: readonly RequestHandler[];
  /** Of the answer; 200 if left out. 303 leads to the address that is answered. */
  readonly status?: 200 | 201 | 303;
  readonly answer: A;
  /** What may be answered besides what who calls, the body and the key make possible anyway. */
  readonly refusals?: readonly ErrorCode[];
  readonly handle: (call: Call<W, z.output<P>, z.output<Q>, z.output<B>>) => Promise<z.input<A>> | z.input<A>;
}

/** One route of REST: what the router does and what the OpenAPI document says of it. */
export type Route = Omit<
  Definition<'everybody', z.ZodType, z.ZodType, z.ZodType, z.ZodType>,
  'who' | 'handle'
> & {
  readonly who: Who;
  readonly handle: (call: Call<Who, unknown, unknown, unknown>) => unknown;
};

/** Lets TypeScript hold `handle` to the schemas beside it: what it is given, and what it answers. */
export function route<
  W extends Who,
  A extends z.ZodType,
  P extends z.ZodType = z.ZodUnknown,
  Q extends z.ZodType = z.ZodUnknown,
  B extends z.ZodType = z.ZodUnknown,
>(definition: Definition<W, P, Q, B, A>): Route {
  return definition as unknown as Route;
}
