// `npm run verify`: every check that needs no running shop, then the tests. Stops at the first that fails.
import { spawnSync } from 'node:child_process';

const npm = process.env.npm_execpath;
const checks = [
  ['generated code is up to date', ['run', 'codegen', '--', '--check']],
  ['format', ['exec', '--', 'prettier', '--check', '--log-level', 'warn', '.']],
  ['lint', ['run', 'lint']],
  ['types', ['run', 'types']],
  ['unused code', ['run', 'unused']],
  ['engines', ['run', 'engines']],
];

for (const [name, args] of checks) {
  process.stdout.write(`\n── ${name}\n`);
  const { status } = spawnSync(process.execPath, [npm, '--silent', ...args], { stdio: 'inherit' });
  if (status !== 0) {
    process.stderr.write(`\n${name}: failed\n`);
    process.exit(1);
  }
}
