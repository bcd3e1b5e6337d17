// `npm test`: installs and builds what is missing or stale, then runs every test including browser tests, and those that
// involve Redis a second time with a Redis. `npm run test:redis` runs every API test with one, `npm run test:containers`
// with PostgreSQL and Redis in containers. `npm run test:faults` runs long outages, `npm run test:plans` a million orders,
// `npm run attack` every case of every attack. Arguments go to Vitest: `npm test -- orders`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, prepare } from './build.mjs';

const [, , flag = ''] = process.argv;
const inContainers = flag === '--containers';
const everythingOnRedis = flag === '--redis' || inContainers;
/** Too slow for every run. */
const apart = {
  '--faults': 'vitest.faults.config.ts',
  '--plans': 'vitest.plans.config.ts',
  '--attack': 'vitest.attack.config.ts',
}[flag];
const filters = process.argv.slice(everythingOnRedis || apart ? 3 : 2);
const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0;
// These stop and break their own Redis, which must be a program.
const breaking = inContainers && !hasRedisServer ? ['--exclude', 'test/redis/**'] : [];
const onRedis = { workspace: 'api', options: ['--config', 'vitest.redis.config.ts', ...breaking] };

function refuse(sentence) {
  console.error(`Chowk · ${sentence}`);
  process.exit(1);
}

if (flag === '--redis' && !hasRedisServer)
  refuse('npm run test:redis needs the program redis-server (Debian: apt-get install redis-server)');

if (inContainers) {
  process.env.TEST_SERVERS = 'containers';
  await ensureInstalled();
  const { chooseServers } = await import('./test-servers.mjs');
  await chooseServers().catch((error) => refuse(error.message));
}

await prepare();

const web = { workspace: 'web', options: [] };
const screens = { workspace: 'web', options: ['--config', 'vitest.screens.config.ts'] };
const inTurn = [web, screens, { workspace: 'api', options: [] }, ...(hasRedisServer ? [onRedis] : [])];
const chosen = everythingOnRedis ? [onRedis, ...(inContainers ? [web] : [])] : inTurn;
const runs = apart ? [{ workspace: 'api', options: ['--config', apart] }] : chosen;
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const failed = runs.filter(({ workspace, options }) => {
  const cwd = fileURLToPath(new URL(`../../${workspace}`, import.meta.url));
  const args = [vitest, 'run', '--passWithNoTests', ...options, ...filters];
  const env = { ...process.env, ...(everythingOnRedis && { TEST_REDIS: 'all' }) };
  return spawnSync(process.execPath, args, { cwd, env, stdio: 'inherit' }).status !== 0;
});
if (!hasRedisServer) {
  const skipped = inContainers
    ? 'the tests that break a Redis (test/redis)'
    : 'the tests with Redis (REDIS_URL)';
  console.log(`\nSKIPPED: ${skipped}. There is no redis-server on this machine.`);
}
process.exitCode = failed.length > 0 ? 1 : 0;
