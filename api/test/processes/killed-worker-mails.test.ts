import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../factories.js';
import { startMailServer, type MailServer } from '../servers/smtp.js';
import { ShopProcess } from './shop-process.js';

let smtp: MailServer;
let shop: TestApp;
let worker: ShopProcess;
beforeAll(async () => {
  smtp = await startMailServer();
  shop = await TestApp.start({ ROLE: 'api' });
  worker = await ShopProcess.create({
    ...shop.stores,
    ROLE: 'worker',
    LOG_LEVEL: 'info',
    SMTP_URL: smtp.url.split('?')[0] ?? '',
    MAIL_FROM: 'orders@chowk.example',
  });
});
afterAll(async () => {
  await worker.remove();
  await shop.close();
  await smtp.close();
});

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

/** Expires the dead worker's lease. */
const endLease = ({ id }: Account) =>
  shop.app.dataSource.query(`update deliveries set next_try_at = now() where user_id = $1`, [id]);

// Each test reuses the worker that the previous one has left running, because a start takes seconds.
describe('a worker that is killed', () => {
  it('leaves a mail to the next one before handing it over: it arrives once', async () => {
    const asha = await aCustomer(shop);
    smtp.atRecipient = () => 'say nothing';
    worker.launch();
    await placeOrder(asha);
    await expect.poll(() => smtp.named).toContain(asha.email);
    await worker.stop();
    expect(await deliveryTo(asha)).toEqual({ state: 'sending', handed_over_at: null });

    smtp.atRecipient = () => 'go on';
    await endLease(asha);
    worker.launch();
    await expect.poll(() => deliveryTo(asha)).toMatchObject({ state: 'sent' });
    expect(smtp.mailsTo(asha.email)).toHaveLength(1);
    await expect.poll(() => worker.output).toContain('message sent');
    const [line = ''] = worker.output.split('\n').filter((each) => each.includes('message sent'));
    expect(JSON.parse(line)).toMatchObject({ user: asha.id, subject: 'We have your order' });
    expect(worker.output).not.toContain(asha.email);
  });

  it('does not send a mail again while the server’s answer is missing, and admins see the doubt', async () => {
    const asha = await aCustomer(shop);
    const admin = await anAdmin(shop);
    smtp.atEnd = 'say nothing';
    await placeOrder(asha);
    await expect.poll(() => smtp.mailsTo(asha.email)).toHaveLength(1);
    await worker.stop();
    expect(await deliveryTo(asha)).toMatchObject({ state: 'sending', handed_over_at: expect.any(Date) });

    smtp.atEnd = 'go on';
    await endLease(asha);
    worker.launch();
    await expect.poll(() => deliveryTo(asha)).toMatchObject({ state: 'unconfirmed' });
    // The worker continues with later mails.
    const ravi = await aCustomer(shop);
    await placeOrder(ravi);
    await expect.poll(() => deliveryTo(ravi)).toMatchObject({ state: 'sent' });
    expect(smtp.mailsTo(asha.email)).toHaveLength(1);
    const { data } = await shop.graphql(
      '{ mailDeliveries(state: UNCONFIRMED) { nodes { error recipient { email } } } }',
      {},
      admin.token,
    );
    expect(JSON.stringify(data)).toContain(asha.email);
  });
});
