// `npm run bench:web`: installs and builds what is missing or stale, then measures the shop in a browser.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { prepareWithTools } from '../../api/scripts/build.mjs';

await prepareWithTools();
const cwd = fileURLToPath(new URL('../../api', import.meta.url));
const args = ['--import', 'tsx', '../web/bench/first-view.ts'];
process.exitCode = spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status ?? 1;
