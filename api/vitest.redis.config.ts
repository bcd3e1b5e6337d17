import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.js';

/** With Redis all is tested by `npm run test:redis`; by `npm test` what goes through it. */
const throughRedis = [
  'src/modules/auth/login-limits.test.ts',
  'src/modules/contact/contact.test.ts',
  'src/modules/notifications/notifications.test.ts',
  'src/modules/realtime/*.test.ts',
];
const own = 'test/redis/*.test.ts';

const config = mergeConfig(base, defineConfig({ test: { globalSetup: ['test/redis-setup.ts'] } }));
config.test = {
  ...config.test,
  exclude: configDefaults.exclude,
  ...(process.env['TEST_REDIS'] !== 'all' && { include: [...throughRedis, own] }),
};

// oxlint-disable-next-line import/no-default-export -- Vitest asks for one.
export default config;
