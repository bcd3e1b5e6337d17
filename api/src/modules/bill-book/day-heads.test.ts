import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { register, setStatusAt } from '../../../test/bills.js';
import {
  aCustomer,
  aDish,
  anAdmin,
  aStaffMember,
  changeRestaurant,
  type Account,
} from '../../../test/factories.js';
import { placeDelivery } from '../../../test/riders.js';
import { Outbox } from '../../platform/outbox.js';
import { DayHeadsService } from './day-heads.service.js';
import { verifyLedger } from './ledger-verification.js';

let test: TestApp;
let second: TestApp;
let owner: Account;
let accountant: Account;
let counter: Account;
let place: () => Promise<string>;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  second = await TestApp.start({ DATABASE_URL: test.databaseUrl });
  [owner, accountant] = [await anAdmin(test), await aStaffMember(test, 'ACCOUNTANT')];
  counter = await aStaffMember(test, 'COUNTER');
  await test.app.dataSource.query(`update users set language = 'hi' where id = $1`, [accountant.id]);
  const [customer, { id: dishId }] = [await aCustomer(test), await aDish(test, { pricePaise: 24_900 })];
  await register(test, owner);
  await changeRestaurant(test, owner, { dayEndHour: 3 });
  place = () => placeDelivery(test, { dishId, customer });
});
afterAll(async () => {
  await second.close();
  await test.close();
});

const writeAt = ({ app: { dataSource, pubsub, services } }: TestApp, now: string) =>
  new DayHeadsService(
    dataSource,
    new Outbox(dataSource, pubsub),
    services.restaurant,
    () => new Date(now),
  ).write();

const heads = () =>
  test.app.dataSource.query<{ sequence: string; hash: string; document: string }[]>(
    `select sequence, hash, document from ledger_entries where kind = 'DAY_HEAD' order by sequence`,
  );

interface Mail {
  readonly subject: string;
  readonly text: string;
}
async function mailsTo({ email }: Account): Promise<Mail[]> {
  const query = '{ mailDeliveries(first: 100) { nodes { subject text recipient { email } } } }';
  const { data } = await test.graphql(query, {}, owner.token);
  const page = data?.['mailDeliveries'] as { nodes: (Mail & { recipient: { email: string } })[] };
  return page.nodes.filter(
    ({ recipient, subject }) => recipient.email === email && /Bill book|बिल बुक/.test(subject),
  );
}

it('a day ends with one head for its entries, mailed once, however many processes write it', async () => {
  await writeAt(test, '2040-11-28T12:00:00+05:30');
  expect(await heads()).toEqual([]);
  const [first, late] = [await place(), await place()];
  await setStatusAt(test, first, 'Delivered', new Date('2040-11-28T13:00:00+05:30'));
  await setStatusAt(test, late, 'Delivered', new Date('2040-11-29T02:59:59+05:30'));
  await setStatusAt(test, first, 'Cancelled', new Date('2040-11-29T02:59:59.500+05:30'));
  await writeAt(test, '2040-11-29T02:59:59.999+05:30');
  expect(await heads()).toEqual([]);

  const now = '2040-11-29T03:00:00+05:30';
  await Promise.all([test, second, test, second].map((app) => writeAt(app, now)));
  const [head, ...others] = await heads();
  expect(others).toEqual([]);
  expect(JSON.parse(head?.document ?? '')).toEqual({
    v: 1,
    day: '2040-11-28',
    until: new Date(now).toISOString(),
    sums: [
      { kind: 'CANCELLATION', entries: 1, amountPaise: 52_300 },
      { kind: 'INVOICE', entries: 2, amountPaise: 104_600 },
    ],
  });
  expect(await verifyLedger(test.app.dataSource, head?.hash)).toMatchObject({
    count: 4,
    head: head?.hash,
  });

  await expect.poll(async () => [...(await mailsTo(owner)), ...(await mailsTo(accountant))].length).toBe(2);
  const [english, hindi] = [(await mailsTo(owner))[0], (await mailsTo(accountant))[0]];
  expect(english?.subject).toBe('Bill book of Wednesday, 28 November 2040');
  const groups = head?.hash.match(/.{4}/g)?.join(' ');
  expect(english?.text).toContain(
    `Entries: 3\nInvoices: ₹1,046\nCredit notes and cancelled invoices: ₹523\nSeal (hash): ${groups}\nCommand that checks the book: npm run ledger:verify -- --head ${groups}`,
  );
  expect(hindi?.text).toContain(`सील (हैश): ${groups}`);
  expect(await mailsTo(counter)).toEqual([]);
});

it('each day with entries gets its own head, also if nobody wrote it for days', async () => {
  for (const now of ['2040-12-01T04:00:00+05:30', '2040-12-02T04:00:00+05:30', '2040-12-05T04:00:00+05:30'])
    await writeAt(test, now);
  expect(await heads()).toHaveLength(1);
  for (const now of ['2040-12-05T13:00:00+05:30', '2040-12-06T02:00:00+05:30', '2040-12-06T03:00:00+05:30'])
    await setStatusAt(test, await place(), 'Delivered', new Date(now));
  for (let times = 0; times < 2; times += 1) {
    await writeAt(test, '2040-12-07T03:00:00+05:30');
    await writeAt(second, '2040-12-08T03:00:00+05:30');
  }
  const [, ...later] = await heads();
  expect(later.map(({ document }) => JSON.parse(document) as object)).toMatchObject([
    { day: '2040-12-05', sums: [{ kind: 'INVOICE', entries: 2 }] },
    { day: '2040-12-06', sums: [{ kind: 'INVOICE', entries: 1 }] },
  ]);
});
