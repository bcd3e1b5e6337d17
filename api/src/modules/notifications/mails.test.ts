import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import {
  aCustomer,
  aDish,
  aDishWith,
  anAdmin,
  anOptionGroup,
  type Account,
} from '../../../test/factories.js';
import { invoiceOf, register } from '../../../test/bills.js';
import { setStatus } from '../../../test/riders.js';
import { startMailServer, type MailServer, type Manner } from '../../../test/servers/smtp.js';
import { newId } from '../../platform/ids.js';
import type { OrderStatus } from '../orders/order-status.js';
import { messagesTopic } from '../messages/messages.messages.js';

let smtp: MailServer;
let test: TestApp;
let admin: Account;
beforeAll(async () => {
  smtp = await startMailServer();
  test = await TestApp.start({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Chowk Street Kitchen <orders@chowk.example>',
    PUBLIC_URL: 'https://chowk.example',
    RATE_LIMIT_FACTOR: '1000',
  });
  admin = await anAdmin(test);
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.mails.length = 0;
});
afterEach(async () => {
  Object.assign(smtp, { atGreeting: 'go on', atRecipient: () => 'go on', atData: 'go on', atEnd: 'go on' });
  // Mails of one test must not be sent in the next one.
  await test.app.dataSource.query(
    `update deliveries set state = 'skipped' where state in ('waiting', 'sending')`,
  );
});

/** Several mails share a mail server that is made slow. */
interface Mail {
  readonly id: string;
  readonly state: string;
  readonly recipient: { readonly email: string };
  readonly subject: string;
  readonly text: string;
  readonly tries: number;
  readonly error: string | null;
  readonly nextTryAt: string | null;
  readonly sentAt: string | null;
}

const mailFields = 'id state subject text tries error nextTryAt sentAt recipient { email }';
const list = (token?: string, variables = {}) =>
  test.graphql(
    `query ($first: Int, $after: String, $state: MailState) {
      mailDeliveries(first: $first, after: $after, state: $state) {
        nodes { ${mailFields} }
        pageInfo { hasNextPage endCursor }
      }
    }`,
    { first: 100, ...variables },
    token,
  );
const retry = (token: string | undefined, id: unknown) =>
  test.graphql(`mutation ($id: ID!) { retryMailDelivery(id: $id) { ${mailFields} } }`, { id }, token);

/** The newest mail to an account, or the one with a subject, as shown to admins. */
async function mailTo({ email }: Account, subject?: string): Promise<Mail | undefined> {
  const { data } = await list(admin.token);
  const page = data?.['mailDeliveries'] as { nodes: Mail[] };
  return page.nodes.find((mail) => mail.recipient.email === email && (!subject || mail.subject === subject));
}

async function placeOrder(customer: Account, dishName = 'Pav Bhaji'): Promise<string> {
  const dish = await aDish(test, { name: dishName, pricePaise: 12_450 });
  const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
    token: customer.token,
    body: { items: [{ menuItem: dish.id, qty: 2 }], address: '12 MG Road', paymentMode: 'COD' },
  });
  return body._id;
}

/** Moves the times of one mail into the past. */
async function pass(id: string, interval: string): Promise<void> {
  await test.app.dataSource.query(
    `update deliveries set next_try_at = next_try_at - $2::interval, give_up_at = give_up_at - $2::interval
     where id = $1`,
    [id, interval],
  );
  await test.app.pubsub.publish(messagesTopic, {});
}

describe('mails about a changed promise', () => {
  const changePromise = (id: string, minutes: number) =>
    test.rest('PUT', `/api/admin/orders/${id}/promised-time`, {
      token: admin.token,
      body: { minutes, reason: 'The rider is stuck.' },
    });
  const mailsOf = (customer: Account) =>
    test.app.dataSource.query<{ subject: string; state: string }[]>(
      `select content ->> 'subject' as subject, state from deliveries
       where user_id = $1 and topic is not null order by topic_version`,
      [customer.id],
    );

  it('are skipped once the time was changed again or the order was delivered', async () => {
    smtp.atRecipient = () => ({ code: 451, says: 'Later' });
    const asha = await aCustomer(test);
    const id = await placeOrder(asha);
    await changePromise(id, 30);
    await expect.poll(async () => (await mailsOf(asha)).length).toBe(1);
    await changePromise(id, 60);
    await expect.poll(async () => (await mailsOf(asha)).length).toBe(2);
    await test.rest('PUT', `/api/admin/orders/${id}/status`, {
      token: admin.token,
      body: { status: 'Delivered' },
    });
    await expect.poll(async () => (await mailsOf(asha)).length).toBe(3);
    smtp.atRecipient = () => 'go on';
    const settled = async () => {
      await test.app.dataSource.query(`update deliveries set next_try_at = now() where state = 'waiting'`);
      await test.app.pubsub.publish(messagesTopic, {});
      return mailsOf(asha);
    };
    await expect.poll(settled).toEqual([
      { subject: 'Your order has a new time', state: 'skipped' },
      { subject: 'Your order has a new time', state: 'skipped' },
      { subject: 'Your order was delivered', state: 'sent' },
    ]);
  });

  it('are followed by mails that name the new time of an order for later, not its slot', async () => {
    const asha = await aCustomer(test);
    const id = await placeOrder(asha);
    await test.app.dataSource.query(
      `update orders set slot_at = now(), kitchen_at = now() - interval '1 hour' where id = $1`,
      [id],
    );
    await changePromise(id, 30);
    await test.rest('PUT', `/api/admin/orders/${id}/status`, {
      token: admin.token,
      body: { status: 'Preparing' },
    });
    const text = async () => (await mailTo(asha, 'Your order is being prepared'))?.text;
    await expect.poll(text).toContain('Expected');
    expect(await text()).not.toMatch(/^For\b/m);
  });
});

describe('mails', () => {
  it('are sent once to customer and admins for a placed order, as HTML and text', async () => {
    const asha = await aCustomer(test, 'Asha Rao');
    const id = await placeOrder(asha);
    await expect.poll(() => smtp.mailsTo(asha.email)).toHaveLength(1);
    const [mail] = smtp.mailsTo(asha.email);
    expect(mail?.headers.get('subject')).toBe('We have your order');
    expect(mail?.headers.get('from')).toBe('Chowk Street Kitchen <orders@chowk.example>');
    expect(mail?.headers.get('to')).toBe(`Asha Rao <${asha.email}>`);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Hello Asha Rao,');
      expect(part).toContain('2 × Pav Bhaji');
      expect(part).toContain('₹249');
      expect(part).toContain('12 MG Road');
      expect(part).toContain(`https://chowk.example/shop/#/track-order/${id}`);
    }
    await expect.poll(() => smtp.mailsTo(admin.email)).toHaveLength(1);
    expect(smtp.mailsTo(admin.email)[0]?.headers.get('subject')).toMatch(/^New order #\d+ of ₹249$/);
    await expect.poll(() => mailTo(asha)).toMatchObject({ state: 'SENT', tries: 1, error: null });
    expect((await mailTo(asha))?.text).toContain('2 × Pav Bhaji');
  });

  it('name the choices and the note of a line', async () => {
    const asha = await aCustomer(test);
    const cheese = await anOptionGroup(test, {
      choices: [{ name: 'Cheese', pricePaise: 3000 }, { name: 'Garlic' }],
      maxChoices: 3,
      maxEach: 2,
    });
    const dish = await aDishWith(test, [cheese.id], { name: 'Masala Dosa', pricePaise: 9000 });
    const { Cheese, Garlic } = cheese.choices;
    const choices = [Cheese, Garlic, Cheese];
    const { status } = await test.rest('POST', '/api/orders', {
      token: asha.token,
      body: {
        items: [{ menuItem: dish.id, qty: 3, choices, note: 'less <oil>' }],
        address: '12 MG Road',
        paymentMode: 'COD',
      },
    });
    expect(status).toBe(201);
    await expect
      .poll(async () => (await mailTo(asha))?.text)
      .toContain('3 × Masala Dosa (2 × Cheese, Garlic; “less <oil>”)');
    await expect.poll(() => smtp.mailsTo(asha.email)).toHaveLength(1);
    expect(smtp.mailsTo(asha.email)[0]?.html).toContain('less &lt;oil&gt;');
  });

  it('are sent for each change of status and of the password', async () => {
    const asha = await aCustomer(test);
    const id = await placeOrder(asha);
    const subjects = () => smtp.mailsTo(asha.email).map(({ headers }) => headers.get('subject'));
    const expected = ['We have your order'];
    await expect.poll(subjects).toEqual(expected);
    for (const [status, subject] of [
      ['Preparing', 'Your order is being prepared'],
      ['Out for Delivery', 'Your order is on its way'],
      ['Delivered', 'Your order was delivered'],
      ['Cancelled', 'Your order was cancelled'],
    ] as const) {
      await test.rest('PUT', `/api/admin/orders/${id}/status`, { token: admin.token, body: { status } });
      expected.push(subject);
      await expect.poll(subjects).toEqual(expected);
    }
    await test.rest('PATCH', '/api/auth/profile', {
      token: asha.token,
      body: { password: 'quite another one' },
    });
    await expect.poll(subjects).toEqual([...expected, 'Your password was changed']);
  });

  it('escape the text of a contact message and set its sender as Reply-To', async () => {
    const evil = {
      name: '<script>alert(1)</script>\r\nBcc: all@example.in',
      email: 'eve@example.in',
      message: 'Line one\n<img src=x onerror=alert(2)> & "more"\n.\nLine four',
    };
    expect((await test.rest('POST', '/api/contact', { body: evil })).status).toBe(201);
    await expect.poll(() => smtp.mailsTo(admin.email)).toHaveLength(1);
    const [mail] = smtp.mailsTo(admin.email);
    expect(mail?.html).not.toMatch(/<script|<img/);
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(2)&gt; &amp; &quot;more&quot;');
    expect(mail?.text).toContain('> <img src=x onerror=alert(2)> & "more"\n> .\n> Line four');
    expect(mail?.headers.get('bcc')).toBeUndefined();
    expect(smtp.mails.map(({ to }) => to)).not.toContain('all@example.in');
    expect(mail?.headers.get('subject')).toBe('Message from <script>alert(1)</script> Bcc: all@example.in');
    expect(mail?.headers.get('reply-to')).toContain('<eve@example.in>');
  });

  it('have one recipient if the name has several lines', async () => {
    const eve = await aCustomer(test, 'Eve\r\nBcc: all@example.in\r\n\r\nBody');
    await placeOrder(eve);
    await expect.poll(() => smtp.mailsTo(eve.email)).toHaveLength(1);
    const [mail] = smtp.mailsTo(eve.email);
    expect(mail?.headers.get('to')).toContain('Eve Bcc: all@example.in Body');
    expect(mail?.headers.get('bcc')).toBeUndefined();
    expect(mail?.text).toContain('Hello Eve Bcc: all@example.in Body,');
  });
});

describe('mail that fails', () => {
  it.each([
    [
      'the server says "later"',
      { atRecipient: (): Manner => ({ code: 451, says: 'Greylisted' }) },
      /take it now.*Greylisted/,
    ],
    ['the server refuses everybody', { atGreeting: { code: 421, says: 'Busy' } }, /take it now.*Busy/],
    ['the server never greets', { atGreeting: 'say nothing' }, /too long/],
    ['the server falls silent', { atRecipient: (): Manner => 'say nothing' }, /too long/],
    ['the connection breaks amid the mail', { atData: 'drop' }, /broke off/],
    [
      'the server wants none of it just now',
      { atEnd: { code: 452, says: 'Disk full' } },
      /take it now.*Disk full/,
    ],
  ] as const)('is retried and then sent once if %s', async (_why, manners, reason) => {
    Object.assign(smtp, manners);
    smtp.hangUp();
    const asha = await aCustomer(test);
    await placeOrder(asha);
    await expect
      .poll(() => mailTo(asha))
      .toMatchObject({
        state: 'WAITING',
        tries: 1,
        error: expect.stringMatching(reason),
      });
    smtp.mails.length = 0;
    Object.assign(smtp, { atGreeting: 'go on', atRecipient: () => 'go on', atData: 'go on', atEnd: 'go on' });
    await pass((await mailTo(asha))?.id ?? '', '1 minute');
    await expect.poll(() => mailTo(asha)).toMatchObject({ state: 'SENT', tries: 2, error: null });
    expect(smtp.mailsTo(asha.email)).toHaveLength(1);
  });

  it('is retried with backoff and given up after a day', async () => {
    smtp.atRecipient = () => ({ code: 451, says: 'Not today' });
    const asha = await aCustomer(test);
    await placeOrder(asha);
    await expect.poll(() => mailTo(asha)).toMatchObject({ state: 'WAITING', tries: 1 });
    const gaps: number[] = [];
    let mail = await mailTo(asha);
    while (mail?.state === 'WAITING' && gaps.length < 50) {
      const gap = (Date.parse(mail.nextTryAt ?? '') - Date.now()) / 60_000;
      gaps.push(gap);
      const { id, tries } = mail;
      await pass(id, `${gap} minutes`);
      await expect.poll(async () => (await mailTo(asha))?.tries).toBeGreaterThan(tries);
      await expect.poll(async () => (await mailTo(asha))?.state).not.toBe('SENDING');
      mail = await mailTo(asha);
    }
    // Except for the last one, which is at the end of the day.
    const growing = gaps.slice(0, -1);
    expect(growing[0]).toBeCloseTo(1, 0);
    for (const [index, gap] of growing.slice(1).entries()) {
      expect(gap).toBeGreaterThan((growing[index] ?? 0) * 0.95);
    }
    expect(Math.max(...gaps)).toBeLessThanOrEqual(240);
    const hours = gaps.reduce((sum, gap) => sum + gap, 0) / 60;
    expect(hours).toBeGreaterThan(23.5);
    expect(hours).toBeLessThan(24.5);
    expect(mail).toMatchObject({
      state: 'FAILED',
      error: expect.stringMatching(/^Given up after a day\. .*Not today/),
      nextTryAt: null,
    });
  });

  it('is given up immediately if its recipient is refused permanently, and can be retried by an admin', async () => {
    smtp.atRecipient = (address) => (address === asha.email ? { code: 550, says: 'No such user' } : 'go on');
    const asha = await aCustomer(test);
    await placeOrder(asha);
    await expect
      .poll(() => mailTo(asha))
      .toMatchObject({
        state: 'FAILED',
        tries: 1,
        error: expect.stringMatching(/refused this mail: 550 .*No such user/),
      });
    // The others are sent.
    await expect.poll(() => smtp.mailsTo(admin.email)).toHaveLength(1);

    const id = (await mailTo(asha))?.id;
    const retrying = Promise.all([retry(admin.token, id), retry(admin.token, id)]);
    // The server answers neither before the second attempt has arrived.
    smtp.atRecipient = () => retrying.then(() => 'go on');
    const [first, second] = await retrying;
    expect([first?.errors, second?.errors]).toEqual([undefined, undefined]);
    await expect.poll(() => mailTo(asha)).toMatchObject({ state: 'SENT', error: null });
    expect(smtp.mailsTo(asha.email)).toHaveLength(1);
    expect((await retry(admin.token, id)).errors?.[0]?.extensions['code']).toBe('CONFLICT');
  });

  it('is not sent again if the server received all of it but did not answer', async () => {
    smtp.atEnd = 'say nothing';
    const asha = await aCustomer(test);
    await placeOrder(asha);
    await expect
      .poll(() => mailTo(asha))
      .toMatchObject({
        state: 'UNCONFIRMED',
        error: expect.stringContaining('may or may not have arrived'),
      });
    smtp.atEnd = 'go on';
    await pass((await mailTo(asha))?.id ?? '', '2 days');
    // Another mail is sent completely in the meantime.
    const ravi = await aCustomer(test);
    await placeOrder(ravi);
    await expect.poll(() => mailTo(ravi)).toMatchObject({ state: 'SENT' });
    expect(smtp.mailsTo(asha.email)).toHaveLength(1);
    expect(await mailTo(asha)).toMatchObject({ state: 'UNCONFIRMED', tries: 1 });

    // An admin can send it again, with the same Message-ID.
    await retry(admin.token, (await mailTo(asha))?.id);
    await expect.poll(() => mailTo(asha)).toMatchObject({ state: 'SENT' });
    const ids = smtp.mailsTo(asha.email).map(({ headers }) => headers.get('message-id'));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('is skipped if there is a later event of the same order', async () => {
    smtp.atRecipient = () => ({ code: 451, says: 'Later' });
    const asha = await aCustomer(test);
    const id = await placeOrder(asha);
    const refusedOnce = (subject: string) =>
      expect.poll(() => mailTo(asha)).toMatchObject({ subject, state: 'WAITING', error: expect.any(String) });
    await refusedOnce('We have your order');
    await setStatus(test, admin, id, 'Preparing');
    await refusedOnce('Your order is being prepared');
    const preparing = await mailTo(asha);
    smtp.atRecipient = () => 'go on';
    await setStatus(test, admin, id, 'Delivered');
    await expect
      .poll(() => mailTo(asha))
      .toMatchObject({
        subject: 'Your order was delivered',
        state: 'SENT',
      });
    await pass(preparing?.id ?? '', '1 minute');
    await expect
      .poll(() => test.app.dataSource.query('select state from deliveries where id = $1', [preparing?.id]))
      .toEqual([{ state: 'skipped' }]);
    expect(smtp.mailsTo(asha.email).map(({ headers }) => headers.get('subject'))).toEqual([
      'Your order was delivered',
    ]);
  });
});

describe('several workers', () => {
  it('send each mail once', async () => {
    const other = await TestApp.start({
      DATABASE_URL: test.databaseUrl,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'orders@chowk.example',
    });
    const people = await Promise.all(Array.from({ length: 8 }, () => aCustomer(test)));
    await Promise.all(people.map((person) => placeOrder(person)));
    for (const person of people) await expect.poll(() => mailTo(person)).toMatchObject({ state: 'SENT' });
    expect(people.map(({ email }) => smtp.mailsTo(email).length)).toEqual(people.map(() => 1));
    await other.close();
  });

  it('let only the worker that took over a mail complete it', async () => {
    const asha = await aCustomer(test);
    smtp.atRecipient = async (address): Promise<Manner> => {
      if (address !== asha.email) return 'go on';
      // As if this worker's lease had expired and another one had claimed the mail.
      await test.app.dataSource.query(
        `update deliveries set tries = tries + 1, next_try_at = now() + interval '1 hour' where user_id = $1`,
        [asha.id],
      );
      return 'go on';
    };
    await placeOrder(asha);
    await expect.poll(() => smtp.named).toContain(asha.email);
    const ravi = await aCustomer(test);
    await placeOrder(ravi);
    await expect.poll(() => mailTo(ravi)).toMatchObject({ state: 'SENT' });
    expect(await mailTo(asha)).toMatchObject({ state: 'SENDING', tries: 2 });
    expect(smtp.mailsTo(asha.email)).toEqual([]);
  });
});

describe('mails about an order that was handed over', () => {
  /** The newest mail of an order that has gone through these states. */
  const mailAfter = async (customer: Account, statuses: readonly OrderStatus[]) => {
    const id = await placeOrder(customer);
    for (const status of statuses) await setStatus(test, admin, id, status);
    const subject = statuses.at(-1) === 'Delivered' ? 'Your order was delivered' : 'Your order is on its way';
    await expect.poll(() => mailTo(customer, subject)).toBeDefined();
    return { id, text: (await mailTo(customer, subject))?.text };
  };

  it('have the number of its bill and, once it is delivered, lead there', async () => {
    const [asha, ravi, leela] = [await aCustomer(test), await aCustomer(test), await aCustomer(test)];
    const unregistered = await mailAfter(asha, ['Delivered']);
    expect(unregistered.text).toContain(
      `Track your order: https://chowk.example/shop/#/track-order/${unregistered.id}`,
    );
    expect(unregistered.text).not.toMatch(/^Bill:/m);

    await register(test, admin, 'REGULAR', {});
    const delivered = await mailAfter(ravi, ['Delivered']);
    expect(delivered.text).toContain(`\nBill: ${await invoiceOf(test, ravi, delivered.id)}\n`);
    expect(delivered.text).toContain(
      `See your bill: https://chowk.example/shop/#/orders/${delivered.id}/bill`,
    );

    const onItsWay = await mailAfter(leela, ['Out for Delivery']);
    expect(onItsWay.text).toContain(`\nBill: ${await invoiceOf(test, leela, onItsWay.id)}\n`);
    expect(onItsWay.text).toContain(
      `Track your order: https://chowk.example/shop/#/track-order/${onItsWay.id}`,
    );
  });
});

describe('list of mails', () => {
  it('is restricted to admins, as is the retry', async () => {
    const customer = await aCustomer(test);
    for (const [token, code] of [
      [undefined, 'UNAUTHENTICATED'],
      [customer.token, 'FORBIDDEN'],
    ] as const) {
      expect((await list(token)).errors?.[0]?.extensions['code']).toBe(code);
      expect((await retry(token, newId())).errors?.[0]?.extensions['code']).toBe(code);
    }
    expect((await retry(admin.token, newId())).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    expect((await retry(admin.token, 'x')).errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });

  it('can be filtered by state and paged', async () => {
    const seen: Mail[] = [];
    let after: unknown;
    for (;;) {
      const { data } = await list(admin.token, { first: 3, after, state: 'SENT' });
      const page = data?.['mailDeliveries'] as {
        nodes: Mail[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
      seen.push(...page.nodes);
      after = page.pageInfo.endCursor;
      if (!page.pageInfo.hasNextPage) break;
    }
    expect(new Set(seen.map(({ state }) => state))).toEqual(new Set(['SENT']));
    const [counted] = await test.app.dataSource.query<{ count: string }[]>(
      `select count(*) from deliveries where state = 'sent'`,
    );
    expect(new Set(seen.map(({ id }) => id)).size).toBe(Number(counted?.count));
  });

  it('deletes finished mails after 90 days', async () => {
    const asha = await aCustomer(test);
    for (const [state, days] of [
      ['sent', 91],
      ['sent', 89],
      ['failed', 91],
      ['waiting', 91],
    ] as const) {
      await test.app.dataSource.query(
        `insert into deliveries (id, event_id, user_id, channel, state, content, next_try_at, give_up_at, created_at)
         values ($1, $2, $3, 'email', $4, '{}', now() + interval '1 day', now(), now() - make_interval(days => $5))`,
        [newId(), newId(), asha.id, state, days],
      );
    }
    await test.app.services.messages.deleteOld();
    const left = await test.app.dataSource.query<{ state: string }[]>(
      'select state from deliveries where user_id = $1 order by state',
      [asha.id],
    );
    expect(left).toEqual([{ state: 'sent' }, { state: 'waiting' }]);
  });
});

describe('without a mail server', () => {
  it('mails are stored, and sent when an admin retries them after one was configured', async () => {
    const shop = await TestApp.start({ ROLE: 'api' });
    const asha = await aCustomer(shop);
    const boss = await anAdmin(shop);
    const dish = await aDish(shop);
    await shop.rest('POST', '/api/orders', {
      token: asha.token,
      body: { items: [{ menuItem: dish.id, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' },
    });
    const deliveries = () =>
      shop.app.dataSource.query<{ id: string; state: string }[]>(
        'select id, state from deliveries where user_id = $1',
        [asha.id],
      );
    const keeper = await TestApp.start({ DATABASE_URL: shop.databaseUrl });
    await expect.poll(deliveries).toEqual([expect.objectContaining({ state: 'kept' })]);
    await keeper.close();

    const sender = await TestApp.start({
      DATABASE_URL: shop.databaseUrl,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'orders@chowk.example',
    });
    const [kept] = await deliveries();
    await shop.graphql(
      'mutation ($id: ID!) { retryMailDelivery(id: $id) { id } }',
      { id: kept?.id },
      boss.token,
    );
    await expect.poll(deliveries).toEqual([expect.objectContaining({ state: 'sent' })]);
    expect(smtp.mailsTo(asha.email)).toHaveLength(1);
    await sender.close();
    await shop.close();
  });

  it('waiting mails are stored after the mail server was removed', async () => {
    const shop = await TestApp.start({ ROLE: 'api' });
    const asha = await aCustomer(shop);
    await shop.app.dataSource.query(
      `insert into deliveries (id, event_id, user_id, channel, state, content, next_try_at, give_up_at)
       values ($1, $2, $3, 'email', 'waiting', '{}', now(), now() + interval '1 day')`,
      [newId(), newId(), asha.id],
    );
    const keeper = await TestApp.start({ DATABASE_URL: shop.databaseUrl });
    await expect
      .poll(() => shop.app.dataSource.query('select state from deliveries where user_id = $1', [asha.id]))
      .toEqual([{ state: 'kept' }]);
    await keeper.close();
    await shop.close();
  });
});
