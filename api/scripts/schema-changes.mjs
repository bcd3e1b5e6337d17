// Lists the changes of schema.graphql since the last git tag. Fails if one breaks clients and the version in package.json
// is not a new major one or, below 1.0, a new minor one. `node api/scripts/schema-changes.mjs [folder]`
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import semver from 'semver';

const folder = process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url));
const read = (name) => readFileSync(path.join(folder, name), 'utf8');

/** The output of git, or undefined if it fails. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Why there is nothing to compare with. */
function nothingFound() {
  const isShallow = git('rev-parse', '--is-shallow-repository');
  if (isShallow === undefined) return 'this is no clone of git';
  return isShallow === 'true'
    ? 'this clone is shallow, and no tag is within its reach'
    : 'there is no tag yet';
}

const tag = git('describe', '--tags', '--abbrev=0');
const before = tag && git('show', `${tag}:./schema.graphql`);
if (!before) {
  console.log(`Not compared: ${tag ? `${tag} has no schema.graphql` : nothingFound()}.`);
  process.exit();
}

const changes = await diff(buildSchema(before), buildSchema(read('schema.graphql')));
const breaking = changes.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking);
console.log(`Since ${tag}: ${changes.length} changes of the schema, ${breaking.length} of them breaking.`);
for (const { message } of breaking) console.log(`  ${message}`);

if (
  breaking.length > 0 &&
  !saysSo(semver.coerce(tag), semver.parse(JSON.parse(read('package.json')).version))
) {
  console.error(
    'Keep what clients use and deprecate it (@deprecated), or raise the version in package.json.',
  );
  process.exitCode = 1;
}

function saysSo(earlier, now) {
  if (!earlier || !now) return false;
  return now.major > earlier.major || (now.major === 0 && earlier.major === 0 && now.minor > earlier.minor);
}
