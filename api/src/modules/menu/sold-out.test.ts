import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { doorsOf, value } from '../../../test/doors/doors.js';
import {
  aCustomer,
  aDish,
  aDishWith,
  anAdmin,
  anOptionGroup,
  type Account,
} from '../../../test/factories.js';
import { beginOrder, paise, pay, untilState } from '../../../test/payments.js';
import { newId } from '../../platform/ids.js';
import { OrderItem } from '../orders/order-item.entity.js';
import { MenuItem } from './menu-item.entity.js';
import { inWords } from '../../platform/sentences.js';

let test: TestApp;
/** Another process of the same shop, which receives changes by notification. */
let other: TestApp;
let admin: Account;
let asha: Account;
let thali: MenuItem;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  other = await TestApp.start({ ...test.stores, RATE_LIMIT_FACTOR: '1000', ROLE: 'api' });
  admin = await anAdmin(test);
  asha = await aCustomer(test);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await other.close();
  await test.close();
});
beforeEach(async () => {
  vi.restoreAllMocks();
  thali = await aDish(test, { name: 'Thali', pricePaise: paise });
});

interface Marked {
  readonly id: string;
  readonly version: number;
  readonly soldOut: { readonly until: string | null } | null;
}
interface Requested {
  readonly period?: string;
  readonly until?: string;
}

const send = (dishIds: readonly string[], requested: Requested, token?: string, shop = test) =>
  shop.graphql(
    `mutation ($dishIds: [ID!]!, $period: SoldOutPeriod, $until: DateTime) {
       setSoldOut(dishIds: $dishIds, period: $period, until: $until) { id version soldOut { until } }
     }`,
    { dishIds, ...requested },
    token,
  );
async function mark(requested: Requested, dishIds: readonly string[] = [thali.id]): Promise<Marked[]> {
  const { data, errors } = await send(dishIds, requested, admin.token);
  expect(errors).toBeUndefined();
  return data?.['setSoldOut'] as Marked[];
}
const refusal = async (...args: Parameters<typeof send>) => (await send(...args)).errors?.[0];

/** The clock of the shop, at the restaurant on Monday, 23 November 2026. */
const at = (time: string) =>
  vi
    .spyOn(test.app.services.availability as unknown as { clock: () => Date }, 'clock')
    .mockReturnValue(new Date(`2026-11-${time.length > 5 ? time : `23T${time}`}+05:30`));
async function setHours(orderHours: object[][] | null): Promise<void> {
  const { version } = await test.app.services.restaurant.verified();
  const { errors } = await test.graphql(
    'mutation ($input: RestaurantInput!, $version: Int!) { updateRestaurant(input: $input, version: $version) { version } }',
    { input: { orderHours }, version },
    admin.token,
  );
  expect(errors).toBeUndefined();
}
const everyDay = (...hours: [string, string][]) =>
  Array.from({ length: 7 }, () => hours.map(([opensAt, closesAt]) => ({ opensAt, closesAt })));

describe('setSoldOut', () => {
  it.each([
    ['at any hour', null, '19:00', '24T00:00', '24T00:00'],
    ['in the evening', everyDay(['18:00', '23:00']), '19:00', '23T23:00', '24T00:00'],
    ['before it opens', everyDay(['18:00', '23:00']), '12:00', '23T23:00', '24T00:00'],
    [
      'between lunch and dinner',
      everyDay(['11:00', '15:00'], ['18:00', '23:00']),
      '12:00',
      '23T15:00',
      '24T00:00',
    ],
    ['in a long evening', everyDay(['18:00', '02:00']), '23:30', '24T02:00', '24T02:00'],
    ['after midnight in a long evening', everyDay(['18:00', '02:00']), '24T01:00', '24T02:00', '24T02:00'],
  ])('ends a mark by the hours: %s', async (_what, hours, now, closing, tomorrow) => {
    await setHours(hours);
    try {
      at(now);
      const instant = (text: string) => new Date(`2026-11-${text}+05:30`).toISOString();
      expect(await mark({ period: 'UNTIL_CLOSING' })).toMatchObject([
        { soldOut: { until: instant(closing) } },
      ]);
      expect(await mark({ period: 'UNTIL_TOMORROW' })).toMatchObject([
        { soldOut: { until: instant(tomorrow) } },
      ]);
    } finally {
      await setHours(null);
    }
  });

  it('marks several dishes until further notice, and as available again', async () => {
    const chai = await aDish(test);
    expect(await mark({ period: 'UNTIL_FURTHER_NOTICE' }, [thali.id, chai.id])).toEqual([
      { id: thali.id, version: 2, soldOut: { until: null } },
      { id: chai.id, version: 2, soldOut: { until: null } },
    ]);
    expect(await mark({ period: 'NONE' })).toEqual([{ id: thali.id, version: 3, soldOut: null }]);
  });

  it('changes nothing if the mark is the same', async () => {
    const until = new Date(Date.now() + 3600_000).toISOString();
    expect(await mark({ until })).toMatchObject([{ version: 2, soldOut: { until } }]);
    expect(await mark({ until })).toMatchObject([{ version: 2 }]);
  });

  it('is restricted to staff', async () => {
    const requested = { period: 'UNTIL_CLOSING' };
    expect((await refusal([thali.id], requested))?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await refusal([thali.id], requested, asha.token))?.extensions).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it.each([
    ['no dish', [], { period: 'NONE' }, 'dishIds'],
    ['no end', undefined, {}, 'period'],
    ['a time that has passed', undefined, { until: '2026-01-01T00:00:00.000Z' }, 'until'],
  ])('refuses %s', async (_what, dishIds, requested, field) => {
    const error = await refusal(dishIds ?? [thali.id], requested, admin.token);
    expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  });

  it('marks none if one of the dishes is not on the menu', async () => {
    const error = await refusal([thali.id, newId()], { period: 'UNTIL_CLOSING' }, admin.token);
    expect(error?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect(await test.app.services.menu.find(thali.id)).toMatchObject({ isSoldOut: false, version: 1 });
  });
});

describe.each(doorsOf(() => test))('a sold-out dish through $name', (door) => {
  const order = () => door.placeOrder(asha.token, { items: [{ id: thali.id, quantity: 1 }] });

  it('cannot be ordered until its mark ends', async () => {
    await mark({ until: new Date(Date.now() + 3600_000).toISOString() });
    expect(await order()).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
      message: expect.stringMatching(
        /^Thali is sold out and will be back (today|tomorrow) at \d+:\d\d [ap]m\. Remove it to continue\.$/,
      ) as string,
    });
    await test.app.dataSource.manager.update(
      MenuItem,
      { id: thali.id },
      { soldOutUntil: new Date(Date.now() - 1) },
    );
    expect(await order()).toMatchObject({ ok: true });
  });

  it('can be ordered once staff say so', async () => {
    await mark({ period: 'UNTIL_FURTHER_NOTICE' });
    expect(await order()).toMatchObject({ ok: false, message: 'Thali is sold out. Remove it to continue.' });
    await mark({ period: 'NONE' });
    expect(await order()).toMatchObject({ ok: true });
  });
});

describe('a sold-out dish', () => {
  it('is refused by other processes without delay', async () => {
    await mark({ period: 'UNTIL_FURTHER_NOTICE' });
    const { status } = await other.rest('POST', '/api/orders', {
      token: asha.token,
      body: { items: [{ menuItem: thali.id, qty: 1 }], address: '1 MG Road', paymentMode: 'COD' },
    });
    expect(status).toBe(400);
  });

  it('is a problem of each of its lines in a quote', async () => {
    const chai = await aDish(test);
    await mark({ period: 'UNTIL_FURTHER_NOTICE' });
    const { data } = await test.graphql(
      'query ($input: QuoteInput!) { quote(input: $input) { problems { code line } } }',
      { input: { items: [thali, chai, thali].map(({ id }) => ({ menuItemId: id, quantity: 1 })) } },
    );
    expect(data?.['quote']).toEqual({
      problems: [
        { code: 'SOLD_OUT', line: 0 },
        { code: 'SOLD_OUT', line: 2 },
      ],
    });
  });

  it('says when it can be ordered again while the restaurant is open', async () => {
    await setHours(everyDay(['18:00', '23:00']));
    try {
      const { services } = test.app;
      for (const [midnight, back] of [
        ['2026-11-23', 'today at 6:00 pm'],
        ['2026-11-24', 'tomorrow at 6:00 pm'],
        ['2026-11-29', 'on Sunday, 29 November 2026 at 6:00 pm'],
      ] as const) {
        await test.app.dataSource.manager.update(
          MenuItem,
          { id: thali.id },
          { isSoldOut: true, soldOutUntil: new Date(`${midnight}T10:00+05:30`) },
        );
        const quoted = await services.quotes.quote(
          { items: [{ menuItemId: thali.id, quantity: 1 }] },
          { at: new Date('2026-11-23T09:00+05:30') },
        );
        expect(
          quoted.problems.filter(({ code }) => code === 'SOLD_OUT').map(({ message }) => inWords(message)),
        ).toEqual([`Thali is sold out and will be back ${back}. Remove it to continue.`]);
      }
    } finally {
      await setHours(null);
    }
  });

  it('is refunded if it was marked while it was being paid', async () => {
    const { id, razorpayOrderId } = await beginOrder(test, asha, thali.id);
    await mark({ period: 'UNTIL_FURTHER_NOTICE' });
    await pay(test, razorpayOrderId);
    expect((await untilState(test, asha, id, 'REFUNDED')).refunds).toMatchObject([
      { reason: expect.stringContaining('is not available any more') as string },
    ]);
  });

  it('is not available over REST', async () => {
    const seen = async () => {
      const { body } = await test.rest<{ _id: string; available: boolean }[]>('GET', '/api/menu');
      return body.find(({ _id }) => _id === thali.id)?.available;
    };
    expect(await seen()).toBe(true);
    const soon = Date.now() + 1000;
    await mark({ until: new Date(soon).toISOString() });
    expect(await seen()).toBe(false);
    // Without any change of the data.
    await expect.poll(seen).toBe(true);
    await mark({ period: 'UNTIL_CLOSING' });
    expect(await seen()).toBe(false);
    await mark({ period: 'NONE' });
    expect(await seen()).toBe(true);
  });
});

describe('setChoiceSoldOut', () => {
  let size: Awaited<ReturnType<typeof anOptionGroup>>;
  let pizza: MenuItem;
  beforeEach(async () => {
    size = await anOptionGroup(test, {
      name: 'Size',
      minChoices: 1,
      choices: [{ name: 'Small', isDefault: true }, { name: 'Large' }],
    });
    pizza = await aDishWith(test, [size.id], { name: 'Pizza', pricePaise: paise });
  });

  const choice = (name: string) => size.choices[name] ?? '';
  async function markChoice(choiceId: string, period: string, token = admin.token) {
    const { data, errors } = await test.graphql(
      `mutation ($choiceId: ID!, $period: SoldOutPeriod) {
         setChoiceSoldOut(choiceId: $choiceId, period: $period) { version choices { name soldOut { until } } }
       }`,
      { choiceId, period },
      token,
    );
    return { group: data?.['setChoiceSoldOut'], code: errors?.[0]?.extensions['code'] };
  }

  it('marks a choice until further notice, and as available again', async () => {
    expect((await markChoice(choice('Large'), 'UNTIL_FURTHER_NOTICE')).group).toEqual({
      version: 2,
      choices: [
        { name: 'Small', soldOut: null },
        { name: 'Large', soldOut: { until: null } },
      ],
    });
    expect((await markChoice(choice('Large'), 'UNTIL_FURTHER_NOTICE')).group).toMatchObject({ version: 2 });
    expect((await markChoice(choice('Large'), 'NONE')).group).toMatchObject({
      version: 3,
      choices: [{ soldOut: null }, { soldOut: null }],
    });
  });

  it('keeps all of 10 parallel marks', async () => {
    const names = Array.from({ length: 10 }, (_, n) => `Topping ${n}`);
    const toppings = await anOptionGroup(test, { choices: names.map((name) => ({ name })) });
    await Promise.all(Object.values(toppings.choices).map((id) => markChoice(id, 'UNTIL_FURTHER_NOTICE')));
    const { group } = await markChoice(Object.values(toppings.choices)[0] ?? '', 'NONE');
    expect(group).toMatchObject({
      version: 12,
      choices: [{ soldOut: null }, ...names.slice(1).map(() => ({ soldOut: { until: null } }))],
    });
  });

  it('is restricted to staff and to choices on the menu', async () => {
    expect(await markChoice(choice('Large'), 'NONE', asha.token)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await markChoice(newId(), 'NONE')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('keeps the mark when an admin changes the group', async () => {
    await markChoice(choice('Large'), 'UNTIL_FURTHER_NOTICE');
    const { data } = await test.graphql(
      `mutation ($id: ID!, $input: OptionGroupInput!) {
         updateOptionGroup(id: $id, input: $input, version: 2) { choices { name soldOut { until } } }
       }`,
      {
        id: size.id,
        input: {
          name: 'Size',
          minChoices: 1,
          maxChoices: 1,
          choices: [
            { id: choice('Small'), name: 'Small', price: 0, isDefault: true },
            { id: choice('Large'), name: 'Big', price: 50 },
          ],
        },
      },
      admin.token,
    );
    expect(data?.['updateOptionGroup']).toEqual({
      choices: [
        { name: 'Small', soldOut: null },
        { name: 'Big', soldOut: { until: null } },
      ],
    });
  });

  it('shows a sold-out choice over REST until its time has passed', async () => {
    const seen = async () => {
      const { body } = await test.rest<
        { _id: string; options: { choices: { name: string; available: boolean }[] }[] }[]
      >('GET', '/api/menu');
      const { options = [] } = body.find(({ _id }) => _id === pizza.id) ?? {};
      return options[0]?.choices.map(({ name, available }) => [name, available]);
    };
    expect(await seen()).toEqual([
      ['Small', true],
      ['Large', true],
    ]);
    await test.graphql(
      'mutation ($id: ID!, $until: DateTime) { setChoiceSoldOut(choiceId: $id, until: $until) { id } }',
      { id: choice('Large'), until: new Date(Date.now() + 1000).toISOString() },
      admin.token,
    );
    expect(await seen()).toEqual([
      ['Small', true],
      ['Large', false],
    ]);
    await expect.poll(async () => (await seen())?.[1]?.[1]).toBe(true);
  });

  describe.each(doorsOf(() => test))('through $name', (door) => {
    it('replaces a sold-out default by the next choice without extra cost, but not what was chosen', async () => {
      const order = (choices?: string[]) =>
        door.placeOrder(asha.token, { items: [{ id: pizza.id, quantity: 1, ...(choices && { choices }) }] });
      await markChoice(choice('Small'), 'UNTIL_FURTHER_NOTICE');
      const refused = {
        ok: false,
        code: 'BAD_USER_INPUT',
        fields: ['items.0.choices'],
        message: 'Small is sold out. Choose something else for Pizza.',
      };
      const isAvailable = async () => {
        const { body } = await test.rest<{ _id: string; available: boolean }[]>('GET', '/api/menu');
        return body.find(({ _id }) => _id === pizza.id)?.available;
      };
      const chosen = async ({ id }: { id: string }) => {
        const lines = await test.app.dataSource.manager.findBy(OrderItem, { orderId: id });
        return lines.flatMap(({ choices }) => choices.map(({ name }) => name));
      };
      expect(await order([choice('Small')])).toMatchObject(refused);
      expect(await order([choice('Large')])).toMatchObject({ ok: true });
      expect(await isAvailable()).toBe(true);
      expect(await chosen(value(await order()))).toEqual(['Large']);

      await markChoice(choice('Large'), 'UNTIL_FURTHER_NOTICE');
      expect(await isAvailable()).toBe(false);
      expect(await order()).toMatchObject(refused);
      await markChoice(choice('Small'), 'NONE');
      expect(await isAvailable()).toBe(true);
      expect(await chosen(value(await order()))).toEqual(['Small']);
    });
  });
});
