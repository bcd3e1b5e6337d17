import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import type { Permission } from '../modules/auth/permissions.js';
import type { Viewer } from '../modules/auth/viewer.js';
import type { ErrorCode } from '../platform/errors.js';
import type { InvalidInput } from '../platform/validation.js';

/** What a caller needs. `maybe-signed-in`: nothing, but the answer depends on the viewer. */
export type Access = Permission | 'public' | 'maybe-signed-in';

/** A file for the browser to show or to save. */
export const answeredFile = z.object({
  /** In ASCII. */
  name: z.string(),
  /** Pieces are sent as they are made. */
  contents: z.union([z.instanceof(Buffer), z.custom<AsyncIterable<string>>()]),
});
export type AnsweredFile = z.output<typeof answeredFile>;

/** A request that passed every check that needs no database. */
interface RouteCall<A extends Access, P, Q, B> {
  readonly req: Request;
  readonly viewer: A extends Permission ? Viewer : Viewer | null;
  /** Empty once the client has disconnected. */
  readonly address: string;
  /** The idempotency key of the request. */
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
  /** Below `/api`, with Express parameters: `/orders/:id`. */
  readonly path: string;
  /** Operation id for client generators: the name in GraphQL if there is one. */
  readonly name: string;
  readonly summary: string;
  readonly description?: string;
  readonly permission: R;
  /** Whether a tablet may send an approval instead, as the query `approval`. */
  readonly orApproved?: boolean;
  /** Whether it accepts the header `Idempotency-Key`. */
  readonly takesKey?: boolean;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Replaces the message of the first invalid field. */
  readonly invalidBody?: InvalidInput;
  /** Headers, for the document only. */
  readonly headers?: z.ZodObject;
  /** Accepted bodies other than JSON by content type, for the document only. */
  readonly otherBodies?: Readonly<Record<string, z.ZodType>>;
  /** Reads the body after the permission check; by default JSON of at most 64 kB is read before it. */
  readonly read?: readonly RequestHandler[];
  /** Status of the answer; 200 by default. 303 redirects to the returned address. */
  readonly status?: 200 | 201 | 303;
  /** Schema of the JSON, or of an {@link AnsweredFile}. */
  readonly answer: A;
  /** Content type of a route that answers with a file. */
  readonly fileType?: 'application/pdf' | 'text/csv';
  /**
   * Of a public read: after how many seconds the answer is outdated although no data has changed; 0: never. Undefined: it
   * must not be cached. By default never.
   */
  readonly keepFor?: (answer: z.input<A>) => number | undefined;
  /** Error codes beyond those that permission, body and key imply. */
  readonly refusals?: readonly ErrorCode[];
  readonly handle: (
    call: RouteCall<R, z.output<P>, z.output<Q>, z.output<B>>,
  ) => Promise<z.input<A>> | z.input<A>;
}

/** A REST route: the source of the router and the OpenAPI document. */
export type Route = Omit<
  Definition<'public', z.ZodType, z.ZodType, z.ZodType, z.ZodType>,
  'permission' | 'handle' | 'keepFor'
> & {
  readonly permission: Access;
  readonly handle: (call: RouteCall<Access, unknown, unknown, unknown>) => unknown;
  readonly keepFor?: (answer: unknown) => number | undefined;
};

/** With its tag in the OpenAPI document. */
export type TaggedRoute = Route & { readonly tag: string };

/** Types `handle` by the schemas beside it: its input and its answer. */
export function route<
  R extends Access,
  A extends z.ZodType,
  P extends z.ZodType = z.ZodUnknown,
  Q extends z.ZodType = z.ZodUnknown,
  B extends z.ZodType = z.ZodUnknown,
>(definition: Definition<R, P, Q, B, A>): Route {
  return definition as unknown as Route;
}
