import { buildSchema, GraphQLEnumType } from 'graphql';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '../src/modules/auth/role.js';
import { orderStatuses } from '../src/modules/orders/order-status.js';
import { paymentModes, paymentStatuses } from '../src/modules/payments/payment-mode.js';
import { migrations } from '../src/platform/migrations/index.js';
import { TestApp } from './app.js';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

describe('the domain’s words', () => {
  const enumNames = (name: string) => {
    const type = schema.getType(name);
    return type instanceof GraphQLEnumType ? type.getValues().map((value) => value.name) : [];
  };
  const constantCase = (word: string) => word.toUpperCase().replaceAll(' ', '_');

  it.each([
    ['OrderStatus', orderStatuses.map(constantCase)],
    ['PaymentStatus', paymentStatuses.map(constantCase)],
    ['PaymentMode', [...paymentModes]],
    ['Role', [...roles]],
  ])('are those of the schema’s %s', (name, words) => {
    expect(enumNames(name)).toEqual(words);
  });
});

describe('the database', () => {
  it('is after its migrations what the entities say', async () => {
    const { upQueries } = await test.app.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('can be migrated by several processes at once', async () => {
    await test.app.dataSource.query('drop schema public cascade; create schema public');
    const others = await Promise.all(
      Array.from({ length: 3 }, () => TestApp.start({ DATABASE_URL: test.databaseUrl, ROLE: 'api' })),
    );
    const ran = await test.app.dataSource.query<unknown[]>('select name from migrations');
    expect(ran).toHaveLength(migrations.length);
    for (const other of others) await other.close();
  });
});
