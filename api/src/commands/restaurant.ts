// `npm run restaurant -- --file <settings.json> [--dry-run]`; the file `-` is standard input
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { coerceInputValue, isInputObjectType } from 'graphql';
import type { EntityManager } from 'typeorm';
import { ConfigError, readConfig } from '../config.js';
import { createInputSchema } from '../graphql/schema.js';
import { adminRole } from '../modules/auth/permissions.js';
import type { Viewer } from '../modules/auth/viewer.js';
import { requireSeatsOfBookings } from '../modules/bookings/booked-tables.js';
import { countDishesOfTaxClasses } from '../modules/menu/menu.queries.js';
import { restaurantInput, type RestaurantChanges } from '../modules/restaurant/restaurant.input.js';
import { presentRestaurant } from '../modules/restaurant/restaurant.presenter.js';
import { lockRecord } from '../modules/restaurant/restaurant.queries.js';
import { RestaurantService, type Restaurant } from '../modules/restaurant/restaurant.service.js';
import { pictureExists } from '../modules/uploads/pictures.service.js';
import { entities } from '../modules/modules.js';
import { openDatabase } from '../platform/database.js';
import { DomainError } from '../platform/errors.js';
import { newId } from '../platform/ids.js';
import { migrations } from '../platform/migrations/index.js';
import { openFiles } from '../platform/open-files.js';
import { messageOf } from '../platform/system-error.js';
import { parse } from '../platform/validation.js';
import { print, runCommand } from './command.js';
import { withDatabase } from './with-database.js';
import { inWords } from '../platform/sentences.js';

const usage =
  'Say `npm run restaurant -- --file <settings.json> [--dry-run]`; the file - is standard input. ' +
  'It has the fields of RestaurantInput in schema.graphql, for example { "name": "Sharma’s Dhaba" }.';

const needs = { requireSeats: requireSeatsOfBookings, countDishes: countDishesOfTaxClasses };

/** Commands run with an admin's permissions. */
const operator: Viewer = {
  language: 'en',
  id: newId(),
  name: 'Command line',
  email: '',
  isGuest: false,
  guestPhone: null,
  role: adminRole,
  staffRole: 'OWNER',
  sessionId: newId(),
};

async function readSettings(file: string): Promise<unknown> {
  const contents = await (file === '-' ? text(process.stdin) : readFile(file, 'utf8')).catch(
    (error: unknown) => {
      throw new Error(`The settings cannot be read: ${messageOf(error)}`);
    },
  );
  try {
    return JSON.parse(contents);
  } catch (error) {
    throw new Error(`The settings are not JSON: ${messageOf(error)}`, { cause: error });
  }
}

/** @throws {ConfigError} with one line per field that is unknown or of another type */
function asInput(settings: unknown): unknown {
  const type = createInputSchema().getType('RestaurantInput');
  if (!isInputObjectType(type)) throw new Error('schema.graphql has no RestaurantInput');
  const problems: string[] = [];
  const input: unknown = coerceInputValue(settings, type, (path, _value, error) =>
    problems.push([...path, ''].join('.').replace(/\.$/, ': ') + error.message),
  );
  if (problems.length > 0) throw new ConfigError(problems);
  return input;
}

/** Tables without an id are matched by name, so that a file can be applied again. */
function withTableIds(changes: RestaurantChanges, { tables }: Restaurant): RestaurantChanges {
  if (!changes.tables) return changes;
  const named = new Set(changes.tables.map(({ id }) => id));
  const ids = new Map(
    tables.filter(({ id }) => !named.has(id)).map(({ id, name }) => [name.toLowerCase(), id]),
  );
  return {
    ...changes,
    tables: changes.tables.map((table) => ({ ...table, id: table.id ?? ids.get(table.name.toLowerCase()) })),
  };
}

/** @returns one line per field that differs */
function describeDifferences(before: Restaurant, after: Restaurant): string[] {
  const shown = (restaurant: Restaurant): Record<string, unknown> => {
    const { mostCash, ordering, tableHours, version, ...fields } = presentRestaurant(restaurant, new Date());
    return { ...fields, tables: restaurant.tables.map(({ name, seats }) => ({ name, seats })) };
  };
  const old = shown(before);
  return Object.entries(shown(after)).flatMap(([field, value]) =>
    isDeepStrictEqual(value, old[field])
      ? []
      : [`${field}: ${JSON.stringify(old[field])} → ${JSON.stringify(value)}`],
  );
}

async function apply(tx: EntityManager, restaurant: RestaurantService, input: unknown): Promise<string[]> {
  await lockRecord(tx);
  const before = await restaurant.verified(tx);
  const changes = withTableIds(parse(restaurantInput, input), before);
  await restaurant.requirePictures(changes);
  return describeDifferences(before, await restaurant.updateIn(tx, operator, changes, before.version));
}

/** @throws {ConfigError} with one line per invalid field */
function rethrowByField(error: unknown): never {
  const fields = error instanceof DomainError ? (error.details.fields ?? []) : [];
  if (fields.length === 0) throw error;
  throw new ConfigError(fields.map(({ field, message }) => `${field}: ${inWords(message)}`));
}

await runCommand(async () => {
  const config = readConfig();
  const { values } = parseArgs({
    options: { file: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const { file, 'dry-run': isDryRun } = values;
  if (!file) throw new Error(usage);
  const input = asInput(await readSettings(file));
  await withDatabase(config, print, async (url) => {
    const dataSource = await openDatabase({ url, entities, migrations });
    const runner = dataSource.createQueryRunner();
    const closers: (() => Promise<unknown>)[] = [];
    try {
      if (await dataSource.showMigrations())
        throw new Error('The database holds no shop of this version yet: start it once first.');
      await runner.startTransaction();
      const files = await openFiles(config, closers);
      const restaurant = new RestaurantService(dataSource, needs, {
        exists: (kind, path) => pictureExists({ files, dataSource }, kind, path),
      });
      const changes = await apply(runner.manager, restaurant, input).catch(rethrowByField);
      await (isDryRun ? runner.rollbackTransaction() : runner.commitTransaction());
      for (const change of changes) print(change);
      if (changes.length === 0) print('the settings are like this already; nothing was changed');
      else if (isDryRun) print('this would change; nothing was changed');
      else print('the settings are saved');
    } finally {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      await runner.release();
      await dataSource.destroy();
      for (const close of closers) await close();
    }
  });
});
