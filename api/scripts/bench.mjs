// `npm run bench`: installs and builds what is missing or stale, then measures. Arguments: `-- --only live`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { prepare } from './build.mjs';

await prepare();
const cwd = fileURLToPath(new URL('..', import.meta.url));
const args = ['--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status ?? 1;
