import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, anAdmin } from '../../../test/factories.js';
import { shopSetupOf } from './shop-setup.js';

const anAccount = (keyId: string, isSandbox = false) => ({
  account: { keyId, keySecret: 'secret', webhookSecrets: [], apiUrl: '' },
  isSandbox,
});

it.each([
  ['no account', undefined, 'NONE'],
  ['the sandbox', anAccount('rzp_test_0', true), 'SANDBOX'],
  ['test keys', anAccount('rzp_test_1'), 'TEST'],
  ['live keys', anAccount('rzp_live_1'), 'LIVE'],
])('shopSetupOf names the payment account of %s', (_what, payments, name) => {
  expect(shopSetupOf({ payments, mail: undefined })).toEqual({ payments: name, mailServer: null });
});

describe('shopSetup', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start({
      SMTP_URL: 'smtp://owner:s3cret@127.0.0.1:2525',
      MAIL_FROM: 'Chowk <orders@chowk.example>',
    });
  });
  afterAll(() => test.close());
  const query = '{ shopSetup { payments mailServer { host from } } }';

  it('shows admins the mail server without its password', async () => {
    const { token } = await anAdmin(test);
    expect((await test.graphql(query, {}, token)).data).toEqual({
      shopSetup: { payments: 'SANDBOX', mailServer: { host: '127.0.0.1', from: 'orders@chowk.example' } },
    });
  });

  it('is refused to customers', async () => {
    const { token } = await aCustomer(test);
    expect((await test.graphql(query, {}, token)).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });
});
