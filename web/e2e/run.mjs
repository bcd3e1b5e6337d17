// Installs and builds what is missing or stale, then runs a script of this folder against the built shop.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { prepare } from '../../api/scripts/build.mjs';

const [script, ...args] = process.argv.slice(2);
await prepare();
const cwd = fileURLToPath(new URL('../../api', import.meta.url));
const command = ['--import', 'tsx', `../web/e2e/${script}`, ...args];
process.exitCode = spawnSync(process.execPath, command, { cwd, stdio: 'inherit' }).status ?? 1;
