import { print } from 'graphql';
import { MenuDocument } from '../../web/src/gql/graphql.js';
import { cpuMilliseconds } from './cpu.js';
import { fillMenu } from './dishes.js';
import { get, load, post } from './http-load.js';
import { median } from './quantiles.js';
import { installPeers, startReference, type Reference } from './reference.js';
import { withShop } from './shop.js';

const rounds = 5;
const roundMilliseconds = 1500;
const connections = 16;

interface Target {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  readonly request: Buffer;
  readonly cpu: number[];
  readonly perSecond: number[];
}

/** What the references that speak GraphQL answer. */
const dishesAlone = { query: '{ menu { id name price description category image isVegetarian version } }' };

/**
 * Cost of reading the whole menu, with its option groups, with the web's own document: milliseconds of the server's processor time per read, as
 * measured by the operating system, and reads per second with all connections busy. Servers alternate in short rounds.
 * The references that read the database leave the groups out. Needs Linux's `/proc`.
 */
export async function menu(): Promise<void> {
  await installPeers();
  await withShop({ roles: ['api', 'worker'] }, async ({ url, databaseUrl, pids, login }) => {
    await fillMenu(databaseUrl);
    const body = { operationName: 'Menu', variables: {}, query: print(MenuDocument) };
    const token = await login();
    const references: Reference[] = [];
    try {
      for (const name of ['prepared-buffer', 'json-agg', 'mercurius', 'apollo'])
        references.push(
          await startReference(`menu-${name}`, databaseUrl, { SHOP: url, REQUEST: JSON.stringify(body) }),
        );
      const [raw, jsonAgg, mercurius, apollo] = references;
      const [pid = 0] = pids;
      const shop = { port: Number(new URL(url).port), pid };
      if (!raw || !jsonAgg || !mercurius || !apollo) throw new Error('unreachable');
      const bare = target('node:http and a prepared buffer', raw, post('/', body));
      const jit = target('Mercurius with JIT', mercurius, post('/graphql', dishesAlone));
      const ours = [
        target('Chowk, POST /graphql', shop, post('/graphql', body)),
        target('Chowk, POST /graphql, signed in', shop, post('/graphql', body, token)),
        target('Chowk, GET /api/menu', shop, get('/api/menu')),
      ];
      const others = [
        target('one json_agg for each request', jsonAgg, post('/', body)),
        jit,
        target('Apollo Server', apollo, post('/', dishesAlone)),
      ];
      const all = [bare, ...ours, ...others];
      for (const each of all) await read(each);
      for (let round = 0; round < rounds; round += 1) {
        for (const each of all) {
          const before = cpuMilliseconds(each.pid);
          const { answers, milliseconds } = await read(each);
          each.cpu.push((cpuMilliseconds(each.pid) - before) / answers);
          each.perSecond.push((answers * 1000) / milliseconds);
        }
      }
      for (const each of all) report(each, bare, jit);
    } finally {
      for (const { stop } of references) await stop();
    }
  });
}

function report(each: Target, bare: Target, jit: Target): void {
  const [cpu, bareCpu, jitCpu] = [median(each.cpu), median(bare.cpu), median(jit.cpu)];
  const perSecond = median(each.perSecond);
  console.log(
    `  ${each.name.padEnd(33)} ${cpu.toFixed(3)} ms of CPU   ${perSecond.toFixed(0).padStart(6)} reads/s   ` +
      `${(cpu / bareCpu).toFixed(2)} × the CPU and ${(perSecond / median(bare.perSecond)).toFixed(2)} × the reads of a buffer   ` +
      `${(jitCpu / cpu).toFixed(1)} × Mercurius`,
  );
}

function target(name: string, { port, pid }: { port: number; pid: number }, request: Buffer): Target {
  return { name, port, pid, request, cpu: [], perSecond: [] };
}

const read = ({ port, request }: Target) =>
  load({ port, request: () => request, connections, milliseconds: roundMilliseconds });
