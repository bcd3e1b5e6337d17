import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ShopPage } from '../../src/http/shop-page.js';
import { TestApp } from '../app.js';
import { aDish, anAdmin } from '../factories.js';

const dist = fileURLToPath(new URL('../../../web/dist', import.meta.url));

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

const ask = (headers: Record<string, string> = {}) => fetch(`${test.url}/shop/`, { headers });
const text = async () => (await ask()).text();

/** A busy server sends its previous page instead of waiting. */
const expectPage = () => expect.poll(text);

it('the shop page contains the current menu after every change', async () => {
  const { token } = await anAdmin(test);
  const { id } = await aDish(test, { name: 'Poha', pricePaise: 3000 });
  await expectPage().toMatch(/<template data-path="\/menu"[^>]*>.*Poha.*₹30/s);
  await test.rest('PUT', `/api/admin/menu/${id}`, { token, body: { name: 'Kanda Poha', price: 35.5 } });
  await expectPage().toContain('₹35.50');
  expect(await text()).not.toContain('₹30<');
  await test.rest('DELETE', `/api/admin/menu/${id}`, { token });
  await expectPage().not.toContain('Poha');
});

it('the shop page and the manifest contain the current restaurant', async () => {
  const { token } = await anAdmin(test);
  const change = (name: string, version: number) =>
    test.graphql(
      `mutation ($name: String!, $version: Int!) {
         updateRestaurant(input: { name: $name, shortName: $name }, version: $version) { version }
       }`,
      { name, version },
      token,
    );
  await expectPage().toContain('<title>Chowk Street Kitchen</title>');
  await change('</script>Sharma’s', 1);
  await expectPage().toContain('<title>&lt;/script&gt;Sharma’s</title>');
  await expectPage().toContain('&lt;/script&gt;Sharma’s, open every day.');
  const manifest = async () =>
    (await fetch(`${test.url}/shop/manifest.webmanifest`)).json() as Promise<object>;
  expect(await manifest()).toMatchObject({
    name: '</script>Sharma’s',
    short_name: '</script>Sharma’s',
    description: 'Street food cooked to order. Order online for delivery or takeaway.',
    start_url: './#/menu',
  });
  await change('Chowk Street Kitchen', 2);
  await expectPage().toContain('<title>Chowk Street Kitchen</title>');
});

it('the shop page is compressed, and not sent again to a client that has it', async () => {
  await aDish(test, { name: 'Idli' });
  await expectPage().toContain('Idli');
  const whole = await text();
  for (const encoding of ['br', 'gzip']) {
    const answer = await ask({ 'Accept-Encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toBe(whole);
  }
  const { headers } = await ask();
  expect(headers.get('vary')).toBe('Accept-Encoding');
  const again = await ask({ 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

it('the shop page escapes names and descriptions of dishes', async () => {
  const name = '</script><template><img src=x onerror=alert(1)>$&';
  await aDish(test, { name, description: '<b>hot</b>' });
  await expectPage().toContain('alert(1)');
  const page = await text();
  expect(page).not.toContain('<img src=x');
  expect(page).not.toContain('<b>hot');
  expect(page.match(/<template/g)).toHaveLength(4);
  const [, menu = ''] = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(menu)).toMatchObject({
    menu: expect.arrayContaining([expect.objectContaining({ name })]),
  });
});

it('the shop page allows only its own inline script and style', async () => {
  const answer = await ask();
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}'(;|$)/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]{44}'(;|$)/);
  expect(policy).toContain("frame-ancestors 'self'");
  const page = await answer.text();
  expect(page.match(/<script(?![^>]* (src|type)=)/g)).toHaveLength(1);
  expect(page.match(/<style>/g)).toHaveLength(1);
  // Files named by an inline style exist.
  const files = [...page.matchAll(/url\((\.\/[^)]+)\)/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect((await fetch(`${test.url}/shop/${file}`)).status).toBe(200);
});

describe('the page of a folder', () => {
  let folder: string;
  let complaints: string[];
  let server: Server | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'chowk-page-'));
    await cp(path.join(dist, 'index.html'), path.join(folder, 'index.html'));
    complaints = [];
  });
  afterEach(async () => {
    server?.close();
    await rm(folder, { recursive: true });
  });

  const head = {
    title: 'Tom & <Jerry>',
    description: '"Hot"',
    themeColor: '#7a0019',
    openGraph: { site_name: '"Tom"' },
    structuredData: { name: '</script>' },
  };

  /** @returns a function that fetches the page */
  async function serve(options: Pick<Parameters<typeof ShopPage.open>[1], 'head' | 'read'>) {
    const log = pino({ level: 'warn' }, { write: (line) => complaints.push(line) });
    const page = await ShopPage.open(folder, { ...options, log });
    server = express()
      .get('/', page?.answer ?? [])
      .listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    return async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/`);
      expect(answer.status).toBe(200);
      return answer.text();
    };
  }

  it('is sent without the screens while they cannot be rendered', async () => {
    const fetchPage = await serve({
      head: () => Promise.resolve(head),
      read: () => Promise.resolve({ menu: [] }),
    });
    const html = await fetchPage();
    expect(html).toContain('<div id="root"></div>\n');
    expect(html).toContain('<title>Tom &amp; &lt;Jerry&gt;</title>');
    expect(html).toContain('content="&quot;Hot&quot;"');
    expect(html).toContain(
      '<meta name="theme-color" content="#7a0019" media="(prefers-color-scheme: light)"',
    );
    expect(html).toContain('<meta property="og:site_name" content="&quot;Tom&quot;">');
    expect(html).toContain(String.raw`{"name":"\u003c/script>"}`);
    expect(complaints).toEqual([expect.stringContaining('were not prerendered')]);
  });

  it('keeps screens that were rendered while an answer without them was prepared', async () => {
    await mkdir(path.join(folder, 'prerender'));
    await writeFile(
      path.join(folder, 'prerender/prerender.js'),
      `const { parentPort } = require('node:worker_threads');
       parentPort.once('message', ([screens]) => parentPort.postMessage({ html: screens, rootStyle: '' }));
       parentPort.postMessage({ queries: ['screens'] });`,
    );
    // Read for the rendering and, as that takes too long, for an answer without screens.
    const held: (() => void)[] = [];
    const fetchPage = await serve({
      head: async () => {
        if (held.length < 2) await new Promise<void>((resolve) => held.push(resolve));
        return head;
      },
      read: () => Promise.resolve('<template>Poha</template>'),
    });
    const screens = async () => /<template>.*<\/template>/.exec(await fetchPage())?.[0];
    const early = screens();
    await expect.poll(() => held.length).toBe(2);
    held[0]?.();
    await expect.poll(screens).toBe('<template>Poha</template>');
    held[1]?.();
    await early;
    expect(await screens()).toBe('<template>Poha</template>');
  });
});

it('the code of the renderer is not served', async () => {
  expect((await fetch(`${test.url}/shop/prerender/prerender.js`)).status).toBe(404);
});
