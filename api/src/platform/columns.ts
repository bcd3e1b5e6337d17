import { getMetadataArgsStorage } from 'typeorm';

const casts = new Map<unknown, string>([
  // pg returns bigint as text; the values stay far below 2^53.
  ['bigint', '::float8'],
  // As ISO 8601.
  ['date', '::text'],
]);

type Entity<T> = new () => T;

/** A row as JSON, where dates are strings. */
export type InJson<T, Dates extends keyof T> = Omit<T, Dates> & {
  readonly [Name in Dates]: string | Exclude<T[Name], Date>;
};

/** The columns of an entity's table with the entity's property names, for a `select` or `returning` list. */
export function columnsOf<T extends object>(entity: Entity<T>, table: string): string {
  return columns(entity, table)
    .map(({ name, sql }) => `${sql} as "${name}"`)
    .join(', ');
}

/** As {@link columnsOf}, in the form of arguments of `json_build_object`. */
export function jsonColumnsOf<T extends object>(
  entity: Entity<T>,
  table: string,
  properties?: readonly (keyof T)[],
): string {
  return columns(entity, table)
    .filter(({ name }) => !properties || properties.includes(name as keyof T))
    .map(({ name, sql }) => `'${name}', ${sql}`)
    .join(', ');
}

function columns(entity: Entity<object>, table: string): { name: string; sql: string }[] {
  return getMetadataArgsStorage()
    .filterColumns(entity)
    .map(({ propertyName, options }) => {
      const column = `${table}.${options.name ?? propertyName}`;
      return { name: propertyName, sql: `${column}${casts.get(options.type) ?? ''}` };
    });
}
