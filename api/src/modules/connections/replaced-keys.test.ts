import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ConnectionValues, RazorpayKeys } from '../../platform/connection-values.js';
import { replaced } from './replaced-keys.js';

type Stored = ConnectionValues['razorpay'];

const start = Date.parse('2026-11-01T00:00:00Z');
const hour = 3_600_000;
const after = (hours: number) => new Date(start + hours * hour);

const keysOf = (keyId: string, webhookSecret: string | null = null): RazorpayKeys => ({
  keyId,
  keySecret: `secret of ${keyId}`,
  webhookSecret,
});

const save = (stored: Stored | null, saves: readonly (RazorpayKeys | null)[], hours = 0) =>
  saves.reduce<Stored | null>((current, keys) => replaced(current, keys, after(hours)), stored)!;

it('the account of a payment in flight survives any number of new webhook secrets', () => {
  const secrets = Array.from({ length: 8 }, (_, at) => keysOf('rzp_live_New', `webhook secret ${at}`));
  const stored = save(null, [keysOf('rzp_live_Old'), ...secrets]);
  expect(stored.earlier).toEqual([{ keyId: 'rzp_live_Old', keySecret: 'secret of rzp_live_Old' }]);
  expect(stored.formerWebhookSecrets.map(({ secret }) => secret)).toEqual(
    secrets
      .slice(0, -1)
      .map(({ webhookSecret }) => webhookSecret)
      .toReversed(),
  );
});

it('a webhook secret is kept for two days after it was replaced', () => {
  const first = save(null, [keysOf('rzp_live_1', 'first'), keysOf('rzp_live_1', 'second')]);
  expect(save(first, [keysOf('rzp_live_1', 'third')], 47).formerWebhookSecrets).toEqual([
    { secret: 'second', replacedAt: after(47).toISOString() },
    { secret: 'first', replacedAt: after(0).toISOString() },
  ]);
  expect(save(first, [keysOf('rzp_live_1', 'third')], 49).formerWebhookSecrets).toEqual([
    { secret: 'second', replacedAt: after(49).toISOString() },
  ]);
});

it('removed keys are kept, with their latest key secret', () => {
  const renewed = { ...keysOf('rzp_live_1', 'webhooks'), keySecret: 'renewed' };
  expect(save(null, [keysOf('rzp_live_1'), renewed, null])).toEqual({
    keys: null,
    earlier: [{ keyId: 'rzp_live_1', keySecret: 'renewed' }],
    formerWebhookSecrets: [{ secret: 'webhooks', replacedAt: after(0).toISOString() }],
  });
});

it('the last five other accounts are kept', () => {
  const stored = save(
    null,
    ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => keysOf(name)),
  );
  expect(stored.earlier.map(({ keyId }) => keyId)).toEqual(['F', 'E', 'D', 'C', 'B']);
});

it('other accounts are kept once each, latest first, whatever is saved', () => {
  const keys = fc.record({
    keyId: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
    keySecret: fc.string(),
    webhookSecret: fc.option(fc.constantFrom('one', 'two', 'three')),
  });
  fc.assert(
    fc.property(fc.array(fc.option(keys), { minLength: 1 }), (saves) => {
      const stored = save(null, saves);
      const last = saves.at(-1) ?? null;
      const entered = saves.filter((one) => one !== null);
      const latest = new Map(entered.map((one) => [one.keyId, one.keySecret]));
      const ids = new Set(entered.toReversed().map(({ keyId }) => keyId));
      if (last) ids.delete(last.keyId);
      const others = [...ids].map((keyId) => ({ keyId, keySecret: latest.get(keyId) }));
      expect(stored.keys).toEqual(last);
      expect(stored.earlier).toEqual(others);
      const secrets = stored.formerWebhookSecrets.map(({ secret }) => secret);
      expect(new Set(secrets).size).toBe(secrets.length);
      expect(secrets).not.toContain(last?.webhookSecret);
    }),
  );
});
