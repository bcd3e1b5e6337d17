import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { z } from 'zod';
import { id, leftOut, pageSize } from './validation.js';

/** A page of a GraphQL connection, as it is asked for. */
export const connectionPage = z.object({
  first: pageSize(20, 100),
  after: leftOut(id),
});

export interface Page {
  readonly limit: number;
  /** Only entries that are older than this one; in a list of the oldest first, newer. */
  readonly before?: string | undefined;
}

/** Asks for one entry more than the page holds, which tells whether there is a next page. */
export function readPage({ first, after }: z.output<typeof connectionPage>): Page {
  return { limit: first + 1, before: after };
}

export type Direction = 'ASC' | 'DESC';

/** Newest first: what {@link readPage} asks for of a table with `created_at` and `id`. */
export function newestFirst<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  page: Partial<Page>,
): SelectQueryBuilder<T> {
  return byTime(query, page, 'DESC');
}

export function byTime<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { limit, before }: Partial<Page>,
  direction: Direction,
): SelectQueryBuilder<T> {
  const { alias } = query;
  query.orderBy({ [`${alias}.createdAt`]: direction, [`${alias}.id`]: direction }).limit(limit);
  if (before) {
    const table = query.expressionMap.mainAlias?.metadata.tableName;
    const beyond = direction === 'DESC' ? '<' : '>';
    query.andWhere(
      `(${alias}.created_at, ${alias}.id) ${beyond} (select created_at, id from ${table} where id = :before)`,
      { before },
    );
  }
  return query;
}

/** @param found what {@link readPage} asked for */
export function connection<T extends { readonly id: string }>(first: number, found: readonly T[]) {
  const nodes = found.slice(0, first);
  return { nodes, pageInfo: { hasNextPage: found.length > first, endCursor: nodes.at(-1)?.id ?? null } };
}
