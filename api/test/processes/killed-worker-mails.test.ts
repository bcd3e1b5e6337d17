import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { startMailServer, type MailServer } from '../../../test/servers/smtp.js';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

let smtp: MailServer;
let shop: TestApp;
let dataDir: string;
let worker: ChildProcess | undefined;
beforeAll(async () => {
  smtp = await startMailServer();
  shop = await TestApp.start({ ROLE: 'api' });
  dataDir = await mkdtemp(path.join(tmpdir(), 'chowk-worker-'));
});
afterAll(async () => {
  await kill();
  await shop.close();
  await smtp.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A worker in a process of its own, on the shop's database. */
function startWorker(): { output: () => string } {
  let output = '';
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      PATH: process.env['PATH'],
      ROLE: 'worker',
      ...shop.stores,
      DATA_DIR: dataDir,
      JWT_SECRET: 'a secret that only the tests know of',
      SEED_DEMO: 'false',
      SMTP_URL: smtp.url.split('?')[0],
      MAIL_FROM: 'orders@chowk.example',
    },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  worker = child;
  return { output: () => output };
}

async function kill(): Promise<void> {
  if (!worker || worker.exitCode !== null || worker.signalCode !== null) return;
  const ended = new Promise((resolve) => worker?.once('exit', resolve));
  worker.kill('SIGKILL');
  await ended;
}

const eventually: typeof expect.poll = (read, options) => expect.poll(read, { timeout: 25_000, ...options });

async function placeOrder(customer: Account): Promise<void> {
  const dish = await aDish(shop);
  await shop.rest('POST', '/api/orders', {
    token: customer.token,
    body: { items: [{ menuItem: dish.id, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' },
  });
}

async function deliveryTo({ id }: Account) {
  const [row] = await shop.app.dataSource.query<{ state: string; handed_over_at: Date | null }[]>(
    'select state, handed_over_at from deliveries where user_id = $1',
    [id],
  );
  return row;
}

/** The lease of the worker that died runs out. */
const endLease = ({ id }: Account) =>
  shop.app.dataSource.query(`update deliveries set next_try_at = now() where user_id = $1`, [id]);

// Each test takes over the worker that the one before has left running: starting one takes seconds.
describe('a worker that is killed', { timeout: 60_000 }, () => {
  it('before the mail was handed over leaves it to the next one: it arrives, once', async () => {
    const asha = await aCustomer(shop);
    smtp.atRecipient = () => 'say nothing';
    startWorker();
    await placeOrder(asha);
    await eventually(() => smtp.named).toContain(asha.email);
    await kill();
    expect(await deliveryTo(asha)).toEqual({ state: 'sending', handed_over_at: null });

    smtp.atRecipient = () => 'go on';
    await endLease(asha);
    const { output } = startWorker();
    await eventually(() => deliveryTo(asha)).toMatchObject({ state: 'sent' });
    expect(smtp.mailsTo(asha.email)).toHaveLength(1);
    await eventually(output).toContain('mail sent');
    const [line = ''] = output()
      .split('\n')
      .filter((each) => each.includes('mail sent'));
    expect(JSON.parse(line)).toMatchObject({ user: asha.id, subject: 'We have your order' });
    expect(output()).not.toContain(asha.email);
  });

  it('before the server has answered does not make it two: it arrived, once, and admins are told of the doubt', async () => {
    const asha = await aCustomer(shop);
    const admin = await anAdmin(shop);
    smtp.atEnd = 'say nothing';
    await placeOrder(asha);
    await eventually(() => smtp.mailsTo(asha.email)).toHaveLength(1);
    await kill();
    expect(await deliveryTo(asha)).toMatchObject({ state: 'sending', handed_over_at: expect.any(Date) });

    smtp.atEnd = 'go on';
    await endLease(asha);
    startWorker();
    await eventually(() => deliveryTo(asha)).toMatchObject({ state: 'unconfirmed' });
    // The worker goes on with what comes next.
    const ravi = await aCustomer(shop);
    await placeOrder(ravi);
    await eventually(() => deliveryTo(ravi)).toMatchObject({ state: 'sent' });
    expect(smtp.mailsTo(asha.email)).toHaveLength(1);
    const { data } = await shop.graphql(
      '{ mailDeliveries(state: UNCONFIRMED) { nodes { error recipient { email } } } }',
      {},
      admin.token,
    );
    expect(JSON.stringify(data)).toContain(asha.email);
  });
});
