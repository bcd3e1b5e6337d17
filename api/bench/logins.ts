import { dishes, fillMenu } from './dishes.js';
import { quantiles } from './quantiles.js';
import { admin, withShop } from './shop.js';

/** Short rounds, so that other load on the machine affects both sides equally. */
const rounds = 10;
const readsPerRound = 100;
const loginsInFlight = 20;

/**
 * Milliseconds of a menu read while twenty logins, each of 0.1 s of processor time, are always in flight, compared with
 * the same read on an idle process. Rounds alternate in one API process.
 */
export async function logins(): Promise<void> {
  // Twenty concurrent logins to one account from one address.
  const environment = { RATE_LIMIT_FACTOR: '1000' };
  await withShop({ roles: ['api'], environment }, async ({ url, databaseUrl }) => {
    await fillMenu(databaseUrl);
    await readMenu(url, readsPerRound);
    const samples: { idle: number[]; busy: number[] } = { idle: [], busy: [] };
    let done = 0;
    for (let round = 0; round < rounds; round += 1) {
      samples.idle.push(...(await readMenu(url, readsPerRound)));
      const load = startLogins(url);
      // In flight throughout the reads.
      await load.firstDone;
      samples.busy.push(...(await readMenu(url, readsPerRound)));
      done += await load.stop();
    }
    const [idle, busy] = [quantiles(samples.idle), quantiles(samples.busy)];
    console.log(`  menu read, nothing else to do    p50 ${idle.p50} ms   p99 ${idle.p99} ms`);
    console.log(`  menu read, 20 logins in flight   p50 ${busy.p50} ms   p99 ${busy.p99} ms`);
    console.log(
      `  ratio of p99s ${(busy.p99 / idle.p99).toFixed(1)} (target: at most 2); ${done} logins done`,
    );
  });
}

/** Sequential reads, like those of one customer's browser. */
async function readMenu(url: string, times: number): Promise<number[]> {
  const samples: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const started = performance.now();
    const answer = await fetch(`${url}/api/menu`);
    const menu = (await answer.json()) as unknown[];
    samples.push(performance.now() - started);
    if (menu.length !== dishes) throw new Error(`the menu has ${menu.length} dishes`);
  }
  return samples;
}

function startLogins(url: string) {
  const end = new AbortController();
  let tellFirst: () => void;
  const firstDone = new Promise<void>((resolve) => {
    tellFirst = resolve;
  });
  let done = 0;
  const people = Array.from({ length: loginsInFlight }, async () => {
    while (!end.signal.aborted) {
      const answer = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(admin),
      });
      if (!answer.ok) throw new Error(`login answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
      done += 1;
      tellFirst();
    }
  });
  return {
    firstDone,
    stop: async () => {
      end.abort();
      await Promise.all(people);
      return done;
    },
  };
}
