import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp, type GraphqlAnswer } from '../../../test/app.js';
import { aCustomer, anAdmin, type Account } from '../../../test/factories.js';
import { startPhoneMessageServer, type PhoneMessageServer } from '../../../test/servers/phone-messages.js';
import { startMailServer, type MailServer } from '../../../test/servers/smtp.js';

let mails: MailServer;
let phones: PhoneMessageServer;
let test: TestApp;
let admin: Account;

beforeAll(async () => {
  mails = await startMailServer();
  phones = await startPhoneMessageServer();
  const { MSG91_API_URL = '', WHATSAPP_API_URL = '' } = phones.environment;
  test = await TestApp.start({ MSG91_API_URL, WHATSAPP_API_URL });
  admin = await anAdmin(test, 'Meera Nair');
});
afterAll(async () => {
  await test.close();
  await phones.close();
  await mails.close();
});

const ask = (query: string, variables: object = {}, token = admin.token) =>
  test.graphql(query, variables, token);
const emailOf = async (token: string) => {
  const { data } = await ask('{ me { email } }', {}, token);
  return (data as { me: { email: string } }).me.email;
};
const refusalOf = ({ errors }: GraphqlAnswer) => {
  const { code, fields } = errors?.[0]?.extensions ?? {};
  return { code, fields };
};
const secretsIn = async () =>
  JSON.stringify([
    await ask('{ connections { mail { userName } sms { keyEnding } whatsApp { keyEnding } } }'),
    await test.app.dataSource.manager.query('select sealed from connections'),
    await test.app.dataSource.manager.query('select before, after from audit_entries'),
  ]);

describe('the mail server in the settings', () => {
  const server = () => ({
    host: '127.0.0.1',
    port: Number(new URL(mails.url).port),
    fromName: 'Chowk',
    fromAddress: 'orders@chowk.example',
  });
  const send = (input: object, token?: string) =>
    ask('mutation ($input: MailServerInput!) { sendTestMail(input: $input) }', { input }, token);
  const save = (input: object, version: number) =>
    ask(
      `mutation ($input: MailServerInput!, $version: Int!) {
        saveMailServer(input: $input, version: $version) { state { source version } host port fromAddress }
      }`,
      { input, version },
    );

  it('is tested by a mail to the admin, before anything is saved', async () => {
    const email = await emailOf(admin.token);
    expect((await send(server())).data?.['sendTestMail']).toContain(email);
    expect(mails.mailsTo(email)).toHaveLength(1);
    expect((await ask('{ connections { mail { state { source } host } } }')).data).toEqual({
      connections: { mail: { state: { source: 'NONE' }, host: null } },
    });
  });

  it('is refused with the reason at the field', async () => {
    expect(refusalOf(await send({ ...server(), port: 9 }))).toMatchObject({ fields: [{ field: 'host' }] });
    expect(refusalOf(await send({ ...server(), host: 'no server' }))).toMatchObject({
      fields: [{ field: 'host' }],
    });
    expect(refusalOf(await send({ ...server(), userName: 'me' }))).toMatchObject({
      fields: [{ field: 'password', message: expect.stringContaining('password of this user') as string }],
    });
    expect(refusalOf(await send({ ...server(), userName: 'me', password: 'secret word' }))).toMatchObject({
      fields: [{ field: 'port', message: expect.stringContaining('secure connection') as string }],
    });
    const asha = await aCustomer(test);
    expect(refusalOf(await send(server(), asha.token))).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('sends mails at once, until it is removed', async () => {
    const asha = await aCustomer(test);
    const before = mails.named.length;
    expect((await save(server(), 0)).data?.['saveMailServer']).toEqual({
      state: { source: 'SETTINGS', version: 1 },
      host: '127.0.0.1',
      port: server().port,
      fromAddress: 'orders@chowk.example',
    });
    const email = await emailOf(asha.token);
    await ask('mutation ($email: String!) { forgotPassword(email: $email) }', { email });
    await expect.poll(() => mails.named.slice(before)).toContain(email);
    const removal = 'mutation { removeConnection(kind: MAIL, version: 1) }';
    expect((await ask(removal)).data).toEqual({ removeConnection: true });
    expect((await ask('{ shopSetup { mailServer { host } } }')).data).toEqual({
      shopSetup: { mailServer: null },
    });
  });

  it('keeps its password sealed, and for the same user at the same server alone', async () => {
    const withLogin = { ...server(), userName: 'owner', password: 'a mail password' };
    expect((await save(withLogin, 2)).errors).toBeUndefined();
    expect((await save({ ...server(), userName: 'owner', fromName: '' }, 3)).errors).toBeUndefined();
    expect(test.app.connections.lastKnown.mail?.smtpUrl).toContain('owner:a%20mail%20password@');
    expect(
      refusalOf(await save({ ...server(), host: 'smtp.example.in', userName: 'owner' }, 4)),
    ).toMatchObject({
      fields: [{ field: 'password' }],
    });
    expect(await secretsIn()).not.toContain('mail password');
  });
});

describe.each([
  {
    kind: 'SMS',
    type: 'SmsInput',
    operation: 'Sms',
    account: { authKey: 'msg91 key', templateId: 'template-1' },
    wrong: { authKey: 'another key', templateId: 'template-1' },
    field: 'authKey',
    secret: 'msg91 key',
  },
  {
    kind: 'WHATSAPP',
    type: 'WhatsAppInput',
    operation: 'WhatsApp',
    account: {
      token: 'whatsapp token',
      phoneNumberId: '106540352242922',
      template: 'order_code',
      language: 'en',
    },
    wrong: {
      token: 'another token',
      phoneNumberId: '106540352242922',
      template: 'order_code',
      language: 'en',
    },
    field: 'token',
    secret: 'whatsapp token',
  },
])('the account for $kind in the settings', ({ kind, type, operation, account, wrong, field, secret }) => {
  const phone = '098765 43210';
  const send = (input: object, to = phone) =>
    ask(
      `mutation ($input: ${type}!, $phone: String!) { sendTest${operation}(input: $input, phone: $phone) }`,
      {
        input,
        phone: to,
      },
    );
  const save = (input: object, version: number) =>
    ask(
      `mutation ($input: ${type}!, $version: Int!) {
        save${operation}(input: $input, version: $version) { state { source } }
      }`,
      { input, version },
    );
  const channels = async () =>
    (await ask('{ restaurant { phoneCodeChannels } }')).data?.['restaurant'] as {
      phoneCodeChannels: string[];
    };

  it('is tested by a message to a number', async () => {
    phones.behaviour = 'accept';
    const { data } = await send(account);
    expect(data?.[`sendTest${operation}`]).toContain('123456');
    expect(phones.sent.at(-1)).toEqual({ channel: kind, to: '919876543210', code: '123456' });
    expect(refusalOf(await send(wrong))).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
    expect(refusalOf(await send(account, '+1 212 555 0100'))).toMatchObject({ fields: [{ field: 'phone' }] });
    phones.behaviour = 'hang up';
    expect(refusalOf(await send(account))).toMatchObject({ code: 'UNAVAILABLE' });
    phones.behaviour = 'accept';
  });

  it('offers its codes to customers at once, and keeps its secret', async () => {
    expect((await save(account, 0)).data).toEqual({
      [`save${operation}`]: { state: { source: 'SETTINGS' } },
    });
    expect((await channels()).phoneCodeChannels).toContain(kind);
    expect(await secretsIn()).not.toContain(secret);
    const { [field as keyof typeof account]: _secret, ...rest } = account;
    expect((await send(rest)).errors).toBeUndefined();
    expect((await ask(`mutation { removeConnection(kind: ${kind}, version: 1) }`)).errors).toBeUndefined();
    expect((await channels()).phoneCodeChannels).not.toContain(kind);
  });
});

describe('the public address in the settings', () => {
  const check = (url: string) => ask('mutation ($url: String!) { checkPublicAddress(url: $url) }', { url });
  const save = (url: string, version: number) =>
    ask(
      'mutation ($url: String!, $version: Int!) { savePublicAddress(url: $url, version: $version) { url } }',
      {
        url,
        version,
      },
    );

  it('is checked for this shop', async () => {
    expect((await check(test.url)).data?.['checkPublicAddress']).toMatch(
      /answers at this address, but without https/,
    );
    const other = createServer((_request, response) => response.end('{"name":"Another shop"}'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    expect(refusalOf(await check(elsewhere))).toMatchObject({ fields: [{ field: 'url' }] });
    expect(refusalOf(await check('http://127.0.0.1:9'))).toMatchObject({ fields: [{ field: 'url' }] });
    expect(refusalOf(await check('https://shop.example.in/menu'))).toMatchObject({
      fields: [{ field: 'url' }],
    });
    expect(refusalOf(await check('shop.example.in'))).toMatchObject({ fields: [{ field: 'url' }] });
    other.close();
    other.closeAllConnections();
  });

  it('stands in links, headers and for crawlers at once', async () => {
    expect((await save('https://shop.example.in/', 0)).data).toEqual({
      savePublicAddress: { url: 'https://shop.example.in' },
    });
    expect((await ask('{ connections { razorpay { webhookUrl } } }')).data).toEqual({
      connections: { razorpay: { webhookUrl: 'https://shop.example.in/api/payment/webhook' } },
    });
    const robots = await fetch(`${test.url}/robots.txt`);
    expect(await robots.text()).toContain('Sitemap: https://shop.example.in/sitemap.xml');
    expect(robots.headers.get('strict-transport-security')).toContain('max-age');
    expect((await ask('{ setupSteps }')).data?.['setupSteps']).not.toContain('HTTPS');
  });
});
