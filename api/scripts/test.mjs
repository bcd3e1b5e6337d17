// `npm test`: installs and builds what is missing or stale, then runs every test, browser tests included.
// Arguments go to Vitest: `npm test -- orders`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { prepare } from './build.mjs';

await prepare();

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const failed = ['api', 'web'].filter((workspace) => {
  const cwd = fileURLToPath(new URL(`../../${workspace}`, import.meta.url));
  const args = [vitest, 'run', '--passWithNoTests', ...process.argv.slice(2)];
  return spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status !== 0;
});
process.exitCode = failed.length > 0 ? 1 : 0;
