import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { createApp } from '../../app/app.js';
import { newId } from '../../platform/ids.js';
import { migrations } from '../../platform/migrations/index.js';

let database: ScratchDatabase;
const booking = newId();
const [windowTable, largeTable, oldTable] = [newId(), newId(), newId()];

/** A database of the previous release: two tables in use, one not in use, a booking at one of each. */
beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  const dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  try {
    const at = migrations.findIndex(({ name }) => name === 'Restaurant1764000600000');
    for (let newer = migrations.length; newer > at; newer -= 1) await dataSource.undoLastMigration();
    await dataSource.query(
      `insert into restaurant_tables (id, number, seats, is_in_use) values ($1, 1, 2, true), ($2, 2, 8, true), ($3, 3, 4, false)`,
      [windowTable, largeTable, oldTable],
    );
    await dataSource.query(
      `insert into bookings (id, name, email, phone, starts_at, guests, payment_mode, payment_status)
       values ($1, 'Asha Rao', 'asha@example.in', '+91 98860 12345', now() + interval '3 days', 2, 'COD', 'Pending')`,
      [booking],
    );
    await dataSource.query(
      `insert into table_holds (booking_id, table_id, during)
       select $1, id, tstzrange(now() + interval '3 days', now() + interval '3 days 90 minutes')
       from unnest($2::text[]) as id`,
      [booking, [windowTable, oldTable]],
    );
  } finally {
    await dataSource.destroy();
  }
});
afterAll(() => database.drop());

const environment = { TABLES: '1x2,1x8', OPENING_HOURS: '12:00-24:00', BOOKING_REFUND_HOURS: '24' };

describe('the first start on a database of the last release', () => {
  it('takes tables, hours and refund hours from the environment, and keeps the bookings', async () => {
    const test = await TestApp.start({ DATABASE_URL: database.url, ...environment });
    try {
      expect(await test.app.services.restaurant.latest()).toMatchObject({
        version: 1,
        name: 'Chowk Street Kitchen',
        tableHours: Array.from({ length: 7 }, () => ({ opensAt: 720, closesAt: 1440 })),
        refundHours: 24,
        stayMinutes: 90,
        bookingFeePaise: 200_00,
        tables: [
          { id: windowTable, name: 'Table 1', seats: 2 },
          { id: largeTable, name: 'Table 2', seats: 8 },
        ],
      });
      const held = await test.app.dataSource.query('select 1 from table_holds where booking_id = $1', [
        booking,
      ]);
      expect(held).toHaveLength(2);
    } finally {
      await test.close();
    }
  });

  it('is the only start that uses the environment; later ones log differences from the record', async () => {
    const start = async (variables: Record<string, string>) => {
      const test = await TestApp.start({ DATABASE_URL: database.url, ...variables });
      const { app } = test;
      const warnings: string[] = [];
      const again = await createApp(app.config, (message) => warnings.push(message));
      const restaurant = await again.services.restaurant.latest();
      await again.close();
      await test.close();
      return { restaurant, warnings };
    };
    const same = await start({ ...environment, TABLES: '1x8, 1x2' });
    expect(same.warnings).toEqual([]);
    expect((await start({})).warnings).toEqual([]);
    const { restaurant, warnings } = await start({
      TABLES: '3x4',
      OPENING_HOURS: '10:00-22:00',
      BOOKING_REFUND_HOURS: '24',
    });
    expect(warnings).toEqual([
      'the settings under /admin/settings count, which differ from TABLES, OPENING_HOURS',
    ]);
    expect(restaurant).toMatchObject({
      tableHours: Array.from({ length: 7 }, () => ({ opensAt: 720, closesAt: 1440 })),
      tables: [{ seats: 2 }, { seats: 8 }],
    });
  });
});
