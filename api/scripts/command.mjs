// `node command.mjs <name> …`: installs and builds what is missing or stale, then runs `src/commands/<name>.ts` with the
// remaining arguments.
import { prepare } from './build.mjs';

const [name] = process.argv.splice(2, 1);

await prepare();
await import(`../dist/commands/${name}.js`);
