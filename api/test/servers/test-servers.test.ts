import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { chooseServers, dockerAnswers, noDocker } from '../../scripts/test-servers.mjs';

const there = () => Promise.resolve(true);
const away = () => Promise.resolve(false);
const external = { TEST_DATABASE_URL: 'postgres://tests@localhost/tests' };
const containers = { TEST_SERVERS: 'containers' };

describe('the test servers', () => {
  it.each([
    ['are embedded where there is nothing else', {}, away, 'embedded', 'program'],
    ['are containers where Docker answers', {}, there, 'container', 'program'],
    ['are those that are named', external, there, 'external', 'program'],
    ['are containers where those are requested', containers, there, 'container', 'container'],
    [
      'are containers even if others are named',
      { ...external, ...containers },
      there,
      'container',
      'container',
    ],
  ] as const)('%s', async (_what, environment, hasDocker, postgres, redis) => {
    expect(await chooseServers(environment, hasDocker)).toEqual({ postgres, redis });
  });

  it('are missing if containers are requested without Docker', async () => {
    await expect(chooseServers(containers, away)).rejects.toThrow(noDocker);
  });
});

// Docker in its usual place is found, whatever DOCKER_HOST says.
describe.skipIf(await dockerAnswers())('npm run test:containers without Docker', () => {
  it('says so in a sentence and fails before building anything', () => {
    const script = fileURLToPath(new URL('../../scripts/test.mjs', import.meta.url));
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, DOCKER_HOST: 'tcp://127.0.0.1:1' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--containers'], {
      env,
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `Chowk · ${noDocker}\n` });
  });
});
