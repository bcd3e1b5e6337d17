import { createRequire } from 'node:module';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  // The copy of graphql that Node.js loads for the packages: two copies refuse each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // These need Redis, Docker or much time and have their own configurations.
    exclude: [
      ...configDefaults.exclude,
      'test/redis/**',
      'test/processes/**',
      'test/containers/**',
      'test/faults/**',
      'test/plans/**',
    ],
    globalSetup: ['test/servers/global-setup.ts'],
    // Generous, as a busy machine hashes passwords slowly and stalls at times; no test waits for time to pass. Longer than any
    // single wait, so that a failure names the condition that was not met.
    testTimeout: 180_000,
    // Default wait for a condition.
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Each file has its own app and database; loading the modules again for each would take a minute or two.
    isolate: false,
  },
});
