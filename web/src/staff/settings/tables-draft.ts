import * as z from 'zod/mini';
import type { RestaurantSettingsFragment } from '../../gql/graphql';
import { areSameRows, type Field } from '../../shared/form/fields';
import { sentNumber } from '../../shared/lib/typed-number';
import { randomUuid } from '../../shared/lib/uuid';
import { typedAs } from '../form/typed-as';

const tableSchema = z.object({
  /** Identifies a row; for an existing table, its id. */
  key: z.string(),
  id: z.optional(z.string()),
  name: z.string(),
  seats: z.string(),
});
/** A table as typed. */
export type TableFields = z.infer<typeof tableSchema>;

export const newTable = (): TableFields => ({ key: randomUuid(), name: '', seats: '2' });

interface TableInput {
  readonly id?: string;
  readonly name: string;
  readonly seats: number;
}

/** The tables that guests book and order at. */
export const tables: Field<readonly TableFields[], RestaurantSettingsFragment['tables'], TableInput[]> = {
  isTyped: typedAs(z.array(tableSchema)),
  empty: [],
  fromServer: (all) => all.map(({ id, name, seats }) => ({ key: id, id, name, seats: String(seats) })),
  toInput: (all) =>
    all.map(({ id, name, seats }) => ({
      ...(id && { id }),
      name: name.trim(),
      seats: sentNumber('whole', seats),
    })),
  isSame: areSameRows,
};
