import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../app.js';
import { operationsOf, routesOf } from '../doors/operations.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, password, type Account } from '../factories.js';
import { beginOrder, pay, verify } from '../payments.js';
import { startPhoneMessageServer, type PhoneMessageServer } from '../servers/phone-messages.js';
import { newId } from '../../src/platform/ids.js';
import { internals, lines, sendRaw } from './attack.js';

const jwtSecret = 'the JWT secret that no log must hold';

describe('V16.2.5 the log', () => {
  const logged: string[] = [];
  let test: TestApp;
  let asha: Account;
  let phones: PhoneMessageServer;
  beforeAll(async () => {
    phones = await startPhoneMessageServer();
    const logTo = { write: (line: string) => void logged.push(line) };
    test = await TestApp.start(
      { LOG_LEVEL: 'debug', JWT_SECRET: jwtSecret, RATE_LIMIT_FACTOR: '1000', ...phones.environment },
      logTo,
    );
    asha = await aCustomer(test);
  });
  afterAll(async () => {
    await test.close();
    await phones.close();
  });

  it('contains no phone number, code or secret of a guest, also when a provider refuses a message', async () => {
    await changeRestaurant(test, await anAdmin(test), { guestsAllowed: true, codeAbove: 0 });
    const [phone, other] = ['+919876543210', '+919876543211'];
    const guest = await test.rest<{ token: string }>('POST', '/api/auth/guest', {
      body: { name: 'Asha', phone },
    });
    const { token } = guest.body;
    const link = await test.rest<{ token: string }>('POST', '/api/auth/guest/links', { token });
    await test.rest('POST', '/api/auth/guest/open', { body: { token: link.body.token } });
    const send = (to: string, channel: string) =>
      test.rest('POST', '/api/phone/code', { token, body: { phone: to, channel } });
    await send(phone, 'SMS');
    const code = phones.codeFor(phone);
    await test.rest('POST', '/api/phone/confirm', { token, body: { phone, digits: '000000' } });
    await test.rest('POST', '/api/phone/confirm', { token, body: { phone, digits: code } });
    phones.behaviour = 'refuse';
    expect((await send(other, 'WHATSAPP')).status).toBe(503);
    await expect.poll(() => logged.join('')).toContain('message not sent');
    const secrets = [
      phone,
      other,
      phone.slice(3),
      other.slice(3),
      link.body.token,
      token.split('.')[2] ?? '',
    ];
    const { MSG91_AUTH_KEY: authKey = '', WHATSAPP_TOKEN: accessToken = '' } = phones.environment;
    const log = logged.join('');
    expect([...secrets, `"${code}"`, authKey, accessToken].filter((secret) => log.includes(secret))).toEqual(
      [],
    );
  });

  it('contains no password, token, signature or secret at its most verbose level', async () => {
    const secrets = { wrong: 'a-wrong-password-42', next: 'filter coffee 11', new: 'mango lassi 42' };
    const { email } = asha;
    await test.rest('POST', '/api/auth/login', { body: { email, password: secrets.wrong } });
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { token deviceToken } }';
    await test.graphql(login, { input: { email, password: secrets.wrong } });
    const { data } = await test.graphql(login, { input: { email, password } });
    const { token, deviceToken } = (data as { login: { token: string; deviceToken: string } }).login;
    const body = { name: 'Meera', email: 'meera@example.in', password: secrets.new };
    await test.rest('POST', '/api/auth/register', { body });
    await test.rest('PATCH', '/api/auth/profile', { token, body: { password: secrets.next } });
    await test.rest('POST', '/api/auth/login', { body: `{"email":"x","password":"${secrets.wrong}"` });
    await test.rest('GET', `/api/nothing?token=${token}`, { token });
    await test.graphql(`{ nonsense(password: "${secrets.wrong}") }`, {}, token);
    await test.rest('GET', '/api/admin/summary', { token });
    const begun = await beginOrder(test, { ...asha, token }, (await aDish(test)).id);
    const proof = await pay(test, begun.razorpayOrderId);
    await verify(test, { ...proof, razorpay_payment_id: 'pay_29QQoUBi66xm2f' }, { ...asha, token });
    await verify(test, proof, { ...asha, token });
    const client = test.live(token);
    await client.iterate({ query: '{ me { id } }' }).next();
    await client.dispose();

    const log = logged.join('');
    expect(log).toContain('login failed');
    const { keySecret = '', webhookSecrets = [] } = test.razorpay ?? {};
    const [, , signature = ''] = token.split('.');
    const mustNotBeThere = [
      ...Object.values(secrets),
      password,
      jwtSecret,
      keySecret,
      ...webhookSecrets,
      signature,
    ];
    mustNotBeThere.push(proof.razorpay_signature, deviceToken);
    expect(mustNotBeThere.filter((secret) => log.includes(secret))).toEqual([]);
    expect(log).not.toMatch(/\$2[aby]\$\d\d\$/);
  });

  it('V16.4.1 has one line of JSON per entry, whatever is sent', async () => {
    const before = logged.length;
    const forged = '{"level":30,"msg":"admin action","userId":"nobody"}';
    const email = `x\r\n${forged}\u2028${forged}\u001b[2J@example.in`;
    await test.rest('POST', '/api/auth/login', {
      body: { email, password: 'x' },
      headers: { 'User-Agent': forged },
    });
    await sendRaw(
      test,
      lines(`GET /x%0d%0a${encodeURIComponent(forged)} HTTP/1.1`, 'Host: shop', 'Connection: close', '', ''),
    );
    await test.rest('GET', '/api/menu', { headers: { 'X-Request-Id': `x" , "msg":"forged` } });
    await expect.poll(() => logged.length).toBeGreaterThan(before);
    for (const entry of logged.slice(before)) {
      expect(entry.trimEnd()).not.toMatch(/[\r\n]/);
      expect((JSON.parse(entry) as { msg: string }).msg).not.toMatch(/^(admin action|forged)$/);
    }
  });
});

describe('V16.5.1 an unexpected error', () => {
  it('reveals nothing about the database or the code, in every GraphQL operation and REST route', async () => {
    const broken = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
    const { token } = await anAdmin(broken);
    // Sessions and limits stay, so that each operation reaches its own tables.
    const kept = ['users', 'sessions', 'idempotency_keys', 'rate_limits'];
    const tables = await broken.app.dataSource.query<{ name: string }[]>(
      `select tablename as name from pg_tables where schemaname = 'public' and not tablename = any($1)`,
      [kept],
    );
    for (const { name } of tables)
      await broken.app.dataSource.query(`alter table "${name}" rename to "gone_${name}"`);

    const answers: [name: string, answer: string][] = [];
    for (const operation of operationsOf(broken.app.schema)) {
      const { kind, name, query } = operation;
      if (kind === 'Subscription' || /logout/i.test(name)) continue;
      answers.push([name, JSON.stringify(await broken.graphql(query, operation.variables('right'), token))]);
    }
    for (const { method, path, name } of routesOf(broken.web)) {
      if (!path.startsWith('/api/') || path.includes('logout')) continue;
      const answer = await fetch(broken.url + path.replaceAll(/:\w+/g, newId()), {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(method !== 'GET' && { body: '{}' }),
      });
      answers.push([name, await answer.text()]);
    }
    expect(answers.filter(([, answer]) => internals.test(answer) || /gone_|42P01/.test(answer))).toEqual([]);
    expect(answers.filter(([, answer]) => answer.includes('INTERNAL_SERVER_ERROR')).length).toBeGreaterThan(
      15,
    );
    await broken.close();
  });
});

describe('V6.3.8 a failed login', () => {
  it('has the same answer and headers whether the account exists or not', async () => {
    const test = await TestApp.start({ JWT_SECRET: jwtSecret, RATE_LIMIT_FACTOR: '1000' });
    const { email } = await aCustomer(test);
    const attempt = async (tried: string) => {
      const { status, headers, body } = await test.rest('POST', '/api/auth/login', {
        body: { email: tried, password: 'not the password' },
      });
      const names = [...headers.keys()].filter((name) => !['date', 'x-request-id'].includes(name));
      return { status, body, headers: names.map((name) => [name, headers.get(name)]) };
    };
    expect(await attempt(email)).toEqual(await attempt('nobody-at-all@example.in'));
    await test.close();
  });

  it('V6.2.8 compares the exact password, without trimming, folding case or cutting', async () => {
    const test = await TestApp.start({ JWT_SECRET: jwtSecret, RATE_LIMIT_FACTOR: '1000' });
    const { email } = await aCustomer(test);
    const tries = [
      password.toUpperCase(),
      ` ${password}`,
      `${password} `,
      password.slice(0, -1),
      `${password}\u0301`,
    ];
    for (const tried of tries) {
      expect(await test.rest('POST', '/api/auth/login', { body: { email, password: tried } })).toMatchObject({
        status: 401,
      });
    }
    const { body } = await test.rest<{ token: string }>('POST', '/api/auth/login', {
      body: { email, password },
    });
    expect(jwt.verify(body.token, jwtSecret)).toMatchObject({ sub: expect.any(String) as string });
    await test.close();
  });
});

describe('V13.4.2 production', () => {
  it('shows the schema only to admins, suggests no names, and offers no sandbox', async () => {
    const shop = await TestApp.start({ NODE_ENV: 'production', JWT_SECRET: jwtSecret });
    const { errors } = await shop.graphql('{ __schema { types { name } } }');
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    expect(JSON.stringify(await shop.graphql('{ menus { id } }'))).not.toMatch(/Did you mean|stacktrace/);
    expect((await fetch(`${shop.url}/sandbox/razorpay/v1/checkout.js`)).status).toBe(404);
    expect((await shop.graphql('{ paymentSettings { modes testMode } }')).data).toEqual({
      paymentSettings: { modes: ['COD'], testMode: false },
    });
    await shop.close();
  });
});
