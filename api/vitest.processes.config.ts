import { configDefaults, defineConfig } from 'vitest/config';
import base from './vitest.config.js';

/** `npm run test:processes`: the built shop killed at any moment, backups, commands, clocks. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['test/processes/*.test.ts'],
    exclude: configDefaults.exclude,
    // A first start beside other work takes longer than any other wait.
    testTimeout: 300_000,
  },
});
