import { configDefaults, defineConfig } from 'vitest/config';
import base from './vitest.config.js';

/** `npm run test:faults`: parts that stay away for longer than anybody wants to wait for in every test run. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['test/faults/*.test.ts'],
    exclude: configDefaults.exclude,
    testTimeout: 300_000,
    maxWorkers: 1,
  },
});
