import { configDefaults, defineConfig } from 'vitest/config';
import base from './vitest.config.js';

/** `npm run attack`: every case of what `npm test` samples. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['test/attack/*.test.ts'],
    exclude: configDefaults.exclude,
    env: { ATTACK: 'full' },
    testTimeout: 300_000,
  },
});
