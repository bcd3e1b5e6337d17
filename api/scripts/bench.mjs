// `npm run bench`, `npm run soak`: installs and builds what is missing or stale, then measures. Arguments: `-- --only live`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { prepareWithTools } from './build.mjs';

await prepareWithTools();
const cwd = fileURLToPath(new URL('..', import.meta.url));
const [what = 'run', ...rest] = process.argv.slice(2);
const args = ['--import', 'tsx', `bench/${what}.ts`, ...rest];
process.exitCode = spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status ?? 1;
