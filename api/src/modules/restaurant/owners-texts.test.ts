import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { migrations } from '../../platform/migrations/index.js';
import { demo } from './demo-restaurant.js';
import { ensureRestaurant } from './first-record.js';
import { RestaurantTable } from './restaurant-table.entity.js';
import { RestaurantRecord } from './restaurant.entity.js';

let database: ScratchDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  dataSource = await new DataSource({
    type: 'postgres',
    url: database.url,
    migrations,
    entities: [RestaurantRecord, RestaurantTable],
  }).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

/** A shop of the last release with this name and these links, after the update. */
async function updated(name: string, links: readonly object[]) {
  await dataSource.query('delete from restaurant');
  await ensureRestaurant(dataSource.manager, {
    tables: [2],
    openingHours: undefined,
    bookingRefundHours: undefined,
  });
  const at = migrations.findIndex(({ name: each }) => each === 'OwnersTexts1764004740000');
  for (let newer = migrations.length; newer > at; newer -= 1) await dataSource.undoLastMigration();
  await dataSource.query('update restaurant set name = $1, links = $2, version = 7', [
    name,
    JSON.stringify(links),
  ]);
  await dataSource.runMigrations();
  return dataSource.manager.findOneByOrFail(RestaurantRecord, { id: 1 });
}

describe('the first start on a database of the last release', () => {
  it('keeps the texts and links of a shop that is still the demo restaurant', async () => {
    const { aboutHeading, aboutText, hindiAboutText, links } = demo;
    expect(await updated(demo.name, links)).toMatchObject({
      aboutHeading,
      aboutText,
      hindiAboutText,
      links,
      version: 8,
    });
  });

  it('leaves a shop with a name of its own without them, with its own links in their order', async () => {
    const instagram = { name: 'Instagram', url: 'https://www.instagram.com/sharma/' };
    const zomato = { name: 'Zomato', url: 'https://www.zomato.com/sharma' };
    const own = [instagram, zomato];
    const empty = { aboutHeading: null, aboutText: null, hindiAboutHeading: null, hindiAboutText: null };
    expect(await updated('Sharma’s Dhaba', [instagram, ...demo.links, zomato])).toMatchObject({
      ...empty,
      links: own,
      version: 8,
    });
    expect(await updated('Sharma’s Dhaba', demo.links)).toMatchObject({ ...empty, links: [], version: 8 });
    expect(await updated('Sharma’s Dhaba', own)).toMatchObject({ links: own, version: 7 });
  });
});
