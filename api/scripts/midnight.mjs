// `npm run test:midnight`: the tests with the clocks of all their processes ten minutes before and after midnight in India.
// Needs the program faketime (Debian: apt-get install faketime). Arguments go to `npm test`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const tests = fileURLToPath(new URL('test.mjs', import.meta.url));
const day = 24 * 60 * 60;
const india = 5.5 * 60 * 60;

/** Seconds from now until this time of the day in India. */
function secondsUntil(hours, minutes) {
  const present = (Math.floor(Date.now() / 1000) + india) % day;
  return (hours * 60 * 60 + minutes * 60 - present + day) % day;
}

if (spawnSync('faketime', ['--version']).error) {
  console.error(
    'Chowk · npm run test:midnight needs the program faketime (Debian: apt-get install faketime)',
  );
  process.exit(1);
}
for (const [hours, minutes] of [
  [23, 50],
  [0, 10],
]) {
  console.log(`\n── ${hours}:${minutes} in India`);
  // An offset: an absolute time restarts in each process.
  const args = ['-f', `+${secondsUntil(hours, minutes)}s`, process.execPath, tests, ...process.argv.slice(2)];
  if (spawnSync('faketime', args, { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
}
