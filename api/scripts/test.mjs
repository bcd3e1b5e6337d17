// `npm test`: installs and builds what is missing or stale, then runs every test, browser tests included, and those of
// what goes through Redis a second time with a Redis. `npm run test:redis` runs every test of the API with one,
// `npm run test:faults` those of parts that stay away for long.
// Arguments go to Vitest: `npm test -- orders`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { prepare } from './build.mjs';

const everythingOnRedis = process.argv[2] === '--redis';
const faultsAlone = process.argv[2] === '--faults';
const filters = process.argv.slice(everythingOnRedis || faultsAlone ? 3 : 2);
const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0;
const onRedis = { workspace: 'api', options: ['--config', 'vitest.redis.config.ts'] };

if (everythingOnRedis && !hasRedisServer) {
  console.error(
    'Chowk · npm run test:redis needs the program redis-server (Debian: apt-get install redis-server)',
  );
  process.exit(1);
}

await prepare();

const runs = faultsAlone
  ? [{ workspace: 'api', options: ['--config', 'vitest.faults.config.ts'] }]
  : everythingOnRedis
    ? [onRedis]
    : [
        { workspace: 'api', options: [] },
        { workspace: 'web', options: [] },
        ...(hasRedisServer ? [onRedis] : []),
      ];
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const failed = runs.filter(({ workspace, options }) => {
  const cwd = fileURLToPath(new URL(`../../${workspace}`, import.meta.url));
  const args = [vitest, 'run', '--passWithNoTests', ...options, ...filters];
  const env = { ...process.env, ...(everythingOnRedis && { TEST_REDIS: 'all' }) };
  return spawnSync(process.execPath, args, { cwd, env, stdio: 'inherit' }).status !== 0;
});
if (!hasRedisServer) {
  console.log('\nSKIPPED: the tests with Redis (REDIS_URL). There is no redis-server on this machine.');
}
process.exitCode = failed.length > 0 ? 1 : 0;
