// `npm run shots`: installs and builds what is missing or stale, then takes pictures of every screen into `.shots/`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { prepare } from '../../../api/scripts/build.mjs';

await prepare();
const cwd = fileURLToPath(new URL('../../../api', import.meta.url));
const args = ['--import', 'tsx', '../web/e2e/shots/take.ts', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status ?? 1;
