// `npm run verify`: every check, stopping at the first failure. `-- --without-tests`: if tests run separately.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './build.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const checks = [
  ['generated code is up to date', 'npx graphql-codegen --config codegen.ts --check --silent'],
  ['format', 'npx prettier --check --log-level warn .'],
  ['lint', 'npm run --silent lint'],
  ['types', 'npm run --silent types'],
  ['unused code', 'npm run --silent unused'],
  ['changes of the schema', 'node api/scripts/schema-changes.mjs'],
  ['packages accept the oldest Node.js', 'node api/scripts/engines.mjs'],
  // Report only: a newly published weakness is not a mistake of the checked change.
  ['known weaknesses of packages', 'npm run --silent audit -- --report'],
  ['tests', 'npm test --silent'],
];

await ensureInstalled();

const withoutTests = process.argv.includes('--without-tests');
for (const [name, command] of checks) {
  if (withoutTests && name === 'tests') continue;
  console.log(`\n── ${name}`);
  if (spawnSync(command, { cwd: root, stdio: 'inherit', shell: true }).status !== 0) {
    console.error(`\nFailed: ${name}   (${command})`);
    process.exit(1);
  }
}
