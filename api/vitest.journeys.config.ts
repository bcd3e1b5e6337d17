import { configDefaults, defineConfig } from 'vitest/config';
import base from './vitest.config.js';

/** Browser, server and people together. A retry is reported as flaky. */
export default defineConfig({
  ...base,
  test: { ...base.test, include: ['../web/e2e/*.test.ts'], exclude: configDefaults.exclude, retry: 1 },
});
