import { KitchenHistory } from '../src/modules/quote/kitchen-history.js';
import { selectPastOrders } from '../src/modules/orders/orders.queries.js';
import { promisedTime } from '../src/modules/quote/promised-times.js';
import { openDatabase } from '../src/platform/database.js';
import {
  randomNumbers,
  simulatedEvening,
  simulatedWeeks,
  writeSimulated,
  type SimulatedOrder,
} from '../test/simulated-evening.js';
import { withShop } from './shop.js';

const evenings = 10;
const ordersOfEvening = 400;
const minuteMs = 60_000;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/**
 * Share of orders that come later than promised, over simulated evenings of 400 orders in three hours. The four weeks
 * before are read from the shop's database. The reference promises everyone the 80th percentile of those weeks.
 */
export async function promisedTimes(): Promise<void> {
  await withShop({}, async ({ databaseUrl }) => {
    const dataSource = await openDatabase({ url: databaseUrl, entities: [], migrations: [] });
    const results: ReturnType<typeof compare>[] = [];
    try {
      for (let seed = 0; seed < evenings; seed += 1) {
        const random = randomNumbers(seed);
        const opensAt = new Date(Date.now() - 4 * 60 * minuteMs);
        await dataSource.query('truncate orders cascade');
        await writeSimulated(simulatedWeeks(opensAt, random), (statement, values) =>
          dataSource.query(statement, values),
        );
        const past = await selectPastOrders(dataSource.manager);
        const tonight = simulatedEvening(opensAt, ordersOfEvening, random);
        results.push(compare(tonight, past));
      }
    } finally {
      await dataSource.destroy();
    }
    const mean = (of: (result: ReturnType<typeof compare>) => number) =>
      results.reduce((sum, result) => sum + of(result), 0) / results.length;
    const [ours, theirs] = [mean(({ late }) => late), mean(({ lateFixed }) => lateFixed)];
    console.log(
      `  Chowk: late ${percent(ours)}, at worst ${percent(Math.max(...results.map(({ late }) => late)))}`,
    );
    console.log(
      `  promised ${mean(({ promised }) => promised).toFixed(0)} min, took ${mean(({ took }) => took).toFixed(0)} min`,
    );
    console.log(
      `  one time for everyone: late ${percent(theirs)}, promised ${mean(({ fixed }) => fixed).toFixed(0)} min`,
    );
    console.log(`  ratio ${(ours / theirs).toFixed(2)}`);
  });
}

function compare(tonight: readonly SimulatedOrder[], past: Awaited<ReturnType<typeof selectPastOrders>>) {
  const history = new KitchenHistory(past);
  const ascending = past.map(({ minutes }) => minutes).toSorted((one, other) => one - other);
  const fixed = ascending[Math.ceil(ascending.length * 0.8) - 1] ?? 0;
  const orders = tonight.map(({ placedAt, deliveredAt, load }) => {
    const settings = { prepMinutes: 30, busyMinutes: 0 };
    const asap = { way: 'DELIVERY', extraMinutes: 0, slotAt: null } as const;
    const promise = promisedTime(settings, { history, load }, asap, placedAt);
    const minutesTo = (at: Date) => (at.getTime() - placedAt.getTime()) / minuteMs;
    return { took: minutesTo(deliveredAt), promised: minutesTo(promise?.until ?? placedAt) };
  });
  const mean = (of: (order: (typeof orders)[number]) => number) =>
    orders.reduce((sum, order) => sum + of(order), 0) / orders.length;
  return {
    fixed,
    late: mean(({ took, promised }) => (took > promised ? 1 : 0)),
    lateFixed: mean(({ took }) => (took > fixed ? 1 : 0)),
    promised: mean(({ promised }) => promised),
    took: mean(({ took }) => took),
  };
}
