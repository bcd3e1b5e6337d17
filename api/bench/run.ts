/** `npm run bench -- --only live`: each benchmark prints medians, and a ratio against a reference of the same run. */
import { billMonth } from './bill-month.js';
import { dashboard } from './dashboard.js';
import { handOver } from './hand-over.js';
import { kitchen } from './kitchen.js';
import { ledger } from './ledger.js';
import { liveStatus } from './live-status.js';
import { logins } from './logins.js';
import { menu } from './menu.js';
import { menuSearch } from './menu-search.js';
import { orderSearch } from './order-search.js';
import { configuredOrders, myOrders, placeOrder } from './orders.js';
import { promisedTimes } from './promised-times.js';
import { scale } from './scale.js';
import { sockets } from './sockets.js';
import { secondStart } from './start.js';
import { webhooks } from './webhooks.js';

const benchmarks: Record<string, () => Promise<void>> = {
  'bill-month': billMonth,
  'configured-orders': configuredOrders,
  dashboard,
  'hand-over': handOver,
  kitchen,
  ledger,
  'live-status': liveStatus,
  logins,
  menu,
  'menu-search': menuSearch,
  'my-orders': myOrders,
  'order-search': orderSearch,
  'place-order': placeOrder,
  'promised-times': promisedTimes,
  scale,
  sockets,
  start: secondStart,
  webhooks,
};

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
for (const [name, run] of Object.entries(benchmarks)) {
  if (only && !name.includes(only)) continue;
  console.log(`\n${name}`);
  await run();
}
