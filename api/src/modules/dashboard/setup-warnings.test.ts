import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { anAdmin } from '../../../test/factories.js';
import { readConfig } from '../../config.js';
import { setupWarningsOf } from './setup-warnings.js';

const publicUrl = { PUBLIC_URL: 'https://shop.example.in' };
const keys = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'secret' };
const production = { NODE_ENV: 'production' };

it.each([
  ['a public address', publicUrl, ['NOT_PRODUCTION', 'PLAY_MONEY']],
  ['a public address and real payments', { ...publicUrl, ...keys }, ['NOT_PRODUCTION']],
  ['a public address and cash only', { ...publicUrl, PAYMENTS_SANDBOX: 'false' }, ['NOT_PRODUCTION']],
  ['a public address in production', { ...publicUrl, ...production }, []],
  ['the sandbox in production', { ...publicUrl, ...production, PAYMENTS_SANDBOX: 'true' }, []],
  ['an address on this machine', { PUBLIC_URL: 'http://localhost:4000' }, []],
  ['no address', {}, []],
])('setupWarningsOf returns the warnings for %s', (_what, environment, warnings) => {
  expect(setupWarningsOf(readConfig(environment))).toEqual(warnings);
});

describe('setupWarnings', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start(publicUrl);
  });
  afterAll(() => test.close());

  it('shows admins the warnings', async () => {
    const { token } = await anAdmin(test);
    expect((await test.graphql('{ setupWarnings }', {}, token)).data).toEqual({
      setupWarnings: ['NOT_PRODUCTION', 'PLAY_MONEY'],
    });
  });
});
