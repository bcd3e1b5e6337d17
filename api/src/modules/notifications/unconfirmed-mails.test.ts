import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../../test/factories.js';
import { startMailServer, type MailServer } from '../../../test/servers/smtp.js';

let smtp: MailServer;
let test: TestApp;
let admin: Account;
beforeAll(async () => {
  smtp = await startMailServer();
  test = await startShop();
  admin = await anAdmin(test);
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.mails.length = 0;
});

const startShop = (settings = {}) =>
  TestApp.start({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'orders@chowk.example',
    PUBLIC_URL: 'https://chowk.example',
    ...settings,
  });

async function unconfirmed(shop = test): Promise<Account> {
  const asha = await aCustomer(shop, 'Buy gold at gold.example');
  await shop.app.dataSource.query('update users set email_confirmed_at = null where id = $1', [asha.id]);
  return asha;
}

async function order(customer: Account, shop = test): Promise<void> {
  const dish = await aDish(shop);
  const body = { items: [{ menuItem: dish.id, qty: 1 }], address: 'Gold Street', paymentMode: 'COD' };
  const { status } = await shop.rest('POST', '/api/orders', { token: customer.token, body });
  expect(status).toBe(201);
}

const rename = async ({ token }: Account, email: string) =>
  expect((await test.rest('PATCH', '/api/auth/profile', { token, body: { email } })).status).toBe(200);

/** Number of mails to an address by state. */
async function statesOf(address: string): Promise<Record<string, number>> {
  const { data } = await test.graphql(
    '{ mailDeliveries(first: 100) { nodes { address state } } }',
    {},
    admin.token,
  );
  const page = data?.['mailDeliveries'] as { nodes: { address: string; state: string }[] };
  const states = page.nodes.filter((mail) => mail.address === address).map(({ state }) => state);
  return Object.fromEntries([...new Set(states)].map((one) => [one, states.filter((s) => s === one).length]));
}

describe('mails to an unconfirmed address', () => {
  it('are plain text without any text of the account’s owner, and can confirm the address', async () => {
    const asha = await unconfirmed();
    await order(asha);
    await expect.poll(() => smtp.mailsTo(asha.email)).toHaveLength(1);
    const [mail] = smtp.mailsTo(asha.email);
    expect(mail?.headers.get('subject')).toBe('We have your order');
    expect(mail?.headers.get('to')).toBe(asha.email);
    expect(mail?.headers.get('content-type')).toContain('text/plain');
    expect(mail?.text).toContain('https://chowk.example/shop/#/track-order/');
    expect(mail?.text).not.toMatch(/gold/i);

    const [, token] = /https:\/\/chowk\.example\/shop\/#\/confirm-email\/(\S+)/.exec(mail?.text ?? '') ?? [];
    const confirm = 'mutation ($token: String!) { confirmEmail(token: $token) }';
    expect((await test.graphql(confirm, { token })).data).toEqual({ confirmEmail: asha.email });
    await order(asha);
    await expect.poll(() => smtp.mailsTo(asha.email)).toHaveLength(2);
    expect(smtp.mailsTo(asha.email)[1]?.html).toContain('Gold Street');
  });

  it('are limited to three for any number of orders', async () => {
    const asha = await unconfirmed();
    for (let n = 0; n < 5; n += 1) await order(asha);
    await expect.poll(() => statesOf(asha.email)).toEqual({ SENT: 3, SKIPPED: 2 });
    expect(smtp.mailsTo(asha.email)).toHaveLength(3);
    const { data } = await test.graphql(
      '{ mailDeliveries(first: 1, state: SKIPPED) { nodes { error } } }',
      {},
      admin.token,
    );
    expect(JSON.stringify(data)).toContain('nobody has confirmed this address');
  });

  it('leave room for a password link, which confirms the address', async () => {
    const asha = await unconfirmed();
    for (let n = 0; n < 4; n += 1) await order(asha);
    await expect.poll(() => statesOf(asha.email)).toEqual({ SENT: 3, SKIPPED: 1 });
    await test.rest('POST', '/api/auth/forgot', { body: { email: asha.email } });
    await expect.poll(() => smtp.mailsTo(asha.email)).toHaveLength(4);
    const [, token] = /#\/reset-password\/(\S+)/.exec(smtp.mailsTo(asha.email)[3]?.text ?? '') ?? [];
    const body = { token, password: 'mango lassi 42' };
    expect((await test.rest('POST', '/api/auth/reset', { body })).status).toBe(200);
    await expect.poll(() => smtp.mailsTo(asha.email)).toHaveLength(5);
    const mail = smtp.mailsTo(asha.email)[4];
    expect(mail?.headers.get('subject')).toBe('Your password was changed');
    expect(mail?.html).toContain('/undo-change/');
  });

  it('are limited to three for any number of accounts that change to it', async () => {
    const victim = 'victim@example.in';
    for (let n = 0; n < 5; n += 1) {
      const mallory = await unconfirmed();
      await rename(mallory, n % 2 ? victim : victim.toUpperCase());
      await rename(mallory, `mallory-${n}@example.in`);
    }
    await expect
      .poll(async () => {
        const [small, large] = [await statesOf(victim), await statesOf(victim.toUpperCase())];
        return Object.values(small)
          .concat(Object.values(large))
          .reduce((sum, n) => sum + n, 0);
      })
      .toBe(10);
    const arrived = () => smtp.mails.filter(({ to }) => to.toLowerCase() === victim);
    await expect.poll(arrived).toHaveLength(3);
    await expect
      .poll(async () => Object.keys(await statesOf(victim)).toSorted())
      .toEqual(['SENT', 'SKIPPED']);
    expect(arrived()).toHaveLength(3);
  });

  it('are limited to six for one account, whatever addresses it changes to', async () => {
    const mallory = await unconfirmed();
    const victims = Array.from({ length: 9 }, (_, n) => `stranger-${n}-${mallory.id}@example.in`);
    for (const victim of victims) {
      await rename(mallory, victim);
      await order(mallory);
    }
    const states = () =>
      test.app.dataSource.query<unknown[]>(
        `select state, count(*)::int from deliveries where user_id = $1 group by state order by state`,
        [mallory.id],
      );
    await expect.poll(states).toMatchObject([{ state: 'sent', count: 6 }, { state: 'skipped' }]);
    expect(smtp.mails.filter(({ to }) => victims.includes(to)).length).toBeLessThanOrEqual(6);
  });

  it('are limited for one mailbox, whatever is written after a plus or between the dots of Gmail', async () => {
    const victims = ['a.victim', 'avictim+1', 'av.ictim+2', 'A.Victim+x+3', 'avictim'].map(
      (name, n) => `${name}@${n % 2 ? 'gmail.com' : 'googlemail.com'}`,
    );
    for (const victim of victims) await rename(await unconfirmed(), victim);
    const states = () =>
      test.app.dataSource.query<unknown[]>(
        `select state, count(*)::int from deliveries where address = any($1) group by state order by state`,
        [victims],
      );
    await expect.poll(states).toEqual([
      { state: 'sent', count: 3 },
      { state: 'skipped', count: 2 },
    ]);
  });

  it('are limited to sixty a day for the accounts of one network, however many there are', async () => {
    const shop = await startShop({ TRUST_PROXY: '1' });
    try {
      await changeRestaurant(shop, await anAdmin(shop), { guestsAllowed: true });
      const dish = await aDish(shop);
      /** @param from IP addresses of one site, a new one for each guest */
      const orderAsGuests = async (count: number, from: (n: number) => string) => {
        for (let n = 0; n < count; n += 1) {
          const headers = { 'X-Forwarded-For': from(n) };
          const phone = `98${String(n).padStart(3, '0')}${String(from(n).length).padStart(2, '0')}210`;
          const guest = { name: 'Guest', phone, email: `${n}@${from(0).replaceAll(/\W/g, '')}.example` };
          const { body } = await shop.rest<{ token: string }>('POST', '/api/auth/guest', {
            headers,
            body: guest,
          });
          for (let orders = 0; orders < 2; orders += 1)
            await shop.rest('POST', '/api/orders', {
              token: body.token,
              headers,
              body: { items: [{ menuItem: dish.id, qty: 1 }], address: 'Gold Street' },
            });
        }
      };
      await orderAsGuests(32, (n) => `2001:db8:1:${n + 1}::1`);
      await orderAsGuests(2, () => '2001:db8:2:1::1');
      const states = () =>
        shop.app.dataSource.query<unknown[]>(
          `select state, count(*)::int from deliveries join users on users.id = user_id
           where role = 'customer' group by state order by state`,
        );
      await expect.poll(states).toEqual([
        { state: 'sent', count: 64 },
        { state: 'skipped', count: 4 },
      ]);
    } finally {
      await shop.close();
    }
  });

  it('have their limit multiplied by RATE_LIMIT_FACTOR', async () => {
    const shop = await startShop({ RATE_LIMIT_FACTOR: '2' });
    const asha = await unconfirmed(shop);
    for (let n = 0; n < 7; n += 1) await order(asha, shop);
    const states = () =>
      shop.app.dataSource.query<unknown[]>(
        `select state, count(*)::int from deliveries where user_id = $1 group by state order by state`,
        [asha.id],
      );
    await expect.poll(states).toEqual([
      { state: 'sent', count: 6 },
      { state: 'skipped', count: 1 },
    ]);
    await shop.close();
  });
});

describe('mails about an account', () => {
  it('are sent in full to the confirmed old address, and without a name to the new one', async () => {
    const asha = await aCustomer(test);
    await rename(asha, `new-${asha.email}`);
    await expect.poll(() => smtp.mailsTo(asha.email)).toHaveLength(1);
    const [mail] = smtp.mailsTo(asha.email);
    expect(mail?.html).toContain('This was not me');
    expect(mail?.html).toContain('Hello Asha Rao,');
    await expect.poll(() => smtp.mailsTo(`new-${asha.email}`)).toHaveLength(1);
    expect(smtp.mailsTo(`new-${asha.email}`)[0]?.text).not.toContain('Asha');
  });

  it('are sent without a limit to admins whom a process of the last release has made', async () => {
    const owner = await anAdmin(test);
    await test.app.dataSource.query(
      'update users set email_confirmed_at = null, staff_role = null where id = $1',
      [owner.id],
    );
    const asha = await aCustomer(test);
    for (let n = 0; n < 4; n += 1) await order(asha);
    await expect.poll(() => smtp.mailsTo(owner.email)).toHaveLength(4);
  });
});
