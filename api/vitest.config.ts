import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // These need a Redis; see vitest.redis.config.ts.
    exclude: [...configDefaults.exclude, 'test/redis/**'],
    globalSetup: ['test/global-setup.ts'],
    // Generous, because a busy machine hashes passwords slowly; no test waits for time to pass.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
