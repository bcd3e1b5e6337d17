import type { TestApp } from './app.js';

/** Resets all counters. */
export async function deleteRateLimits({ app }: TestApp): Promise<void> {
  await app.dataSource.query('delete from rate_limits');
  await deleteFromRedis(app);
}

/** Ends the windows of all rules. */
export async function endRateWindows({ app }: TestApp): Promise<void> {
  await app.dataSource.query('update rate_limits set expire = 1');
  await deleteFromRedis(app);
}

/** Redis deletes a counter itself when its window is over. */
async function deleteFromRedis({ redis }: TestApp['app']): Promise<void> {
  const keys = (await redis?.prompt.keys('chowk:limit:*')) ?? [];
  if (keys.length > 0) await redis?.prompt.del(keys);
}
