import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { z } from 'zod';
import { id, leftOut, pageSize } from './validation.js';

/** Arguments of a GraphQL connection. */
export const connectionPage = z.object({
  first: pageSize(20, 100),
  after: leftOut(id),
});

export interface Page {
  readonly limit: number;
  /** Only entries older than this one, or newer ones in a list that starts with the oldest. */
  readonly before?: string | undefined;
}

/** Reads one entry more than the page holds, to know whether there is a next page. */
export function readPage({ first, after }: z.output<typeof connectionPage>): Page {
  return { limit: first + 1, before: after };
}

export type Direction = 'ASC' | 'DESC';

/** Newest first: {@link readPage} for a table with `created_at` and `id`. */
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

/** @param found the result of {@link readPage} */
export function connection<T extends { readonly id: string }>(first: number, found: readonly T[]) {
  const nodes = found.slice(0, first);
  return { nodes, pageInfo: { hasNextPage: found.length > first, endCursor: nodes.at(-1)?.id ?? null } };
}
