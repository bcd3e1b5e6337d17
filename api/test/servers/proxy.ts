import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished } from 'vitest';
import { freePort } from '../../src/platform/free-port.js';

const deploy = fileURLToPath(new URL('../../deploy', import.meta.url));

/** Undefined where it is not installed. */
export const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((file) =>
  existsSync(file),
);

/**
 * nginx with the shipped configuration, until the test ends.
 * @param servers what `server` in upstream.conf is given
 */
export async function startProxy(servers: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chowk-proxy-'));
  // As root, nginx runs as another user, who must reach the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  await mkdir(path.join(folder, 'web', 'assets'), { recursive: true });
  await mkdir(path.join(folder, 'run'));
  await writeFile(path.join(folder, 'web/assets/shop-1a2b.js'), 'alert("plain")');
  await writeFile(path.join(folder, 'web/assets/shop-1a2b.js.gz'), gzipSync('alert("small")'));
  const configuration = await readFile(path.join(deploy, 'nginx.conf'), 'utf8');
  await writeFile(
    path.join(folder, 'nginx.conf'),
    configuration.replace('listen 8080;', `listen 127.0.0.1:${port};`),
  );
  // Docker's DNS server is missing here, and older versions of nginx use none.
  const upstream = (await readFile(path.join(deploy, 'upstream.conf'), 'utf8'))
    .replace(/^resolver .*$/m, '')
    .replace(/server api:4000 resolve( .*);/, (_line, limits: string) =>
      servers.map((server) => `server ${server}${server.includes(' ') ? '' : limits};`).join(' '),
    );
  await writeFile(path.join(folder, 'upstream.conf'), upstream);
  const args = ['-p', `${folder}/`, '-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  const running = spawn(nginx ?? '', args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => running.once('exit', resolve));
  onTestFinished(async () => {
    running.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  const status = () =>
    fetch(`${url}/healthz`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status).not.toBe(0);
  return url;
}
