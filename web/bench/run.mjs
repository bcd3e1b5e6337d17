// `npm run bench:web`: installs and builds what is missing or stale, then measures the shop in a browser. `-- board` runs the
// benchmarks with `board` in their names.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { prepareWithTools } from '../../api/scripts/build.mjs';

await prepareWithTools();
const cwd = fileURLToPath(new URL('../../api', import.meta.url));
const [part = ''] = process.argv.slice(2);
for (const name of ['first-view', 'kitchen-board'].filter((each) => each.includes(part))) {
  const args = ['--import', 'tsx', `../web/bench/${name}.ts`];
  process.exitCode ||= spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status ?? 1;
}
