import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../app.js';
import { readEscPos, textsOf } from '../escpos-reader.js';
import { aCustomer, aDish, anAdmin, type Account } from '../factories.js';
import { aNetworkPrinter, jobsOf, settlePrintJob } from '../printing.js';
import { placeDelivery } from '../riders.js';
import { startFakePrinter, type FakePrinter } from '../servers/fake-printer.js';
import { isFull } from './attack.js';

const orders = isFull ? 1000 : 25;
/** More bytes than a ticket has, so that some cuts come after it. */
const maxBytes = 420;
const timeout = isFull ? 900_000 : 120_000;

let test: TestApp;
let admin: Account;
let asha: Account;
let dishId: string;
let fake: FakePrinter;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '100000' });
  [admin, asha] = [await anAdmin(test), await aCustomer(test)];
  dishId = (await aDish(test)).id;
  fake = await startFakePrinter();
  await aNetworkPrinter(test, admin, fake.port);
});
afterAll(async () => {
  await test.close();
  await fake.close();
});

const isWhole = (bytes: Buffer) => readEscPos(bytes).printed.at(-1) === 'cut';

interface Paper {
  readonly texts: readonly string[];
  readonly isWhole: boolean;
}

/** What is on paper, read once. */
const onPaper: Paper[] = [];

/** What is on paper about an order. */
function papersOf(name: string): Paper[] {
  for (const { bytes } of fake.documents.slice(onPaper.length))
    onPaper.push({ texts: textsOf(bytes).map((text) => text.trim()), isWhole: isWhole(bytes) });
  return onPaper.filter(({ texts }) => texts.includes(name));
}

/** A person looks at the paper and says what is on it. */
async function settleUnsure(): Promise<number> {
  const unsettled = await jobsOf(test, admin, undefined, true);
  for (const { id, state, orderName } of unsettled) {
    if (state !== 'UNSURE' || !orderName) continue;
    const isPrinted = papersOf(orderName).some((paper) => paper.isWhole);
    expect((await settlePrintJob(test, admin, id, isPrinted)).code).toBeUndefined();
  }
  return unsettled.length;
}

it(
  `loses none of ${orders} tickets and prints none twice without a mark, although the power is cut at any byte`,
  {
    timeout,
  },
  async () => {
    const ids: string[] = [];
    for (let count = 0; count < orders; count += 1) {
      fake.cutPowerAt = Math.floor(Math.random() * maxBytes);
      ids.push(await placeDelivery(test, { dishId, customer: asha, way: 'DELIVERY' }));
      await expect.poll(() => jobsOf(test, admin, ids.at(-1)), { interval: 5 }).toHaveLength(1);
      if (count % 10 === 0) await settleUnsure();
    }
    fake.cutPowerAt = undefined;
    await expect.poll(settleUnsure, { timeout: 120_000, interval: 20 }).toBe(0);

    const [lost, unmarked]: [string[], string[]] = [[], []];
    for (const id of ids) {
      const [job] = await jobsOf(test, admin, id);
      const papers = papersOf(job?.orderName ?? '');
      if (job?.state !== 'PRINTED' || !papers.some((paper) => paper.isWhole)) lost.push(id);
      if (papers.filter(({ texts }) => texts[0] !== 'DUPLICATE').length > 1) unmarked.push(id);
    }
    expect({ lost, unmarked }).toEqual({ lost: [], unmarked: [] });
    // Some were in doubt.
    expect(fake.documents.some(({ bytes }) => !isWhole(bytes))).toBe(true);
    expect(
      fake.documents.some(({ bytes }) => textsOf(bytes).some((text) => text.includes('DUPLICATE'))),
    ).toBe(true);
  },
);
