import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../src/platform/free-port.js';
import { untilUp } from './until-up.js';

const peersFolder = fileURLToPath(new URL('../../.cache/bench-peers', import.meta.url));
const peers = { fastify: '5.12.8', graphql: '16.15.0', mercurius: '16.10.1' };

/** A reference server in its own process. */
export interface Reference {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Starts `references/<name>.ts` and waits until it answers. */
export async function startReference(
  name: string,
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<Reference> {
  const port = await freePort();
  const script = fileURLToPath(new URL(`references/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      PEERS: peersFolder,
      ...environment,
    },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilUp(`http://127.0.0.1:${port}/`, { child });
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Installs packages of the references, which are not dependencies of the shop. */
export async function installPeers(): Promise<void> {
  const manifest = `${JSON.stringify({ private: true, dependencies: peers })}\n`;
  const file = `${peersFolder}/package.json`;
  if (existsSync(`${peersFolder}/node_modules`) && readFileSync(file, 'utf8') === manifest) return;
  await mkdir(peersFolder, { recursive: true });
  await writeFile(file, manifest);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-save', '--prefix', peersFolder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
