import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../src/platform/free-port.js';

const script = fileURLToPath(new URL('../../scripts/audit.mjs', import.meta.url));

/** `npm run audit` with this registry: its output and exit code. */
async function audit(registry: string, ...options: string[]) {
  const child = spawn(process.execPath, [script, ...options], {
    env: { ...process.env, npm_config_registry: registry },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { said: await text(child.stdout), code: await exited };
}

/** A registry with the same answer to every query. */
async function registryThat(status: number, answer: unknown): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    const isAudit = request.url?.includes('/security/advisories/bulk') ?? false;
    response.writeHead(isAudit ? status : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(isAudit ? answer : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe('npm run audit', () => {
  it('says so and passes if the registry does not answer', async () => {
    const unreachable = `http://127.0.0.1:${await freePort()}/`;
    for (const registry of [unreachable, await registryThat(405, {})]) {
      const { said, code } = await audit(registry);
      expect(said).toMatch(/^NOT AUDITED: the registry does not answer npm audit \(.+\)\./);
      expect(code).toBe(0);
    }
  });

  it('says how many packages it checked if none has a known weakness', async () => {
    const { said, code } = await audit(await registryThat(200, {}));
    expect(said).toMatch(/^0 of \d{3,} packages have a known weakness/);
    expect(code).toBe(0);
  });

  it('fails for a high weakness, or only reports it if asked to', async () => {
    const advisory = {
      id: 1,
      url: 'https://example.in/advisory',
      title: 'Reads any file',
      severity: 'high',
      vulnerable_versions: '*',
      cwe: [],
    };
    const registry = await registryThat(200, { express: [advisory] });
    const { said, code } = await audit(registry);
    expect(said).toContain('high: express: Reads any file https://example.in/advisory');
    expect(code).toBe(1);
    expect((await audit(registry, '--report')).code).toBe(0);
  });
});
