import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { textsOf } from '../../../test/escpos-reader.js';
import { aDish, anAdmin, type Account } from '../../../test/factories.js';
import { aPrinter, deletePrinter, jobsOf, printersOf, printTestPage } from '../../../test/printing.js';
import { placeDelivery } from '../../../test/riders.js';
import { startFakePrinter, type FakePrinter } from '../../../test/servers/fake-printer.js';
import { PrinterProgram } from '../../commands/printer-program.js';
import { NetworkPrinter } from '../../platform/network-printer.js';

let test: TestApp;
let admin: Account;
let dishId: string;
let fake: FakePrinter;
let printer: Awaited<ReturnType<typeof aPrinter>>;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  admin = await anAdmin(test);
  dishId = (await aDish(test)).id;
});
afterAll(() => test.close());
beforeEach(async () => {
  fake = await startFakePrinter();
  printer = await aPrinter(test, admin, { way: 'AGENT' });
});
afterEach(async () => {
  for (const { id } of await printersOf(test, admin)) await deletePrinter(test, admin, id);
  await fake.close();
});

const place = () => placeDelivery(test, { dishId });
const stateOf = async (orderId: string) => (await jobsOf(test, admin, orderId)).map(({ state }) => state);

interface Running {
  readonly said: string[];
  readonly ended: Promise<unknown>;
  readonly stop: () => Promise<unknown>;
}

/** In this process. */
function run(token = printer.token, shop = test.url): Running {
  const stopping = new AbortController();
  const said: string[] = [];
  const port = new NetworkPrinter('127.0.0.1', fake.port, null);
  const parts = { shop: new URL(shop), token, printer: port, say: (words: string) => void said.push(words) };
  const ended = new PrinterProgram(parts).run(stopping.signal).catch((error: unknown) => error);
  const stop = () => {
    stopping.abort();
    return ended;
  };
  onTestFinished(async () => void (await stop()));
  return { said, ended, stop };
}

const pause = (isPaused: boolean) =>
  test.app.dataSource.query('update printers set is_paused = $1 where id = $2', [isPaused, printer.id]);

/** An order whose ticket waits for the printer. */
async function placePaused(): Promise<{ readonly orderId: string; readonly jobId: string }> {
  await pause(true);
  const orderId = await place();
  await expect.poll(() => stateOf(orderId)).toEqual(['WAITING']);
  return { orderId, jobId: (await jobsOf(test, admin, orderId))[0]?.id ?? '' };
}

interface Proxy {
  readonly url: string;
  /** That it answers by itself. */
  status: number | undefined;
  /** End of the paths for which it answers that the shop is away. */
  failing: string | undefined;
}

/** A server between the program and the shop. */
async function aProxy(): Promise<Proxy> {
  const proxy = { url: '', status: undefined, failing: undefined } as {
    -readonly [Key in keyof Proxy]: Proxy[Key];
  };
  const server = createServer((request, response) => {
    const isFailing = proxy.failing !== undefined && request.url?.endsWith(proxy.failing);
    if (proxy.status || isFailing) {
      response.writeHead(proxy.status ?? 503).end();
      return;
    }
    const { method, headers } = request;
    const onward = httpRequest(new URL(request.url ?? '', test.url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}

const ask = (path: string, body: object, token = printer.token) =>
  test.rest<{ job: { id: string; claim: number } | null }>('POST', `/api/printer/${path}`, {
    body: { program: 'raw', ...body },
    headers: { Authorization: `Bearer ${token}` },
  });

describe('the program beside a printer', () => {
  it('prints what comes, as a process of its own', async () => {
    const file = fileURLToPath(new URL('../../commands/printer.ts', import.meta.url));
    const args = ['--shop', test.url, '--token', printer.token, '--printer', `127.0.0.1:${fake.port}`];
    const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], { stdio: 'pipe' });
    let said = '';
    child.stdout.on('data', (text) => (said += String(text)));
    child.stderr.on('data', (text) => (said += String(text)));
    onTestFinished(() => void child.kill('SIGKILL'));
    await expect.poll(() => said).toContain('prints for “Kitchen”');
    const id = await place();
    await expect.poll(() => stateOf(id)).toEqual(['PRINTED']);
    expect(fake.documents).toHaveLength(1);
    expect(await printersOf(test, admin)).toMatchObject([{ state: 'READY', error: null }]);
    child.kill('SIGTERM');
    await expect.poll(() => said).toContain('stopped');
  });

  it('says what is wrong with the printer, and prints when it is mended', async () => {
    fake.behaviour = 'out of paper';
    const program = run();
    const id = await place();
    await expect
      .poll(() => printersOf(test, admin))
      .toMatchObject([{ state: 'OUT_OF_PAPER', error: 'The printer is out of paper.', waiting: 1 }]);
    expect(program.said).toContain('The printer is out of paper.');
    fake.behaviour = 'print';
    await expect.poll(() => stateOf(id)).toEqual(['PRINTED']);
    expect(fake.documents).toHaveLength(1);
  });

  it('leaves a job in doubt unsure', async () => {
    fake.cutPowerAt = 60;
    run();
    const id = await place();
    await expect.poll(() => stateOf(id)).toEqual(['UNSURE']);
    expect(fake.documents).toMatchObject([{ isComplete: expect.any(Boolean) }]);
  });

  it('waits for a shop that does not answer, and ends with a wrong token', async () => {
    const lost = run(printer.token, 'http://127.0.0.1:9');
    await expect.poll(() => lost.said).toEqual(['The shop cannot be reached, will try again']);
    await lost.stop();
    expect(String(await run('wrong').ended)).toContain('The shop does not accept the token');
  });

  it('goes on to the next job after one that cannot be drawn, which fails', async () => {
    const [broken, fine] = [await placePaused(), await placePaused()];
    await test.app.dataSource.query(
      `update deliveries set content = jsonb_set(content, '{print,order,id}', '"none"') where id = $1`,
      [broken.jobId],
    );
    await pause(false);
    const program = run();
    await expect.poll(() => stateOf(fine.orderId)).toEqual(['PRINTED']);
    const jobs = await jobsOf(test, admin);
    expect(jobs.find(({ id }) => id === broken.jobId)).toMatchObject({
      state: 'FAILED',
      error: 'The document could not be made.',
    });
    expect(fake.documents).toHaveLength(1);
    expect(program.said.join(' ')).not.toContain('again');
  });

  it.each([404, 403, 400])(
    'goes on after an answer %i of something between, once it has greeted',
    async (status) => {
      const between = await aProxy();
      const program = run(printer.token, between.url);
      await expect.poll(() => program.said.join(' ')).toContain('prints for');
      between.status = status;
      await expect.poll(() => program.said).toContain(`The shop answers ${status}, will try again`);
      between.status = undefined;
      const id = await place();
      await expect.poll(() => stateOf(id)).toEqual(['PRINTED']);
    },
  );

  it('ends where it never found a shop', async () => {
    const between = await aProxy();
    between.status = 404;
    expect(String(await run(printer.token, between.url).ended)).toContain('is no shop with printers');
  });

  it('ends some seconds after it was stopped, although the shop does not take the outcome', async () => {
    const between = await aProxy();
    const program = run(printer.token, between.url);
    between.failing = 'outcome';
    const id = await place();
    await expect.poll(() => program.said.join(' ')).toContain('printed #');
    await program.stop();
    expect(program.said.at(-1)).toBe('stopped');
    expect(await stateOf(id)).toEqual(['PRINTING']);
  });

  it('counts as away after a minute', async () => {
    await ask('next', {});
    await test.app.dataSource.query(
      `update printers set last_seen_at = now() - interval '61 seconds' where id = $1`,
      [printer.id],
    );
    await expect
      .poll(() => printersOf(test, admin))
      .toMatchObject([
        { state: 'UNREACHABLE', error: expect.stringContaining('program beside the printer') },
      ]);
    run();
    await expect.poll(() => printersOf(test, admin)).toMatchObject([{ state: 'UNKNOWN', error: null }]);
  });
});

describe('the routes of programs', () => {
  it('give a job to one program, the same again, and hand it over once', async () => {
    await printTestPage(test, admin, printer.id);
    const first = (await ask('next', {})).body.job;
    expect((await ask('next', {})).body.job).toEqual(first);
    const { id = '', claim = 0 } = first ?? {};
    const handOver = (program: string) => ask(`jobs/${id}/hand-over`, { program, claim });
    expect((await handOver('other')).status).toBe(409);
    expect((await handOver('raw')).status).toBe(200);
    expect((await handOver('raw')).status).toBe(200);
    // It may be on paper: nobody gets it again.
    expect((await ask('next', {})).body.job).toBeNull();
    await test.app.dataSource.query('update deliveries set next_try_at = now() where id = $1', [id]);
    await expect.poll(async () => (await jobsOf(test, admin))[0]?.state).toBe('UNSURE');
    expect((await handOver('raw')).status).toBe(409);
  });

  it('give a job that was not handed over to the next program when its time is over', async () => {
    await printTestPage(test, admin, printer.id);
    const { id = '', claim = 0 } = (await ask('next', {})).body.job ?? {};
    await test.app.dataSource.query('update deliveries set next_try_at = now() where id = $1', [id]);
    const second = (await ask('next', { program: 'second' })).body.job;
    expect(second).toMatchObject({ id, claim: claim + 1 });
    expect((await ask(`jobs/${id}/hand-over`, { claim })).status).toBe(409);
    const outcome = { claim: claim + 1, program: 'second', outcome: 'PRINTED', state: 'READY' };
    expect((await ask(`jobs/${id}/outcome`, outcome)).status).toBe(200);
    expect((await jobsOf(test, admin))[0]).toMatchObject({ id, state: 'PRINTED' });
  });

  it('answer a job as soon as there is one', async () => {
    const waiting = ask('next', {});
    await expect.poll(async () => (await printersOf(test, admin))[0]?.lastSeenAt).not.toBeNull();
    await printTestPage(test, admin, printer.id);
    const { job } = (await waiting).body;
    expect(textsOf(Buffer.from((job as unknown as { bytes: string }).bytes, 'base64'))).not.toEqual([]);
  });

  it('need the token of the printer, and none that was replaced', async () => {
    expect((await ask('next', {}, 'wrong')).status).toBe(401);
    expect((await ask('next', {}, admin.token)).status).toBe(401);
    const { body } = await test.rest<{ token: string }>('POST', `/api/admin/printers/${printer.id}/token`, {
      token: admin.token,
    });
    expect((await ask('next', {})).status).toBe(401);
    expect((await ask('next', { program: 'x'.repeat(61) }, body.token)).status).toBe(400);
    expect((await ask('next', {}, body.token)).status).toBe(200);
  });

  it('reach no job of another printer', async () => {
    const other = await aPrinter(test, admin, { name: 'Other', way: 'AGENT' });
    await printTestPage(test, admin, printer.id);
    const { id = '', claim = 0 } = (await ask('next', {})).body.job ?? {};
    expect((await ask('next', {}, other.token)).body.job).toBeNull();
    expect((await ask(`jobs/${id}/hand-over`, { claim }, other.token)).status).toBe(409);
    const outcome = { claim, outcome: 'PRINTED', state: 'READY' };
    expect((await ask(`jobs/${id}/outcome`, outcome, other.token)).status).toBe(409);
  });
});
