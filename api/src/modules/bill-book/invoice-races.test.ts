import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { entriesOf, register, setStatusAt } from '../../../test/bills.js';
import { aCustomer, aDish, anAdmin } from '../../../test/factories.js';
import { aNewOrder } from '../../../test/new-order.js';
import { billOf } from '../quote/bill.js';
import { writeOrdersAtOnce } from '../orders/write-orders.js';
import { verifyLedger } from './ledger-verification.js';

let test: TestApp;
let orderIds: string[];
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api' });
  const [owner, { id: userId }, dish] = [await anAdmin(test), await aCustomer(test), await aDish(test)];
  await register(test, owner);
  const tax = { class: 'RESTAURANT', hsn: '996331', rate: 500, isIncluded: false };
  const line = { menuItemId: dish.id, quantity: 1, name: 'Dal', category: 'Main', unitPricePaise: 10_000 };
  const taxing = {
    mode: 'REGULAR',
    pricesInclude: false,
    roundsTotal: true,
    ofLine: () => tax,
    ofCharges: tax,
  } as const;
  const bill = billOf([{ ...line, choices: [], note: null }], {}, taxing);
  const written = await writeOrdersAtOnce(
    test.app.dataSource,
    test.app.services.holds,
    Array.from({ length: 60 }, () => aNewOrder({ userId, bill })),
  );
  orderIds = written.map(({ order }) => order?.id ?? '');
});
afterAll(() => test.close());

it('60 hand-overs at the same time, some rolled back, across the end of a financial year leave no gap and no double', async () => {
  // Fails in the transaction after the number was taken.
  const refused = new Set(orderIds.filter((_id, index) => index % 5 === 0));
  await test.app.dataSource.query(
    `create function refuse_some() returns trigger language plpgsql as $$
     begin
       if new.order_id = any ('{${[...refused].join(',')}}') then raise exception 'rolled back'; end if;
       return new;
     end $$`,
  );
  await test.app.dataSource.query(
    'create trigger refuse_some after insert on ledger_entries for each row execute function refuse_some()',
  );
  const midnight = Date.parse('2027-04-01T00:00:00+05:30');
  const outcomes = await Promise.allSettled(
    orderIds.map((id, index) => setStatusAt(test, id, 'Delivered', new Date(midnight - 30 + index))),
  );
  const failed = orderIds.filter((_id, index) => outcomes[index]?.status === 'rejected');
  // On a busy machine some may have waited too long for a connection, too; none for a lock that another one held.
  const reasons = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as Error).message] : [],
  );
  for (const reason of reasons) expect(reason).toMatch(/rolled back|timeout exceeded when trying to connect/);
  expect(failed).toEqual(expect.arrayContaining([...refused]));
  await test.app.dataSource.query('drop trigger refuse_some on ledger_entries');

  const entries = (await Promise.all(orderIds.map((id) => entriesOf(test, id)))).flat();
  const numbers = entries.map(({ number }) => number ?? '').toSorted();
  const ofYear = (year: string, count: number) =>
    Array.from({ length: count }, (_each, index) => `C/${year}/${String(index + 1).padStart(6, '0')}`);
  const before = numbers.filter((number) => number.startsWith('C/26-27/')).length;
  const after = numbers.length - before;
  expect(numbers).toEqual([...ofYear('26-27', before), ...ofYear('27-28', after)]);
  expect(numbers).toHaveLength(60 - failed.length);
  expect(await verifyLedger(test.app.dataSource)).toMatchObject({ count: numbers.length });

  // Those that were rolled back get the next ones.
  for (const id of failed) await setStatusAt(test, id, 'Delivered', new Date(midnight));
  const later = (await Promise.all(failed.map((id) => entriesOf(test, id)))).flat();
  expect(later.map(({ number }) => number)).toEqual(ofYear('27-28', after + failed.length).slice(after));
  expect((await verifyLedger(test.app.dataSource)).fault).toBeUndefined();
}, 60_000);
