import { configDefaults, defineConfig } from 'vitest/config';
import base from './vitest.config.js';

/** `npm run test:redis` runs everything with a Redis, `npm test` this a second time: what goes through it. */
const throughRedis = [
  'src/modules/auth/login-limits.test.ts',
  'src/modules/notifications/notifications.test.ts',
  'src/modules/realtime/realtime.test.ts',
  'test/redis/*.test.ts',
];

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    ...(process.env['TEST_REDIS'] !== 'all' && { include: throughRedis }),
    exclude: [
      ...configDefaults.exclude,
      ...(process.env['TEST_SERVERS'] === 'containers' ? [] : ['test/containers/**']),
      'test/faults/**',
      'test/processes/**',
      'test/plans/**',
    ],
    globalSetup: ['test/servers/global-setup.ts', 'test/servers/redis-setup.ts'],
  },
});
