import { createRequire } from 'node:module';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  // The copy that Node.js itself loads, and the packages with it: two of them refuse each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', '../web/e2e/*.test.ts'],
    // These need a Redis, Docker or a long time: they have configurations of their own.
    exclude: [
      ...configDefaults.exclude,
      'test/redis/**',
      'test/containers/**',
      'test/faults/**',
      'test/plans/**',
    ],
    globalSetup: ['test/servers/global-setup.ts'],
    // Generous, because a busy machine hashes passwords slowly and stalls at times; no test waits for time to pass. Longer than
    // any one wait, so that a test tells which of its waits was in vain.
    testTimeout: 60_000,
    // How long a condition is waited for, unless a test says otherwise.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Each file has a shop and a database of its own; loading the shop's modules anew for each would take a minute or two.
    isolate: false,
  },
});
