// `npm run backup`, `npm run restore`: installs and builds what is missing or stale, then does what its argument says.
import { prepare } from './build.mjs';

await prepare();
await import('../dist/backup-command.js');
