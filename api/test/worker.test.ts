import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireSubscribers } from '../src/platform/events.js';
import { TestApp } from './app.js';

let api: TestApp;
beforeAll(async () => {
  api = await TestApp.start({ ROLE: 'api' });
});
afterAll(() => api.close());

describe('the worker', () => {
  it('logs a failed step of its housekeeping and continues with the next ones', async () => {
    const { dataSource } = api.app;
    await dataSource.query('alter table phone_confirmations rename to elsewhere');
    await dataSource.query(
      `insert into payment_webhooks (event_id, received_at, body) values ('old', now() - interval '1 year', '{}')`,
    );
    const logged: { msg: string; step?: string }[] = [];
    const logTo = { write: (line: string) => void logged.push(JSON.parse(line) as (typeof logged)[number]) };
    const worker = await TestApp.start(
      { ROLE: 'worker', DATABASE_URL: api.databaseUrl, LOG_LEVEL: 'warn' },
      logTo,
    );
    try {
      await expect.poll(() => dataSource.query('select event_id from payment_webhooks')).toEqual([]);
      expect(logged.filter(({ msg }) => msg.includes('step')).map(({ step }) => step)).toEqual([
        'unconfirmed phone numbers',
      ]);
    } finally {
      await worker.close();
      await dataSource.query('alter table elsewhere rename to phone_confirmations');
    }
  });

  it('does not start if nothing handles an event', () => {
    const { subscribers } = api.app;
    expect(() => requireSubscribers(subscribers)).not.toThrow();
    const others = subscribers.filter(({ event }) => event !== 'booking.made');
    expect(() => requireSubscribers(others)).toThrow('No subscriber handles the event booking.made');
  });
});
