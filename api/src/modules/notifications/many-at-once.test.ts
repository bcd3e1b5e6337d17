import { expect, it, onTestFinished } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish } from '../../../test/factories.js';

it('an event without a valid notice does not delay other events and is handled later', async () => {
  const api = await TestApp.start({ ROLE: 'api', RATE_LIMIT_FACTOR: '10' });
  onTestFinished(() => api.close());
  const { dataSource, queue } = api.app;
  const asha = await aCustomer(api);
  const dish = await aDish(api);
  const ids = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const { body } = await api.rest<{ _id: string }>('POST', '/api/orders', {
        token: asha.token,
        body: { items: [{ menuItem: dish.id, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' },
      });
      return body._id;
    }),
  );
  const [bad = '', ...good] = ids;
  await dataSource.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'not this one'; end $$;
    create trigger refuse before insert on notifications for each row
    when (new.link = '/track-order/${bad}') execute function refuse()`);

  // All events are waiting, so the worker handles them together.
  const worker = await TestApp.start({ ROLE: 'worker', DATABASE_URL: api.databaseUrl });
  onTestFinished(() => worker.close());
  const notified = async () => {
    const { data } = await api.graphql('{ notifications(first: 100) { nodes { link } } }', {}, asha.token);
    const found = data?.['notifications'] as { nodes: { link: string }[] } | undefined;
    return found?.nodes.map(({ link }) => link.replace('/track-order/', '')).toSorted();
  };
  await expect.poll(notified).toEqual(good.toSorted());
  await expect.poll(() => queue.figures().then(({ jobs }) => jobs['delayed'])).toBe(1);

  await dataSource.query('drop trigger refuse on notifications');
  await expect.poll(notified).toEqual(ids.toSorted());
  const mails = await dataSource.query('select 1 from deliveries where user_id = $1', [asha.id]);
  expect(mails).toHaveLength(ids.length);
});
