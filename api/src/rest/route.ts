import type { Request, RequestHandler } from 'express';
import type { z } from 'zod';
import type { Permission } from '../modules/auth/permissions.js';
import type { Viewer } from '../modules/auth/viewer.js';
import type { ErrorCode } from '../platform/errors.js';
import type { InvalidInput } from '../platform/validation.js';

/** What a caller needs. `maybe-signed-in`: nothing, but the answer depends on the viewer. */
export type Access = Permission | 'everybody' | 'maybe-signed-in';

/** A request of which everything has been checked that can be checked without the database. */
interface Call<A extends Access, P, Q, B> {
  readonly req: Request;
  readonly viewer: A extends Permission ? Viewer : Viewer | null;
  /** Empty once the client has gone. */
  readonly address: string;
  /** The idempotency key that was sent. */
  readonly key: string | undefined;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
}

interface Definition<
  R extends Access,
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
  readonly permission: R;
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
  readonly handle: (call: Call<R, z.output<P>, z.output<Q>, z.output<B>>) => Promise<z.input<A>> | z.input<A>;
}

/** One route of REST: what the router does and what the OpenAPI document says of it. */
export type Route = Omit<
  Definition<'everybody', z.ZodType, z.ZodType, z.ZodType, z.ZodType>,
  'permission' | 'handle'
> & {
  readonly permission: Access;
  readonly handle: (call: Call<Access, unknown, unknown, unknown>) => unknown;
};

/** Lets TypeScript hold `handle` to the schemas beside it: what it is given, and what it answers. */
export function route<
  R extends Access,
  A extends z.ZodType,
  P extends z.ZodType = z.ZodUnknown,
  Q extends z.ZodType = z.ZodUnknown,
  B extends z.ZodType = z.ZodUnknown,
>(definition: Definition<R, P, Q, B, A>): Route {
  return definition as unknown as Route;
}
