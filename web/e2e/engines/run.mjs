// `npm run test:browsers`: installs and builds what is missing or stale, then runs `browsers.ts`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { prepareWithTools } from '../../../api/scripts/build.mjs';

await prepareWithTools();
const cwd = fileURLToPath(new URL('../../../api', import.meta.url));
const args = ['--import', 'tsx', '../web/e2e/engines/browsers.ts'];
process.exitCode = spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status ?? 1;
