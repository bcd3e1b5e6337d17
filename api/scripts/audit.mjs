// `npm run audit`: known weaknesses of the packages that `npm start` installs, from the registry. Fails for high and
// critical ones; `-- --report` never fails. If the registry does not answer, it says so and passes.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { stdout, stderr } = spawnSync('npm audit --json --omit=dev --fetch-retries=1 --fetch-timeout=30000', {
  cwd: root,
  encoding: 'utf8',
  shell: true,
});

function read() {
  try {
    return JSON.parse(stdout);
  } catch {
    return { message: stderr.trim().split('\n')[0] || 'npm audit answered nothing' };
  }
}

const { metadata, vulnerabilities, message } = read();
if (!metadata) {
  console.log(`NOT AUDITED: the registry does not answer npm audit (${message}).`);
  console.log(
    'Whether any package has a known weakness was not looked up. Try again where a registry answers.',
  );
} else {
  const found = Object.values(vulnerabilities);
  for (const { name, severity, via, fixAvailable } of found) {
    const why = via.map((cause) =>
      typeof cause === 'string' ? `by ${cause}` : `${cause.title} ${cause.url}`,
    );
    console.log(`${severity}: ${name}: ${why.join('; ')}${fixAvailable ? ' (npm audit fix mends it)' : ''}`);
  }
  const { high, critical, total } = metadata.vulnerabilities;
  console.log(
    `${total} of ${metadata.dependencies.total} packages have a known weakness, ${high + critical} of them high or critical.`,
  );
  if (high + critical > 0 && !process.argv.includes('--report')) process.exitCode = 1;
}
