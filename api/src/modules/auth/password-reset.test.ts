import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { graphqlCaller, restCaller, value, type Outcome } from '../../../test/doors/doors.js';
import { aCustomer, anAdmin, password, type Account } from '../../../test/factories.js';
import { startMailServer } from '../../../test/servers/smtp.js';
import { messagesTopic } from '../messages/messages.messages.js';
import { accountLinkKey, signLink } from './account-links.js';
import { User } from './user.entity.js';

const jwtSecret = 'a secret that only the tests know of';
const newPassword = 'filter coffee 11';

let test: TestApp;
let admin: Account;
const lines: string[] = [];
beforeAll(async () => {
  const log = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '100', LOG_LEVEL: 'info' }, log);
  admin = await anAdmin(test);
});
afterAll(() => test.close());

interface Door {
  readonly name: string;
  /** Returns the message. */
  readonly forgot: (email: string) => Promise<Outcome<string>>;
  /** Returns the new session's token. */
  readonly reset: (token: string, secret?: string) => Promise<Outcome<string>>;
}

const rest = restCaller(() => test);
const graphql = graphqlCaller(() => test);
const doors: Door[] = [
  {
    name: 'REST',
    forgot: (email) =>
      rest<{ message: string }, string>('POST', '/api/auth/forgot', ({ message }) => message, {
        body: { email },
      }),
    reset: (token, secret = newPassword) =>
      rest<{ token: string }, string>('POST', '/api/auth/reset', (login) => login.token, {
        body: { token, password: secret },
      }),
  },
  {
    name: 'GraphQL',
    forgot: (email) =>
      graphql<string, string>(
        'mutation ($email: String!) { forgotPassword(email: $email) }',
        'forgotPassword',
        (said) => said,
        { email },
      ),
    reset: (token, secret = newPassword) =>
      graphql<{ token: string }, string>(
        'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { token } }',
        'resetPassword',
        (login) => login.token,
        { input: { token, password: secret } },
      ),
  },
];
const [{ forgot, reset }] = doors as [Door];

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly recipient: { readonly email: string };
}

/** The mails to an account, as admins see them, newest first. */
async function mailsTo({ email }: Account, shop = test, { token } = admin): Promise<Mail[]> {
  const { data } = await shop.graphql(
    '{ mailDeliveries(first: 100) { nodes { subject text recipient { email } } } }',
    {},
    token,
  );
  const { mailDeliveries } = data as { mailDeliveries: { nodes: Mail[] } };
  return mailDeliveries.nodes.filter(({ recipient }) => recipient.email === email);
}

const linkIn = (text: string | undefined) => /#\/reset-password\/(\S+)/.exec(text ?? '')?.[1] ?? '';

/** Requests a link and reads it from the stored mail. */
async function linkFor(account: Account, ask = forgot): Promise<string> {
  value(await ask(account.email));
  const links = async () => (await mailsTo(account)).map(({ text }) => linkIn(text)).filter(Boolean);
  await expect.poll(links).not.toEqual([]);
  return (await links())[0] ?? '';
}

const isGood = async (token: string) => (await test.app.services.auth.authenticate(token)) !== null;
const canLogIn = async ({ email }: Account, secret: string) =>
  (await test.rest('POST', '/api/auth/login', { body: { email, password: secret } })).status === 200;
const refused = (code: string) => expect.objectContaining({ ok: false, code }) as unknown;

describe.each(doors)('a forgotten password through $name', (door) => {
  it('is replaced by the link in a mail, which ends all other sessions and notifies the owner', async () => {
    const asha = await aCustomer(test);
    const link = await linkFor(asha, door.forgot);
    const token = value(await door.reset(link));
    expect(await isGood(token)).toBe(true);
    expect(await isGood(asha.token)).toBe(false);
    expect([await canLogIn(asha, password), await canLogIn(asha, newPassword)]).toEqual([false, true]);
    await expect
      .poll(async () => (await mailsTo(asha)).map(({ subject }) => subject))
      .toEqual(['Your password was changed', 'Choose a new password']);
  });

  it('is refused for a used or invalid link', async () => {
    const asha = await aCustomer(test);
    const link = await linkFor(asha);
    value(await door.reset(link));
    const again = await door.reset(link, 'another password');
    expect(again).toEqual({
      ok: false,
      code: 'LINK_EXPIRED',
      message: 'This link has expired or was used already. Please ask for a new one.',
      fields: [],
    });
    expect(await canLogIn(asha, newPassword)).toBe(true);
    for (const token of ['nonsense', asha.token, `${link}x`]) expect(await door.reset(token)).toEqual(again);
    expect(await door.reset('')).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['token'] });
  });

  it('leaves the link valid when the new password is refused', async () => {
    const asha = await aCustomer(test);
    const link = await linkFor(asha);
    for (const bad of ['short', ' '.repeat(12)]) {
      expect(await door.reset(link, bad)).toMatchObject({
        ok: false,
        code: 'BAD_USER_INPUT',
        fields: ['password'],
      });
    }
    value(await door.reset(link));
  });

  it('refuses an invalid address', async () => {
    expect(await door.forgot('asha')).toMatchObject({ ok: false, code: 'BAD_USER_INPUT', fields: ['email'] });
  });
});

describe('a reset link', () => {
  it('works once for eight parallel requests', async () => {
    const asha = await aCustomer(test);
    const link = await linkFor(asha);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, n) => reset(link, `filter coffee ${n}`)),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array(7).fill(refused('LINK_EXPIRED')));
    const winner = outcomes.findIndex(({ ok }) => ok);
    expect(await canLogIn(asha, `filter coffee ${winner}`)).toBe(true);
    const sessions = await test.app.dataSource.query<unknown[]>('select from sessions where user_id = $1', [
      asha.id,
    ]);
    expect(sessions).toHaveLength(2);
  });

  it('is invalid after 30 minutes and for other purposes', async () => {
    const asha = await aCustomer(test);
    const key = accountLinkKey(jwtSecret);
    const { passwordHash } = await test.app.dataSource.manager.findOneByOrFail(User, { id: asha.id });
    const claims = { userId: asha.id, boundTo: `${passwordHash} ${asha.email}` };
    expect(await reset(signLink(key, 'reset-password', claims, -1))).toEqual(refused('LINK_EXPIRED'));
    expect(await reset(signLink(key, 'undo-change', claims, 60))).toEqual(refused('LINK_EXPIRED'));
    value(await reset(signLink(key, 'reset-password', claims, 60)));
    const [, payload = ''] = (await linkFor(asha)).split('.');
    const { iat, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, number>;
    expect(Number(exp) - Number(iat)).toBe(30 * 60);
  });

  it('is invalid once the role of its account has changed', async () => {
    const asha = await aCustomer(test);
    const token = await linkFor(asha);
    await test.app.dataSource.query(`update users set staff_role = 'KITCHEN' where id = $1`, [asha.id]);
    expect(await reset(token, 'another long password')).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('is invalid once the password or the e-mail address has been changed otherwise', async () => {
    const [asha, ravi] = [await aCustomer(test), await aCustomer(test, 'Ravi Kumar')];
    const links = [await linkFor(asha), await linkFor(ravi)];
    const { manager } = test.app.dataSource;
    await manager.update(User, { id: asha.id }, { passwordHash: 'another' });
    await manager.update(User, { id: ravi.id }, { email: 'ravi.kumar@example.in' });
    for (const link of links) expect(await reset(link)).toEqual(refused('LINK_EXPIRED'));
  });

  it('is not among the notifications of a session', async () => {
    const asha = await aCustomer(test);
    const titles = async () => {
      const { data } = await test.graphql('{ notifications { nodes { title } } }', {}, asha.token);
      return (data as { notifications: { nodes: { title: string }[] } }).notifications.nodes;
    };
    await linkFor(asha);
    expect(await titles()).toEqual([]);
  });
});

describe('the answer to a forgotten password', () => {
  it('is the same for an address without an account, to which no mail is sent', async () => {
    const asha = await aCustomer(test);
    const known = value(await forgot(asha.email.toUpperCase()));
    expect(value(await forgot('nobody@example.in'))).toBe(known);
    expect(known).toContain('the restaurant has a link for you now');
    await expect.poll(async () => (await mailsTo(asha)).length).toBe(1);
    const mails = await test.app.dataSource.query<unknown[]>(
      `select from deliveries left join users on users.id = user_id where users.id is null`,
    );
    expect(mails).toEqual([]);
  });

  it('takes the same work, because the worker looks up the account', async () => {
    const shop = await TestApp.start({ ROLE: 'api', RATE_LIMIT_FACTOR: '100' });
    onTestFinished(() => shop.close());
    const asha = await aCustomer(shop);
    for (const email of [asha.email, 'nobody@example.in']) {
      await shop.app.dataSource.query('delete from outbox_events');
      await shop.rest('POST', '/api/auth/forgot', { body: { email } });
      const events = await shop.app.dataSource.query<{ type: string; payload: object }[]>(
        'select type, payload from outbox_events',
      );
      expect(events.map(({ type, payload }) => [type, Object.keys(payload)])).toEqual([
        ['account.password-reset-requested', ['userId']],
      ]);
    }
  });
});

describe('reset links', () => {
  it('are limited per account and network, known or not', async () => {
    const shop = await TestApp.start({ ROLE: 'api' });
    onTestFinished(() => shop.close());
    const asha = await aCustomer(shop);
    const ask = (email: string, address: string) =>
      shop.app.services.passwordResets.request(email, address).then(
        () => 'ok',
        ({ message }: Error) => message,
      );
    const tooMany = /^Too many attempts to reset the password\. Please try again in (59|60) minutes\.$/;
    for (const email of [asha.email, 'nobody@example.in']) {
      for (let n = 0; n < 5; n += 1) expect(await ask(email, `192.0.2.${n}`)).toBe('ok');
      expect(await ask(email.toUpperCase(), '192.0.2.9')).toMatch(tooMany);
    }
    for (let n = 0; n < 20; n += 1) expect(await ask(`a${n}@example.in`, '198.51.100.7')).toBe('ok');
    expect(await ask('b@example.in', '198.51.100.7')).toMatch(tooMany);
    expect(await ask('b@example.in', '198.51.100.8')).toBe('ok');
  });
});

describe('an admin who forgot their password', () => {
  it('gets a link like all users, and may not choose a common password', async () => {
    const owner = await anAdmin(test);
    const link = (await test.app.services.passwordResets.linkFor(owner.id))?.token ?? '';
    expect(await reset(link, 'password123')).toMatchObject({ ok: false, fields: ['password'] });
    expect(await isGood(value(await reset(link)))).toBe(true);
  });
});

describe('the mails that admins see', () => {
  const hidden = 'Choose a new password: only the recipient sees this link';

  it('show a customer’s stored link, and no admin’s link', async () => {
    const [asha, owner] = [await aCustomer(test), await anAdmin(test)];
    for (const { email } of [asha, owner]) value(await forgot(email));
    for (const account of [asha, owner]) {
      await expect.poll(async () => (await mailsTo(account)).length).toBe(1);
    }
    expect(linkIn((await mailsTo(asha))[0]?.text)).not.toBe('');
    const [own] = await mailsTo(owner, test, owner);
    expect(own?.text).toContain(hidden);
    expect(own?.text).not.toContain('#/reset-password');
    // A customer who has become an admin since.
    await test.app.dataSource.manager.update(User, { id: asha.id }, { role: 'admin' });
    expect((await mailsTo(asha))[0]?.text).toContain(hidden);
  });

  it('show no link that a mail server carries', async () => {
    const smtp = await startMailServer();
    const shop = await TestApp.start({ SMTP_URL: smtp.url, MAIL_FROM: 'orders@chowk.example' });
    onTestFinished(async () => {
      await shop.close();
      await smtp.close();
    });
    const [asha, owner] = [await aCustomer(shop), await anAdmin(shop)];
    smtp.atRecipient = () => ({ code: 550, says: 'No' });
    const ask = () =>
      shop.rest<{ message: string }>('POST', '/api/auth/forgot', { body: { email: asha.email } });
    expect((await ask()).body.message).toContain('an e-mail with a link is on its way');
    const states = () =>
      shop.app.dataSource
        .query<{ state: string }[]>('select state from deliveries order by created_at')
        .then((rows) => rows.map(({ state }) => state));
    await expect.poll(states).toEqual(['failed']);
    smtp.atRecipient = () => 'go on';
    await ask();
    await expect.poll(states).toEqual(['failed', 'sent']);
    expect(linkIn(smtp.mailsTo(asha.email)[0]?.text)).not.toBe('');
    const seen = await mailsTo(asha, shop, owner);
    expect(seen.map(({ text }) => [text.includes(hidden), linkIn(text)])).toEqual([
      [true, ''],
      [true, ''],
    ]);
  });

  it('are not sent after their link has become invalid', async () => {
    const smtp = await startMailServer();
    const shop = await TestApp.start({ SMTP_URL: smtp.url, MAIL_FROM: 'orders@chowk.example' });
    onTestFinished(async () => {
      await shop.close();
      await smtp.close();
    });
    const asha = await aCustomer(shop);
    smtp.atRecipient = () => ({ code: 451, says: 'Later' });
    await shop.rest('POST', '/api/auth/forgot', { body: { email: asha.email } });
    const states = () => shop.app.dataSource.query('select state, tries from deliveries');
    await expect.poll(states).toEqual([{ state: 'waiting', tries: 1 }]);
    smtp.atRecipient = () => 'go on';
    await shop.app.dataSource.query(
      `update deliveries set next_try_at = now(),
         content = content || jsonb_build_object('secretUntil', now() - interval '1 second')`,
    );
    await shop.app.pubsub.publish(messagesTopic, {});
    await expect.poll(states).toEqual([{ state: 'skipped', tries: 2 }]);
    expect(smtp.mailsTo(asha.email)).toEqual([]);
  });
});

describe('the log', () => {
  it('has a line for each request and each reset, without link or password', async () => {
    lines.length = 0;
    const asha = await aCustomer(test);
    const link = await linkFor(asha);
    value(await reset(link));
    value(await forgot('nobody@example.in'));
    const security = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => String(line['security']).startsWith('password'))
      .map(({ security: what, userId, email }) => ({ what, userId, email }));
    expect(security).toEqual([
      { what: 'password reset requested', userId: asha.id },
      { what: 'password reset', userId: asha.id },
      { what: 'password reset requested', email: 'nobody@example.in' },
    ]);
    expect(lines.join()).not.toContain(link);
    expect(lines.join()).not.toContain(newPassword);
  });
});
