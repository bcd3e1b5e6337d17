import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { columnsOf } from './columns.js';
import { id, optional, pageSize } from './validation.js';

/** Arguments of a GraphQL connection. */
export const connectionPage = z.object({
  first: pageSize(20, 100),
  after: optional(id),
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

/**
 * The condition that a row comes after another one of its table by a column and `id`.
 * @param other the placeholder of the other row's id
 */
export function beyond(table: string, other: string, direction: Direction, column = 'created_at'): string {
  const than = direction === 'DESC' ? '<' : '>';
  return `(${table}.${column}, ${table}.id) ${than} (select ${column}, id from ${table} where id = ${other})`;
}

interface OrderedPage extends Partial<Page> {
  readonly direction?: Direction | undefined;
  /** The column that orders the rows; `created_at` if missing. */
  readonly column?: string | undefined;
}

/**
 * The conditions, order and limit of a page of a table's rows, the newest first unless the other direction is asked for.
 * @param values of the statement; those of the page are added
 */
export function pageOf(
  table: string,
  { limit, before, direction = 'DESC', column = 'created_at' }: OrderedPage,
  values: unknown[],
  conditions: readonly string[] = [],
): string {
  const all = before
    ? [...conditions, beyond(table, `$${values.push(before)}`, direction, column)]
    : conditions;
  return `${all.length > 0 ? `where ${all.join(' and ')} ` : ''}
    order by ${table}.${column} ${direction}, ${table}.id ${direction} limit $${values.push(limit ?? null)}`;
}

/** A page of an entity's rows. See {@link pageOf}. */
export function selectPage<T extends object>(
  manager: EntityManager,
  entity: new () => T,
  page: OrderedPage,
  conditions: readonly string[] = [],
  values: readonly unknown[] = [],
): Promise<T[]> {
  const table = manager.dataSource.getMetadata(entity).tableName;
  const all = [...values];
  const paged = pageOf(table, page, all, conditions);
  return manager.query<T[]>(`select ${columnsOf(entity, table)} from ${table} ${paged}`, all);
}

/** `LIKE` pattern that matches any value containing this literal text. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** @param found the result of {@link readPage} */
export function connection<T extends { readonly id: string }>(first: number, found: readonly T[]) {
  const nodes = found.slice(0, first);
  return { nodes, pageInfo: { hasNextPage: found.length > first, endCursor: nodes.at(-1)?.id ?? null } };
}
