import { buildSchema, GraphQLEnumType } from 'graphql';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissions } from '../src/modules/auth/permissions.js';
import { allergens, dishMarks } from '../src/modules/menu/dish-attributes.js';
import { roles } from '../src/modules/auth/role.js';
import { messageStates } from '../src/modules/messages/delivery.entity.js';
import { kitchenStages } from '../src/modules/orders/kitchen-stage.js';
import { orderStatuses } from '../src/modules/orders/order-status.js';
import { orderWays } from '../src/modules/restaurant/order-ways.js';
import { setupSteps } from '../src/modules/dashboard/setup-steps.js';
import { paymentAccounts } from '../src/modules/dashboard/shop-setup.js';
import { setupWarnings } from '../src/modules/dashboard/setup-warnings.js';
import { paymentModes, paymentStatuses } from '../src/modules/payments/payment-mode.js';
import { paymentStates, refundStates } from '../src/modules/payments/payment-state.js';
import { welcomeSteps } from '../src/modules/restaurant/welcome.service.js';
import { TestApp } from './app.js';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

describe('the domain’s enums', () => {
  const enumNames = (name: string) => {
    const type = schema.getType(name);
    return type instanceof GraphQLEnumType ? type.getValues().map((value) => value.name) : [];
  };
  const constantCase = (word: string) => word.toUpperCase().replaceAll(' ', '_');

  it.each([
    ['OrderStatus', orderStatuses.map(constantCase)],
    ['KitchenStage', [...kitchenStages]],
    ['OrderWay', [...orderWays]],
    ['PaymentStatus', paymentStatuses.map(constantCase)],
    ['PaymentMode', [...paymentModes]],
    ['DishMark', [...dishMarks]],
    ['Allergen', [...allergens]],
    ['SetupWarning', [...setupWarnings]],
    ['SetupStep', [...setupSteps]],
    ['PaymentAccount', [...paymentAccounts]],
    ['WelcomeStep', [...welcomeSteps]],
    ['PaymentState', [...paymentStates]],
    ['RefundState', refundStates.map(constantCase)],
    ['MailState', messageStates.map(constantCase)],
    ['Role', [...roles]],
    ['Permission', permissions],
  ])('equal the schema’s %s', (name, words) => {
    expect(enumNames(name)).toEqual(words);
  });
});

describe('the database', () => {
  it('equals the entities after its migrations', async () => {
    const { upQueries } = await test.app.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });
});
