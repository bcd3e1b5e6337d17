import { z } from 'zod';
import { id, pageSize } from './validation.js';

/** A page of a GraphQL connection. */
export const connectionPage = z.object({
  first: pageSize(20, 100),
  after: id.nullish().transform((value) => value ?? undefined),
});

/** `found` holds one entry more than the page if there is a next page. */
export function connection<T extends { readonly id: string }>(first: number, found: readonly T[]) {
  const nodes = found.slice(0, first);
  return { nodes, pageInfo: { hasNextPage: found.length > first, endCursor: nodes.at(-1)?.id ?? null } };
}
