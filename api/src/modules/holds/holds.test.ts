import { IsNull, Not, type EntityManager } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish } from '../../../test/factories.js';
import { newId } from '../../platform/ids.js';
import { DishPortions } from './dish-portions.entity.js';
import { Hold } from './hold.entity.js';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api' });
});
afterAll(() => test.close());

const portions = 1000;
async function counted(): Promise<string> {
  const { id } = await aDish(test);
  await test.app.dataSource.manager.insert(DishPortions, { menuItemId: id, portionsLeft: portions });
  return id;
}
const lines = (...dishIds: string[]) => dishIds.map((menuItemId) => ({ menuItemId, quantity: 2 }));
const slots = [14, 15, 16, 17].map((hour) => new Date(`2026-12-01T${hour}:00:00Z`));

it('holds never lose a portion or keep a place, however they end in parallel', async () => {
  const { dataSource, services } = test.app;
  const { holds } = services;
  const [dal, rice, uncounted] = [await counted(), await counted(), (await aDish(test)).id];
  const carts = [lines(dal, rice), lines(rice, dal), lines(uncounted), lines(uncounted)];
  const users = await Promise.all(carts.map(() => aCustomer(test)));
  const leftOf = () => services.portions.leftOf([dal, rice]);
  const orders: string[] = [];

  for (let round = 0; round < 8; round += 1) {
    const payments = users.flatMap(({ id: userId }, user) =>
      slots.map((slot, n) => ({
        id: newId(),
        userId,
        network: `${user} ${n}`,
        slot,
        cart: carts[user] ?? [],
      })),
    );
    await Promise.all(
      payments.map(({ slot, cart, ...payment }) =>
        dataSource.transaction(async (tx) => {
          await holds.release(tx, { expiredOfDishes: [rice, dal] });
          await holds.hold(tx, payment, cart, slot);
        }),
      ),
    );
    expect(await dataSource.manager.countBy(Hold, { userId: users[0]?.id })).toBe(3 * slots.length);
    await dataSource.query(
      `update holds set expires_at = now() - interval '1 second' where user_id = $1 or slot_at < $2`,
      [users[0]?.id, slots[2]],
    );
    await Promise.all([
      ...[2, 3].map((n) => dataSource.transaction((tx) => holds.release(tx, { userId: users[n]?.id ?? '' }))),
      holds.releaseExpired(),
    ]);
    // Left are all dishes of the second user, and the last two slots.
    expect(await dataSource.manager.countBy(Hold, { expiresAt: Not(IsNull()) })).toBe(10);
    const order = newId();
    orders.push(order);
    await Promise.all([
      ...users.map(({ id: userId }) => dataSource.transaction((tx) => holds.release(tx, { userId }))),
      ...[0, 1].map(() => holds.releaseExpired()),
      ...payments.map(({ id: holder }) => dataSource.transaction((tx) => holds.release(tx, { holder }))),
      dataSource.transaction((tx) => holds.take(tx, order, lines(dal, rice))),
      dataSource.transaction((tx) => holds.release(tx, { expiredOfDishes: [rice, dal] })),
    ]);
    const left = portions - 2 * orders.length;
    expect(await leftOf()).toEqual([left, left]);
  }

  expect(await dataSource.manager.count(Hold)).toBe(2 * orders.length);
  await Promise.all(orders.map((holder) => dataSource.transaction((tx) => holds.release(tx, { holder }))));
  expect(await leftOf()).toEqual([portions, portions]);
});

it('holds announce portions to the menu, but not places', async () => {
  const { dataSource, services } = test.app;
  const { holds } = services;
  const [dish, uncounted] = [await counted(), (await aDish(test)).id];
  /** The number of events that the step appends. */
  const countEvents = async (step: (tx: EntityManager) => Promise<unknown>) =>
    dataSource.transaction(async (tx) => {
      await tx.query('delete from outbox_events');
      await step(tx);
      return (await tx.query<object[]>('select type from outbox_events')).length;
    });
  const { id: userId } = await aCustomer(test);
  const payment = (cart: string, slot?: Date) => (tx: EntityManager) =>
    holds.hold(tx, { id: newId(), userId, network: userId }, lines(cart), slot);
  expect(await countEvents(payment(uncounted, slots[0]))).toBe(0);
  expect(await countEvents((tx) => holds.release(tx, { userId }))).toBe(0);
  expect(await countEvents(payment(dish))).toBe(1);
  expect(await countEvents((tx) => holds.release(tx, { userId }))).toBe(1);
  expect(await countEvents((tx) => holds.take(tx, newId(), lines(dish)))).toBe(1);
});

it('holds are given back when their time is over', async () => {
  const { dataSource, services } = test.app;
  const [slot] = slots;
  const { id: userId } = await aCustomer(test);
  const dish = await counted();
  const payment = { id: newId(), userId, network: userId };
  await dataSource.transaction((tx) => services.holds.hold(tx, payment, lines(dish), slot));
  await services.holds.releaseExpired();
  expect(await dataSource.manager.countBy(Hold, { holder: payment.id })).toBe(2);
  await dataSource.manager.update(Hold, { holder: payment.id }, { expiresAt: new Date() });
  await services.holds.releaseExpired();
  expect(await dataSource.manager.countBy(Hold, { holder: payment.id })).toBe(0);
  expect(await dataSource.manager.findOneBy(DishPortions, { menuItemId: dish })).toMatchObject({
    portionsLeft: portions,
  });
});
