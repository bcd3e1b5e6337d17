import { expect, it, onTestFinished } from 'vitest';
import { noticeRules } from '../../src/modules/notifications/notices.js';
import { notificationSubscribers } from '../../src/modules/notifications/notifications.subscribers.js';
import { JobQueue } from '../../src/platform/jobs.js';
import { OutboxRelay } from '../../src/platform/outbox-relay.js';
import { QueuedJobs } from '../../src/platform/queued-jobs.js';
import { TestApp } from '../app.js';
import { aCustomer, aDish, anAdmin } from '../factories.js';
import { RedisServer } from '../servers/redis-server.js';

it('jobs left in PostgreSQL run once when the shop has moved to Redis', async () => {
  const before = await TestApp.start({ ROLE: 'api', REDIS_URL: '' });
  const { services, dataSource, pubsub, log, queue } = before.app;
  const asha = await aCustomer(before);
  const admin = await anAdmin(before);
  const dish = await aDish(before);
  const order = await before.rest<{ _id: string }>('POST', '/api/orders', {
    token: asha.token,
    body: { items: [{ menuItem: dish.id, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' },
  });
  await before.rest('PUT', `/api/admin/orders/${order.body._id}/status`, {
    token: admin.token,
    body: { status: 'Preparing' },
  });
  // Stops when the jobs are queued and none of them is done.
  const subscribers = notificationSubscribers(noticeRules(services), services.notifications);
  const relay = new OutboxRelay(
    dataSource,
    queue,
    new QueuedJobs(dataSource, queue),
    pubsub,
    subscribers,
    log,
  );
  relay.start();
  await expect.poll(() => queue.pending()).toBeGreaterThan(1);
  await relay.stop();
  const waiting = await queue.pending();

  const redis = await RedisServer.start();
  const stores = { DATABASE_URL: before.databaseUrl, REDIS_URL: `${redis.url}/1` };
  const done: string[] = [];
  const logTo = {
    write: (text: string) => {
      const { msg, jobId } = JSON.parse(text) as { msg: string; jobId: string };
      if (msg === 'job done') done.push(jobId);
    },
  };
  const workers = await Promise.all(
    [1, 2].map(() => TestApp.start({ ...stores, LOG_LEVEL: 'debug' }, logTo)),
  );
  onTestFinished(async () => {
    for (const worker of workers) await worker.close();
    await before.close();
    await redis.remove();
  });

  const left = await JobQueue.open({ databaseUrl: before.databaseUrl, redis: undefined }, log);
  onTestFinished(() => left.close());
  await expect.poll(() => left.pending()).toBe(0);
  expect(done).toHaveLength(waiting);
  expect(new Set(done).size).toBe(waiting);
  const { data } = await before.graphql('{ notifications(first: 10) { nodes { title } } }', {}, asha.token);
  expect((data as { notifications: { nodes: unknown[] } }).notifications.nodes).toHaveLength(2);
});
