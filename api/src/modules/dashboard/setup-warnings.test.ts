import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { anAdmin } from '../../../test/factories.js';
import { setupWarningsOf } from './setup-warnings.js';

const publicUrl = 'https://shop.example.in';
const account = { keyId: 'rzp_live_1', keySecret: 'secret', webhookSecrets: [], apiUrl: '' };
const sandbox = { account, isSandbox: true };
const razorpay = { account, isSandbox: false };

it.each([
  ['a public address', false, publicUrl, sandbox, ['NOT_PRODUCTION', 'PLAY_MONEY']],
  ['a public address and real payments', false, publicUrl, razorpay, ['NOT_PRODUCTION']],
  ['a public address and cash only', false, publicUrl, undefined, ['NOT_PRODUCTION']],
  ['a public address in production', true, publicUrl, undefined, []],
  ['the sandbox in production', true, publicUrl, sandbox, []],
  ['an address on this machine', false, 'http://localhost:4000', sandbox, []],
  ['no address', false, undefined, sandbox, []],
])('setupWarningsOf returns the warnings for %s', (_what, isProduction, address, payments, warnings) => {
  expect(setupWarningsOf(isProduction, { publicUrl: address, payments })).toEqual(warnings);
});

describe('setupWarnings', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start({ PUBLIC_URL: publicUrl });
  });
  afterAll(() => test.close());

  it('shows admins the warnings', async () => {
    const { token } = await anAdmin(test);
    expect((await test.graphql('{ setupWarnings }', {}, token)).data).toEqual({
      setupWarnings: ['NOT_PRODUCTION', 'PLAY_MONEY'],
    });
  });
});
