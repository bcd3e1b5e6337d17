import type { TestApp } from './app.js';

/** Nobody has tried anything yet. */
export async function forgetRateLimits({ app }: TestApp): Promise<void> {
  await app.dataSource.query('delete from rate_limits');
  await deleteFromRedis(app);
}

/** The windows of all rules are over. */
export async function endRateWindows({ app }: TestApp): Promise<void> {
  await app.dataSource.query('update rate_limits set expire = 1');
  await deleteFromRedis(app);
}

/** Redis itself deletes a counter whose window is over. */
async function deleteFromRedis({ redis }: TestApp['app']): Promise<void> {
  const keys = (await redis?.prompt.keys('chowk:limit:*')) ?? [];
  if (keys.length > 0) await redis?.prompt.del(keys);
}
