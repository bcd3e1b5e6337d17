import { z } from 'zod';
import { id, pageSize } from './validation.js';

/** A page of a GraphQL connection, as it is asked for. */
export const connectionPage = z.object({
  first: pageSize(20, 100),
  after: id.nullish().transform((value) => value ?? undefined),
});

export interface Page {
  readonly limit: number;
  /** Only entries that are older than this one. */
  readonly before: string | undefined;
}

/** Asks for one entry more than the page holds, which tells whether there is a next page. */
export function readPage({ first, after }: z.output<typeof connectionPage>): Page {
  return { limit: first + 1, before: after };
}

/** @param found what {@link readPage} asked for */
export function connection<T extends { readonly id: string }>(first: number, found: readonly T[]) {
  const nodes = found.slice(0, first);
  return { nodes, pageInfo: { hasNextPage: found.length > first, endCursor: nodes.at(-1)?.id ?? null } };
}
