import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { graphqlCaller, restCaller, value } from '../../../test/doors/doors.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../../test/factories.js';
import { changeOrder, seeOrder } from '../../../test/order-content.js';
import {
  aVerifiedPayment,
  beginOrder,
  orderPaid,
  pay,
  paymentOf,
  price,
  startDuePayment,
  untilOrdered,
} from '../../../test/payments.js';
import { startMailServer, type MailServer } from '../../../test/servers/smtp.js';
import { newId } from '../../platform/ids.js';
import type { MenuItem } from '../menu/menu-item.entity.js';
import { User } from '../auth/user.entity.js';
import { GuestLink } from '../auth/guest-link.entity.js';

let smtp: MailServer;
let test: TestApp;
let admin: Account;
let biryani: MenuItem;
beforeAll(async () => {
  smtp = await startMailServer();
  test = await TestApp.start({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'orders@chowk.example',
    PUBLIC_URL: 'https://chowk.example',
    RATE_LIMIT_FACTOR: '1000',
  });
  admin = await anAdmin(test);
  biryani = await aDish(test, { name: 'Biryani', pricePaise: 25_000 });
});
beforeEach(() => changeRestaurant(test, admin, { guestsAllowed: true }));
afterAll(async () => {
  await test.close();
  await smtp.close();
});

interface SeenUser {
  readonly name: string;
  readonly email: string;
  readonly isGuest: boolean;
  readonly phone: string | null;
}

interface SeenLink {
  readonly canSignIn: boolean;
  readonly isOwn: boolean;
  readonly order: { readonly statusLabel: string } | null;
}

interface SeenSession {
  readonly token: string;
  readonly user: SeenUser;
}

const userFields = 'name email isGuest phone';
const sessionFields = `{ token user { ${userFields} } }`;

function doors() {
  const graphql = graphqlCaller(() => test);
  const rest = restCaller(() => test);
  const seen = <T>(answer: T) => answer;
  return [
    {
      name: 'GraphQL',
      start: (input: object) =>
        graphql<SeenSession, SeenSession>(
          `mutation ($input: GuestInput!) { continueAsGuest(input: $input) ${sessionFields} }`,
          'continueAsGuest',
          seen,
          { input },
        ),
      createLink: (token: string) =>
        graphql<string, string>('mutation { createGuestLink }', 'createGuestLink', seen, {}, token),
      look: (token: string, orderId?: string, viewer?: string) =>
        graphql<SeenLink, SeenLink>(
          `
            query ($token: String!, $orderId: ID) {
              guestLink(token: $token, orderId: $orderId) {
                canSignIn
                isOwn
                order {
                  statusLabel
                }
              }
            }
          `,
          'guestLink',
          seen,
          { token, orderId },
          viewer,
        ),
      open: (token: string, viewer?: string) =>
        graphql<SeenSession, SeenSession>(
          `mutation ($token: String!) { openGuestLink(token: $token) ${sessionFields} }`,
          'openGuestLink',
          seen,
          { token },
          viewer,
        ),
      keep: (token: string, input: object) =>
        graphql<SeenUser, SeenUser>(
          `mutation ($input: KeepOrdersInput!) { keepOrders(input: $input) { ${userFields} } }`,
          'keepOrders',
          seen,
          { input },
          token,
        ),
    },
    {
      name: 'REST',
      start: (body: object) => rest<SeenSession, SeenSession>('POST', '/api/auth/guest', seen, { body }),
      createLink: (token: string) =>
        rest<{ token: string }, string>('POST', '/api/auth/guest/links', (made) => made.token, { token }),
      look: (token: string, orderId?: string, viewer?: string) =>
        rest<SeenLink, SeenLink>('POST', '/api/auth/guest/link', seen, {
          token: viewer,
          body: { token, orderId },
        }),
      open: (token: string, viewer?: string) =>
        rest<SeenSession, SeenSession>('POST', '/api/auth/guest/open', seen, {
          token: viewer,
          body: { token },
        }),
      keep: (token: string, body: object) =>
        rest<{ user: SeenUser }, SeenUser>('POST', '/api/auth/guest/keep', ({ user }) => user, {
          token,
          body,
        }),
    },
  ];
}

let count = 0;
/** Each with a phone number and an address of their own, because of the limits. */
const someone = (more: object = {}) => {
  count += 1;
  return { name: 'Asha Rao', phone: `98765 4${String(count).padStart(4, '0')}`, ...more };
};
const someEmail = () => `guest-${(count += 1)}@example.in`;

const order = (token: string, more: object = {}) =>
  test.rest<{ _id: string; phone: string; code: string; message: string }>('POST', '/api/orders', {
    token,
    body: { items: [{ menuItem: biryani.id, qty: 1 }], address: '12 MG Road', phone: '98765 43210', ...more },
  });
const profileStatus = async (token: string) =>
  (await test.rest('GET', '/api/auth/profile', { token })).status;
const linkIn = (text = '') => /guest\/([\w-]{43})/.exec(text.replaceAll(/=\r?\n/g, ''))?.[1] ?? '';
/** The link in the first mail to an address. */
const mailedLink = async (email: string): Promise<string> => {
  const find = () => linkIn(smtp.mails.find(({ to }) => to.includes(email))?.text);
  await expect.poll(find).not.toBe('');
  return find();
};
const ordersOf = async (token: string) =>
  (await test.rest<{ _id: string }[]>('GET', '/api/orders', { token })).body.map(({ _id }) => _id);

describe.each(doors())('a guest through $name', (door) => {
  const aGuest = async (more: object = {}) => value(await door.start(someone(more)));

  it('orders with a name and a phone number', async () => {
    const guest = value(await door.start(someone({ phone: '०९१२३४ ५६७८९' })));
    expect(guest.user).toMatchObject({ name: 'Asha Rao', email: '', isGuest: true, phone: '+919123456789' });
    const { status, body } = await order(guest.token);
    expect(status).toBe(201);
    expect(await ordersOf(guest.token)).toEqual([body._id]);
    const ofStaff = await test.rest<{ userId: object }>('GET', `/api/orders/${body._id}`, {
      token: admin.token,
    });
    expect(ofStaff.body.userId).toMatchObject({ name: 'Asha Rao', email: '' });
  });

  it('is refused unless the owner allows it', async () => {
    await changeRestaurant(test, admin, { guestsAllowed: false });
    expect(await door.start(someone())).toMatchObject({ ok: false, code: 'CONFLICT' });
  });

  it('needs a name and a phone number that can be called', async () => {
    const fieldsOf = async (more: object) => {
      const outcome = await door.start(someone(more));
      return outcome.ok ? [] : outcome.fields;
    };
    expect(await fieldsOf({ name: ' ' })).toEqual(['name']);
    expect(await fieldsOf({ phone: ' ' })).toEqual(['phone']);
    expect(await fieldsOf({ phone: '12345' })).toEqual(['phone']);
    expect(await fieldsOf({ email: 'nobody' })).toEqual(['email']);
  });

  it('sees the orders on another device with a secret link, whose hash alone is stored', async () => {
    const guest = await aGuest();
    const { body } = await order(guest.token);
    const link = value(await door.createLink(guest.token));
    expect(link).toHaveLength(43);
    const rows = await test.app.dataSource.query<{ row: string }[]>(
      'select guest_links::text as row from guest_links',
    );
    expect(rows.some(({ row }) => row.includes(link))).toBe(false);
    const elsewhere = value(await door.open(link));
    expect(elsewhere.token).not.toBe(guest.token);
    expect(await ordersOf(elsewhere.token)).toEqual([body._id]);
  });

  it('is refused with a wrong link or one that is older than 60 days', async () => {
    expect(await door.open('x'.repeat(43))).toMatchObject({ ok: false, code: 'LINK_EXPIRED' });
    const link = value(await door.createLink((await aGuest()).token));
    await test.app.dataSource.query(`update guest_links set created_at = now() - interval '61 days'`);
    expect(await door.open(link)).toMatchObject({ ok: false, code: 'LINK_EXPIRED' });
    await test.app.services.guests.deleteExpiredLinks();
    expect(await test.app.dataSource.manager.count(GuestLink)).toBe(0);
  });

  it('keeps the orders in an account, whose password is needed from then on', async () => {
    const guest = await aGuest({ email: someEmail() });
    const { body } = await order(guest.token);
    const link = value(await door.createLink(guest.token));
    const account = { email: someEmail(), password: 'correct horse battery' };
    const kept = value(await door.keep(guest.token, account));
    expect(kept).toMatchObject({ email: account.email, isGuest: false });
    expect(await ordersOf(guest.token)).toEqual([body._id]);
    expect(await door.open(link)).toMatchObject({ ok: false, code: 'LINK_EXPIRED' });
    const login = await test.rest<{ token: string }>('POST', '/api/auth/login', { body: account });
    expect(await ordersOf(login.body.token)).toEqual([body._id]);
    expect(await door.keep(guest.token, { ...account, email: someEmail() })).toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('keeps only the current session after making an account', async () => {
    const guest = await aGuest();
    const elsewhere = value(await door.open(value(await door.createLink(guest.token))));
    const account = { email: someEmail(), password: 'correct horse battery' };
    value(await door.keep(guest.token, account));
    expect(await profileStatus(elsewhere.token)).toBe(401);
    expect(await profileStatus(guest.token)).toBe(200);
  });

  it('sees the state of one order by a mailed link, and confirms the address by opening it', async () => {
    const email = someEmail();
    const guest = await aGuest({ email });
    const { body } = await order(guest.token);
    const link = await mailedLink(email);
    const other = await order(guest.token);
    const stranger = value(await door.start(someone()));

    for (const viewer of [undefined, stranger.token, admin.token]) {
      const seen = value(await door.look(link, body._id, viewer));
      expect(seen).toMatchObject({ canSignIn: false, isOwn: false });
      expect(seen.order?.statusLabel).toBe('Pending');
      expect(value(await door.look(link, other.body._id, viewer)).order).toBeNull();
      expect(await door.open(link, viewer)).toMatchObject({ ok: false, code: 'EMAIL_UNCONFIRMED' });
    }

    expect(value(await door.look(link, body._id, guest.token))).toMatchObject({
      canSignIn: true,
      isOwn: true,
    });
    value(await door.open(link, guest.token));
    const elsewhere = value(await door.open(link));
    expect(await ordersOf(elsewhere.token)).toEqual([other.body._id, body._id]);
  });

  it('sees with a link of an older release the state of an order of the guest', async () => {
    const email = someEmail();
    const guest = await aGuest({ email });
    const { body } = await order(guest.token);
    const link = await mailedLink(email);
    await test.app.dataSource.query('update guest_links set order_id = null');
    const stranger = value(await door.start(someone()));
    const ofStranger = await order(stranger.token);
    expect(value(await door.look(link, body._id)).order?.statusLabel).toBe('Pending');
    expect(value(await door.look(link, ofStranger.body._id)).order).toBeNull();
    expect(value(await door.look(link)).order).toBeNull();
  });

  it('signs in with a copied link, which shows no order before', async () => {
    const guest = await aGuest();
    const { body } = await order(guest.token);
    const link = value(await door.createLink(guest.token));
    expect(value(await door.look(link, body._id))).toEqual({ canSignIn: true, isOwn: false, order: null });
    expect(await door.look('x'.repeat(43), body._id)).toMatchObject({ ok: false, code: 'LINK_EXPIRED' });
  });

  it('cannot take the e-mail address of an account', async () => {
    const asha = await aCustomer(test);
    const guest = await aGuest();
    const account = { email: asha.email.toUpperCase(), password: 'correct horse battery' };
    expect(await door.keep(guest.token, account)).toMatchObject({ ok: false, code: 'EMAIL_TAKEN' });
    expect(await ordersOf(guest.token)).toEqual([]);
  });

  it('with an account can create neither a link nor another account', async () => {
    const asha = await aCustomer(test);
    expect(await door.createLink(asha.token)).toMatchObject({ ok: false, code: 'CONFLICT' });
    const account = { email: someEmail(), password: 'correct horse battery' };
    expect(await door.keep(asha.token, account)).toMatchObject({ ok: false, code: 'CONFLICT' });
  });
});

describe('a guest', () => {
  const door = doors()[1] as ReturnType<typeof doors>[number];
  const aGuest = async (more: object = {}) => value(await door.start(someone(more)));

  it('pays what a change has made due of an order, also where its link was opened', async () => {
    const guest = await aGuest();
    const { token } = value(await door.open(value(await door.createLink(guest.token))));
    const begun = await beginOrder(test, guest, biryani.id, { phone: '98765 43210' });
    await pay(test, begun.razorpayOrderId);
    const account = { ...admin, ...guest };
    const orderId = (await untilOrdered(test, account, begun.id)).order?.id ?? '';
    await changeOrder(test, admin, orderId, { lines: [{ line: biryani.id, quantity: 3 }] });

    const stranger = value(await door.start(someone()));
    for (const other of [stranger, admin]) {
      const cancelling = await test.rest('POST', `/api/orders/${orderId}/cancel`, { token: other.token });
      expect(cancelling).toMatchObject({ status: 404 });
      expect(await startDuePayment(test, other, orderId)).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await startDuePayment(test, {}, orderId)).toMatchObject({ code: 'UNAUTHENTICATED' });

    const { value: due } = await startDuePayment(test, { token }, orderId);
    expect(due?.amountInPaise).toBe(50_000);
    expect((await startDuePayment(test, guest, orderId)).value?.payment).toEqual(due?.payment);
    await pay(test, due?.payment.razorpayOrderId ?? '');
    await expect.poll(async () => (await seeOrder(test, admin, orderId)).paid).toBe(750);
    expect(await paymentOf(test, account, due?.payment.id ?? '')).toMatchObject({ order: { id: orderId } });
  });

  it('ends all links by signing out everywhere, or signing out other devices', async () => {
    const signOuts = {
      everywhere: (token: string) => test.graphql('mutation { logoutEverywhere }', {}, token),
      others: (token: string) => test.graphql('mutation { endOtherSessions { id } }', {}, token),
      one: async (token: string) => {
        const { data } = await test.graphql('{ sessions { id isCurrent } }', {}, token);
        const { sessions } = data as { sessions: { id: string; isCurrent: boolean }[] };
        const other = sessions.find(({ isCurrent }) => !isCurrent);
        return test.graphql('mutation ($id: ID!) { endSession(id: $id) { id } }', { id: other?.id }, token);
      },
    };
    for (const signOut of Object.values(signOuts)) {
      const { token } = await aGuest();
      const link = value(await door.createLink(token));
      const elsewhere = value(await door.open(link));
      expect((await signOut(token)).errors).toBeUndefined();
      expect(await profileStatus(elsewhere.token)).toBe(401);
      expect(await door.open(link)).toMatchObject({ ok: false, code: 'LINK_EXPIRED' });
    }
  });

  it('keeps the links if there is no such device to sign out', async () => {
    const { token } = await aGuest();
    const link = value(await door.createLink(token));
    const ended = await test.graphql(
      'mutation ($id: ID!) { endSession(id: $id) { id } }',
      { id: newId() },
      token,
    );
    expect(ended.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    value(await door.open(link));
  });

  it('has no session left after signing out everywhere while links are made and opened', async () => {
    const { token } = await aGuest();
    const link = value(await door.createLink(token));
    const [outcomes, signedOut] = await Promise.all([
      Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 ? door.open(link) : door.createLink(token))),
      ),
      test.graphql('mutation { logoutEverywhere }', {}, token),
    ]);
    expect(signedOut.errors).toBeUndefined();
    for (const outcome of outcomes) {
      if (!outcome.ok) continue;
      if (typeof outcome.value === 'string')
        expect(await door.open(outcome.value)).toMatchObject({ code: 'LINK_EXPIRED' });
      else expect(await profileStatus(outcome.value.token)).toBe(401);
    }
  });

  it('becomes one account for ten parallel requests', async () => {
    const { token } = await aGuest();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        door.keep(token, { email: someEmail(), password: 'correct horse battery' }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
  });

  it('orders nothing any more once the owner allows no guests, but keeps the orders in an account', async () => {
    const { token } = await aGuest();
    const placed = await order(token);
    await changeRestaurant(test, admin, { guestsAllowed: false });
    for (const paymentMode of ['COD', 'ONLINE']) {
      const { status, body } = await order(token, { paymentMode });
      expect(status).toBe(400);
      expect(body.message).toBe(
        'Orders need an account at the moment. Please create one in your profile; your orders stay there.',
      );
    }
    const input = {
      items: [{ menuItemId: biryani.id, quantity: 1 }],
      address: '12 MG Road',
      phone: '98765 43210',
    };
    const begun = await test.graphql(
      'mutation ($input: PlaceOrderInput!) { startOrderPayment(input: $input) { payment { id } } }',
      { input: { ...input, paymentMode: 'ONLINE' } },
      token,
    );
    expect(begun.errors?.[0]?.message).toContain('Orders need an account');
    value(await door.keep(token, { email: someEmail(), password: 'correct horse battery' }));
    expect(await ordersOf(token)).toEqual([placed.body._id]);
    expect((await order(token)).status).toBe(201);
  });

  it('who paid before guests were disallowed can use the payment from an account', async () => {
    const guest = await aGuest();
    const account = { id: '', name: '', email: '', token: guest.token };
    const dish = await aDish(test, { pricePaise: price * 100 });
    const { receipt } = await aVerifiedPayment(test, account);
    const paid = { receipt, phone: '98765 43210' };
    await changeRestaurant(test, admin, { guestsAllowed: false });
    expect((await orderPaid(test, dish.id, account, paid)).status).toBe(400);
    value(await door.keep(guest.token, { email: someEmail(), password: 'correct horse battery' }));
    expect((await orderPaid(test, dish.id, account, paid)).status).toBe(201);
  });

  it('orders at most ₹10,000 in cash, unless the owner has set another limit', async () => {
    const { token } = await aGuest();
    const many = { items: [{ menuItem: biryani.id, qty: 41 }] };
    const { body } = await order(token, many);
    expect(body.message).toBe(
      'An order to be paid in cash can be ₹10,000 at most. Please order less, or pay online.',
    );
    await changeRestaurant(test, admin, { maxCash: 20_000 });
    expect((await order(token, many)).status).toBe(201);
    await changeRestaurant(test, admin, { maxCash: null });
  });

  it('need not repeat the phone number of the session', async () => {
    const { token } = await aGuest({ phone: '98765 40004' });
    const { status, body } = await order(token, { phone: undefined });
    expect(status).toBe(201);
    const seen = await test.rest<{ phone: string }>('GET', `/api/orders/${body._id}`, { token });
    expect(seen.body.phone).toBe('+919876540004');
    // Another one holds for its order.
    const other = await order(token, { phone: '98765 40005' });
    const seenOther = await test.rest<{ phone: string }>('GET', `/api/orders/${other.body._id}`, { token });
    expect(seenOther.body.phone).toBe('+919876540005');
  });

  it('orders nothing without any phone number, in cash or online', async () => {
    const { token, user } = await aGuest({ name: 'Without a number' });
    await test.app.dataSource.query('update users set phone = null where name = $1', [user.name]);
    for (const paymentMode of ['COD', 'ONLINE']) {
      const { status, body } = await order(token, { phone: undefined, paymentMode });
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'BAD_USER_INPUT' });
    }
  });

  it('has no e-mail address or password to change', async () => {
    const { token } = await aGuest();
    const change = (body: object) => test.rest('PATCH', '/api/auth/profile', { token, body });
    expect((await change({ password: 'another horse battery' })).status).toBe(409);
    expect((await change({ email: someEmail() })).status).toBe(409);
    expect((await change({ name: 'Asha' })).status).toBe(200);
  });

  it('gets mails with a link to the order if there is an address, and none otherwise', async () => {
    smtp.mails.length = 0;
    const silent = await aGuest();
    await order(silent.token);
    const email = someEmail();
    const { token } = await aGuest({ email });
    const { body } = await order(token);
    await expect.poll(() => smtp.mails.filter(({ to }) => to.includes(email)).length).toBe(1);
    const mail = smtp.mails.find(({ to }) => to.includes(email));
    const [, link, orderId] =
      /guest\/([\w-]{43})\/(\w{24})/.exec(mail?.text.replaceAll(/=\r?\n/g, '') ?? '') ?? [];
    expect(orderId).toBe(body._id);
    // Not even in the stored mail, which admins can read.
    const mails = await test.app.dataSource.query<{ content: string }[]>(
      'select content::text as content from deliveries',
    );
    expect(mails.some(({ content }) => content.includes(link ?? ''))).toBe(false);
    expect(
      await test.app.dataSource.query(
        'select from deliveries where user_id not in (select id from users where coalesce(email, contact_email) is not null)',
      ),
    ).toEqual([]);
  });
});

describe('the mails of a guest', () => {
  const door = doors()[1] as ReturnType<typeof doors>[number];

  it('are not limited to three once the guest has opened a link, which confirms the address', async () => {
    const strict = await TestApp.start({
      SMTP_URL: smtp.url,
      MAIL_FROM: 'orders@chowk.example',
      PUBLIC_URL: 'https://chowk.example',
    });
    try {
      const owner = await anAdmin(strict);
      await changeRestaurant(strict, owner, { guestsAllowed: true });
      const dish = await aDish(strict);
      const email = someEmail();
      const body = { ...someone(), email };
      const guest = await strict.rest<SeenSession>('POST', '/api/auth/guest', { body });
      const placed = await strict.rest<{ _id: string }>('POST', '/api/orders', {
        token: guest.body.token,
        body: { items: [{ menuItem: dish.id, qty: 1 }], address: '12 MG Road', phone: body.phone },
      });
      const mails = () => smtp.mails.filter(({ to }) => to.includes(email));
      let awaited = 1;
      await expect.poll(() => mails().length).toBe(awaited);
      for (const status of ['Preparing', 'Out for Delivery']) {
        await strict.rest('PUT', `/api/admin/orders/${placed.body._id}/status`, {
          token: owner.token,
          body: { status },
        });
        awaited += 1;
        await expect.poll(() => mails().length).toBe(awaited);
      }
      const opened = await strict.rest('POST', '/api/auth/guest/open', {
        token: guest.body.token,
        body: { token: linkIn(mails()[0]?.text) },
      });
      expect(opened.status).toBe(200);
      await strict.rest('PUT', `/api/admin/orders/${placed.body._id}/status`, {
        token: owner.token,
        body: { status: 'Cancelled' },
      });
      await expect.poll(() => mails().length).toBe(4);
      expect(mails().at(-1)?.headers.get('subject')).toContain('cancelled');
      const elsewhere = await strict.rest<SeenSession>('POST', '/api/auth/guest/open', {
        body: { token: linkIn(mails().at(-1)?.text) },
      });
      expect(elsewhere.body.user).toMatchObject({ name: body.name });
    } finally {
      await strict.close();
    }
  });

  it('have the link also if they are about a refund', async () => {
    const email = someEmail();
    const { token } = value(await door.start(someone({ email })));
    const input = {
      items: [{ menuItemId: biryani.id, quantity: 1 }],
      address: '12 MG Road',
      phone: '98765 43210',
      paymentMode: 'ONLINE',
    };
    const begun = await test.graphql(
      'mutation ($input: PlaceOrderInput!) { startOrderPayment(input: $input) { payment { id razorpayOrderId } } }',
      { input },
      token,
    );
    expect(begun.errors).toBeUndefined();
    const { startOrderPayment } = begun.data as {
      startOrderPayment: { payment: { id: string; razorpayOrderId: string } };
    };
    const { payment } = startOrderPayment;
    await pay(test, payment.razorpayOrderId);
    await untilOrdered(test, { id: '', name: '', email: '', token }, payment.id);
    const [id = ''] = await ordersOf(token);
    const refund = await test.graphql(
      'mutation ($id: ID!) { refundPayment(id: $id) { id } }',
      { id: payment.id },
      admin.token,
    );
    expect(refund.errors).toBeUndefined();
    const refunded = () =>
      smtp.mails.find(
        ({ to, headers }) => to.includes(email) && /back to you/.test(headers.get('subject') ?? ''),
      );
    await expect.poll(() => refunded()).toBeDefined();
    const link = linkIn(refunded()?.text);
    expect(value(await door.look(link, id))).toMatchObject({ canSignIn: false, order: {} });
    const elsewhere = value(await door.open(link, token));
    expect(await ordersOf(elsewhere.token)).toEqual([id]);
  });

  it('do not confirm the address of an account that the guest makes', async () => {
    const email = someEmail();
    const { token } = value(await door.start(someone({ email })));
    smtp.mails.length = 0;
    await order(token);
    value(await door.open(await mailedLink(email), token));
    const confirmedAt = async (where: object) =>
      (await test.app.dataSource.manager.findOneByOrFail(User, where)).emailConfirmedAt;
    expect(await confirmedAt({ contactEmail: email })).toBeInstanceOf(Date);
    value(await door.keep(token, { email: email.toUpperCase(), password: 'correct horse battery' }));
    expect(await confirmedAt({ email })).toBeNull();
  });
});

describe('the limits of guests', () => {
  it('do not apply to repeated requests with the same key', async () => {
    const strict = await TestApp.start();
    try {
      await changeRestaurant(strict, await anAdmin(strict), { guestsAllowed: true });
      const dish = await aDish(strict);
      const guest = await strict.rest<SeenSession>('POST', '/api/auth/guest', { body: someone() });
      const place = () =>
        strict.rest<{ _id: string }>('POST', '/api/orders', {
          token: guest.body.token,
          headers: { 'Idempotency-Key': 'one intention' },
          body: { items: [{ menuItem: dish.id, qty: 1 }], address: '12 MG Road', phone: '98765 43210' },
        });
      const answers = [];
      for (let tries = 0; tries < 9; tries += 1) answers.push(await place());
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    } finally {
      await strict.close();
    }
  });

  it('count guests per table, and those beyond that limit or without a table per network', async () => {
    const strict = await TestApp.start();
    try {
      const owner = await anAdmin(strict);
      await changeRestaurant(strict, owner, { guestsAllowed: true, orderWays: ['TABLE'] });
      const codes = async () => {
        const { data } = await strict.graphql(
          '{ tableCodes { code table { id name seats } } }',
          {},
          owner.token,
        );
        return (
          data as { tableCodes: { code: string; table: { id: string; name: string; seats: number } }[] }
        ).tableCodes;
      };
      const [{ code: ofNoTable } = { code: '' }, ...kept] = await codes();
      await changeRestaurant(strict, owner, { tables: kept.map(({ table }) => table) });
      const [one, other] = kept.map(({ code }) => code);
      const start = async (table?: string) =>
        (await strict.rest<{ token: string }>('POST', '/api/auth/guest', { body: { ...someone(), table } }))
          .status;
      for (let guests = 0; guests < 20; guests += 1) expect(await start(one)).toBe(201);
      // A forged code counts as none, nor does that of a table that is gone.
      for (let guests = 0; guests < 9; guests += 1) expect(await start('x'.repeat(46))).toBe(201);
      for (let guests = 0; guests < 10; guests += 1) expect(await start(ofNoTable)).toBe(201);
      expect(await start(one)).toBe(201);
      for (const table of [one, ofNoTable, undefined]) expect(await start(table)).toBe(429);
      expect(await start(other)).toBe(201);
    } finally {
      await strict.close();
    }
  });

  it('allow five open cash orders of a guest at a table, and ten of all customers there', async () => {
    const strict = await TestApp.start();
    try {
      const owner = await anAdmin(strict);
      await changeRestaurant(strict, owner, { guestsAllowed: true, orderWays: ['TABLE'] });
      const { data } = await strict.graphql('{ tableCodes { code } }', {}, owner.token);
      const [one = '', other = ''] = (data as { tableCodes: { code: string }[] }).tableCodes.map(
        ({ code }) => code,
      );
      const dish = await aDish(strict);
      const tokenOfGuest = async (table: string) =>
        (
          await strict.rest<{ token: string }>('POST', '/api/auth/guest', {
            body: { ...someone(), table },
          })
        ).body.token;
      const orderAt = async (token: string, table: string) => {
        const body = { items: [{ menuItem: dish.id, qty: 1 }], way: 'TABLE', table };
        return (await strict.rest<{ _id?: string; message?: string }>('POST', '/api/orders', { token, body }))
          .body;
      };
      const placed = (answers: readonly { _id?: string }[]) => answers.flatMap(({ _id }) => _id ?? []);

      const guest = await tokenOfGuest(other);
      const rounds = await Promise.all(Array.from({ length: 8 }, () => orderAt(guest, other)));
      expect(placed(rounds)).toHaveLength(5);
      expect(await orderAt(guest, other)).toMatchObject({
        code: 'CONFLICT',
        message:
          'You have 5 open orders to be paid in cash. Please wait until one has arrived before you order more in cash.',
      });
      // Everywhere: they are the guest's.
      expect(await orderAt(guest, one)).toMatchObject({ code: 'CONFLICT' });

      const party = [
        ...(await Promise.all(Array.from({ length: 6 }, () => tokenOfGuest(one)))),
        (await aCustomer(strict)).token,
      ];
      const all = await Promise.all([...party, ...party, ...party].map((token) => orderAt(token, one)));
      expect(placed(all)).toHaveLength(10);
      const refused = {
        code: 'CONFLICT',
        message:
          'This table has 10 open orders to be paid in cash. Please wait until one has been served, pay online, or ask our staff.',
      };
      const late = await tokenOfGuest(one);
      expect(await orderAt(late, one)).toMatchObject(refused);
      expect(await orderAt(owner.token, one)).toHaveProperty('_id');
      for (const id of placed(all).slice(0, 2))
        await strict.rest('PUT', `/api/admin/orders/${id}/status`, {
          token: owner.token,
          body: { status: 'Delivered' },
        });
      expect(await orderAt(late, one)).toHaveProperty('_id');
      expect(await orderAt(late, one)).toMatchObject(refused);
    } finally {
      await strict.close();
    }
  });

  it('allow two open deliveries in cash, whatever is ordered at a table at the same moment', async () => {
    const strict = await TestApp.start();
    try {
      const owner = await anAdmin(strict);
      await changeRestaurant(strict, owner, { guestsAllowed: true, orderWays: ['DELIVERY', 'TABLE'] });
      const { data } = await strict.graphql('{ tableCodes { code } }', {}, owner.token);
      const [table] = (data as { tableCodes: { code: string }[] }).tableCodes.map(({ code }) => code);
      const dish = await aDish(strict);
      const { body } = await strict.rest<{ token: string }>('POST', '/api/auth/guest', { body: someone() });
      const place = async (request: object) =>
        (
          await strict.rest('POST', '/api/orders', {
            token: body.token,
            body: { items: [{ menuItem: dish.id, qty: 1 }], ...request },
          })
        ).status;
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, async (_, index) => {
          if (index % 3 === 0) return `table ${await place({ way: 'TABLE', table })}`;
          return `delivery ${await place({ address: '12 MG Road', phone: `98765 432${10 + index}` })}`;
        }),
      );
      expect(outcomes.filter((outcome) => outcome === 'table 201')).toHaveLength(4);
      expect(outcomes.filter((outcome) => outcome === 'delivery 201').length).toBeLessThanOrEqual(2);
    } finally {
      await strict.close();
    }
  });

  it('allow two open cash orders each, and six an hour per phone number and network', async () => {
    const strict = await TestApp.start({ TRUST_PROXY: '1' });
    const owner = await anAdmin(strict);
    await changeRestaurant(strict, owner, { guestsAllowed: true });
    const dish = await aDish(strict);
    const start = (body: object) =>
      strict.rest<{ token: string; code: string }>('POST', '/api/auth/guest', { body });
    const place = async (token: string) => {
      const body = { items: [{ menuItem: dish.id, qty: 1 }], address: '12 MG Road', phone: '98765 43210' };
      return (
        (await strict.rest<{ code?: string }>('POST', '/api/orders', { token, body })).body.code ?? 'placed'
      );
    };
    const first = (await start(someone())).body.token;
    const outcomes = await Promise.all([1, 2, 3].map(() => place(first)));
    expect(outcomes.toSorted()).toEqual(['CONFLICT', 'placed', 'placed']);
    const second = (await start(someone())).body.token;
    expect([await place(second), await place(second), await place(second)]).toEqual([
      'placed',
      'placed',
      'CONFLICT',
    ]);
    expect(await place((await start(someone())).body.token)).toBe('TOO_MANY_REQUESTS');

    const sameNumber = { name: 'Asha Rao', phone: '98765 00000' };
    const codes: string[] = [];
    for (let each = 0; each < 6; each += 1) codes.push((await start(sameNumber)).body.code);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(1);
    // They were made from here: who has the number may be elsewhere.
    const elsewhere = { headers: { 'X-Forwarded-For': '198.51.100.7' } };
    const { status, body } = await strict.rest<{ token: string }>('POST', '/api/auth/guest', {
      body: { name: 'Asha Rao', phone: '98765 43210' },
      ...elsewhere,
    });
    expect(status).toBe(201);
    const meal = { items: [{ menuItem: dish.id, qty: 1 }], address: '12 MG Road', phone: '98765 43210' };
    expect(
      (await strict.rest('POST', '/api/orders', { token: body.token, body: meal, ...elsewhere })).status,
    ).toBe(201);
    await strict.close();
  });
});
