// `npm run dev`: API and worker from their sources, restarted at every change, behind the web with hot reload.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './build.mjs';

const folderOf = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const port = process.env.PORT ?? '4000';

await ensureInstalled();

// The API serves the built playground at /graphql.
if (!existsSync(folderOf('web/dist/playground/index.html'))) {
  const vite = folderOf('node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--config', 'playground/vite.config.ts', '--logLevel', 'error'];
  spawnSync(process.execPath, args, { cwd: folderOf('web'), stdio: 'inherit' });
}

const run = (workspace, command, args, env = {}) =>
  spawn(process.execPath, [folderOf(`node_modules/${command}`), ...args], {
    cwd: folderOf(workspace),
    env: { ...process.env, PORT: port, DATA_DIR: process.env.DATA_DIR ?? folderOf('.data'), ...env },
    stdio: 'inherit',
  });
const children = [
  run('api', 'tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'src/main.ts']),
  run('web', 'vite/bin/vite.js', [], { API_URL: `http://localhost:${port}` }),
];

let ending = false;
const end = () => {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= ending ? 0 : (code ?? 1);
    end();
  });
}
