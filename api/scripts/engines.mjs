// Checks that every package of the lock file accepts the oldest supported Node.js; npm only warns.
import { readFileSync } from 'node:fs';
import semver from 'semver';

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
const oldest = semver.minVersion(lock.packages[''].engines.node);
const refusing = Object.entries(lock.packages).filter(
  ([, { engines }]) => engines?.node && !semver.satisfies(oldest, engines.node),
);
for (const [name, { version, engines }] of refusing)
  console.error(`${name}@${version} wants Node ${engines.node}`);
process.exitCode = refusing.length > 0 ? 1 : 0;
