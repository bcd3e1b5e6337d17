import { configDefaults, defineConfig } from 'vitest/config';
import base from './vitest.config.js';

/** `npm run test:plans`: with a million orders, which take a minute or two to write. */
export default defineConfig({
  ...base,
  test: { ...base.test, include: ['test/plans/*.test.ts'], exclude: configDefaults.exclude },
});
