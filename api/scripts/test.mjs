// `npm test`: installs and builds what is missing or stale, then runs every layer of tests: pure functions of the web,
// screens, the API, those that involve Redis a second time with a Redis, and journeys; `-- --quick` without the last two.
// `npm run test:processes` runs the built shop, killed at any moment, backups and commands; `npm run test:redis` every API
// test with a Redis, `npm run test:containers` with PostgreSQL and Redis in containers; `npm run test:faults` long outages,
// `npm run test:plans` a million orders, `npm run attack` every case of every attack. Arguments go to Vitest, and to
// Playwright for the journeys: `npm test -- orders`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled, prepareWithTools } from './build.mjs';

const flags = ['--quick', '--processes', '--redis', '--containers', '--faults', '--plans', '--attack'];
const flag = flags.find((each) => each === process.argv[2]) ?? '';
const inContainers = flag === '--containers';
const everythingOnRedis = flag === '--redis' || inContainers;
const filters = process.argv.slice(flag ? 3 : 2);
// Without the environment: Redis does not start with the clock of faketime.
const hasRedisServer =
  spawnSync('redis-server', ['--version'], { env: { PATH: process.env.PATH } }).status === 0;

/** A browser test may pass on retry. More of these fail the run. */
const maxFlaky = 4;
const slowestShown = 10;
const errorLinesShown = 15;
const errorLineLength = 200;

const inFile = (name) => ['--config', `vitest.${name}.config.ts`];
// These stop and break their own Redis, which must be a program.
const breaking = inContainers && !hasRedisServer ? ['--exclude', 'test/redis/**'] : [];
const web = { name: 'web', workspace: 'web', options: [] };
const screens = { name: 'screens', workspace: 'web', options: inFile('screens') };
const api = { name: 'API', workspace: 'api', options: [] };
const onRedis = { name: 'API on Redis', workspace: 'api', options: [...inFile('redis'), ...breaking] };
const journeys = { name: 'journeys', workspace: 'web', isPlaywright: true, options: [] };
const alone = (name) => [{ name, workspace: 'api', options: inFile(name) }];

/** The layers of each command, cheapest first. */
const layersOf = {
  '': [web, screens, api, ...(hasRedisServer ? [onRedis] : []), journeys],
  '--quick': [web, screens, api],
  '--processes': alone('processes'),
  '--redis': [onRedis],
  '--containers': [onRedis, web, journeys],
  // Too slow for every run.
  '--faults': alone('faults'),
  '--plans': alone('plans'),
  '--attack': alone('attack'),
};

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

await prepareWithTools();

const program = (path) => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));
const vitest = [program('vitest/vitest.mjs'), 'run', '--passWithNoTests'];
const playwright = [program('@playwright/test/cli.js'), 'test', '--pass-with-no-tests'];
const reporter = fileURLToPath(new URL('test-report.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'chowk-tests-'));

const results = layersOf[flag].map(({ name, workspace, isPlaywright, options }, index) => {
  console.log(`\n── ${name} (${index + 1} of ${layersOf[flag].length})`);
  const report = join(folder, `${index}.json`);
  const cwd = fileURLToPath(new URL(`../../${workspace}`, import.meta.url));
  const reporters = ['--reporter=default', `--reporter=${reporter}`];
  const runner = isPlaywright ? playwright : [...vitest, ...reporters];
  const wanted = filters.map((filter) => (isPlaywright && filter === '-t' ? '-g' : filter));
  const args = [...runner, ...options, ...wanted];
  const env = { ...process.env, TEST_REPORT: report, ...(everythingOnRedis && { TEST_REDIS: 'all' }) };
  const begin = Date.now();
  const { status } = spawnSync(process.execPath, args, { cwd, env, stdio: 'inherit' });
  return {
    name,
    hasFailed: status !== 0,
    seconds: (Date.now() - begin) / 1000,
    tests: testsIn(report, workspace),
  };
});
rmSync(folder, { recursive: true });

/** Empty if the run ended before its report. */
function testsIn(report, workspace) {
  try {
    const tests = JSON.parse(readFileSync(report, 'utf8'));
    return tests.map((test) => ({ ...test, name: `${workspace}/${test.name}` }));
  } catch {
    return [];
  }
}

console.log('\n── Layers');
for (const { name, hasFailed, seconds, tests } of results) {
  const counts = ['passed', 'failed', 'skipped']
    .map((state) => ({ state, count: tests.filter((test) => test.state === state).length }))
    .filter(({ state, count }) => count > 0 || state === 'passed')
    .map(({ state, count }) => `${count} ${state}`);
  const ending = hasFailed ? ' · FAILED' : '';
  console.log(`${name.padEnd(13)} ${counts.join(', ').padEnd(32)} ${Math.round(seconds)} s${ending}`);
}

const all = results.flatMap(({ tests }) => tests);
const slowest = all.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, slowestShown);
console.log('\n── Slowest tests');
for (const { name, milliseconds } of slowest) {
  console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

function printErrors(title, tests) {
  if (tests.length > 0) console.log(`\n── ${title}`);
  for (const { name, errors } of tests) {
    const lines = stripVTControlCharacters(errors.join('\n')).split('\n').slice(0, errorLinesShown);
    console.log([name, ...lines.map((line) => line.slice(0, errorLineLength))].join('\n    '));
  }
}

const flaky = all.filter(({ isFlaky }) => isFlaky);
printErrors('FLAKY: these passed on retry only. Each is a defect.', flaky);
const failed = all.filter(({ state }) => state === 'failed');
printErrors('FAILED', failed);

if (!hasRedisServer && (flag === '' || inContainers)) {
  const skipped = inContainers
    ? 'the tests that break a Redis (test/redis)'
    : 'the tests with Redis (REDIS_URL)';
  console.log(`\nSKIPPED: ${skipped}. There is no redis-server on this machine.`);
}
if (flaky.length > maxFlaky) console.log(`\nFAILED: more than ${maxFlaky} tests are flaky.`);
process.exitCode = results.some(({ hasFailed }) => hasFailed) || flaky.length > maxFlaky ? 1 : 0;
