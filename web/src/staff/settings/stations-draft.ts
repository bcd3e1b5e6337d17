import { equal } from '@wry/equality';
import * as z from 'zod/mini';
import type { RestaurantSettingsFragment, StationInput } from '../../gql/graphql';
import type { Field } from '../../shared/form/fields';
import { randomUuid } from '../../shared/lib/uuid';
import { typedAs } from '../form/typed-as';

const stationSchema = z.object({
  /** Identifies the row. */
  key: z.string(),
  name: z.string(),
  categories: z.readonly(z.array(z.string())),
});
export type StationFields = z.infer<typeof stationSchema>;

export const newStation = (): StationFields => ({ key: randomUuid(), name: '', categories: [] });

const said = (rows: unknown) =>
  (rows as readonly StationFields[]).map(({ name, categories }) => [name.trim(), categories.toSorted()]);

/** The stations of the kitchen. */
export const stations: Field<
  readonly StationFields[],
  RestaurantSettingsFragment['stations'],
  StationInput[]
> = {
  isTyped: typedAs(z.array(stationSchema)),
  empty: [],
  fromServer: (all) =>
    all.map(({ name, categories }, index) => ({ key: String(index), name, categories: [...categories] })),
  toInput: (rows) => rows.map(({ name, categories }) => ({ name: name.trim(), categories: [...categories] })),
  isSame: (one, other) => equal(said(one), said(other)),
};

/** The menu's categories, and before them those that a station has though the menu has them no longer. */
export const offeredCategories = ({ categories }: StationFields, onMenu: readonly string[]): string[] => [
  ...categories.filter((name) => !onMenu.includes(name)),
  ...onMenu,
];

/** The menu's categories that no station has. */
export const unclaimedCategories = (rows: readonly StationFields[], onMenu: readonly string[]): string[] =>
  onMenu.filter((name) => !rows.some(({ categories }) => categories.includes(name)));
