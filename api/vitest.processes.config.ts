import { configDefaults, defineConfig } from 'vitest/config';
import base from './vitest.config.js';

/** `npm run test:processes`: the built shop killed at any moment, backups, commands, clocks. */
export default defineConfig({
  ...base,
  test: { ...base.test, include: ['test/processes/*.test.ts'], exclude: configDefaults.exclude },
});
