import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { RequestHandler } from 'express';
import { inTime } from '../platform/in-time.js';
import type { Logger } from '../platform/log.js';
import { compress } from './compress.js';
import { allowOwnFrames } from './security.js';

/** Milliseconds that a visitor waits for a prerender in progress. */
const maxWaitMs = 1000;

/** Milliseconds after which prerendering counts as failed. */
const renderTimeoutMs = 10_000;

/** Milliseconds before the next attempt after a failure. */
const retryAfterMs = 10_000;

const emptyRoot = '<div id="root"></div>';

interface EncodedPage {
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Describes the page to browsers, search engines and messengers. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Of the browser's frame around the page; null for the page's own. */
  readonly themeColor: string | null;
  /** Open Graph properties (https://ogp.me), without `og:`. */
  readonly openGraph: Readonly<Record<string, string | undefined>>;
  /** JSON-LD. */
  readonly structuredData: object;
}

interface ShopPageOptions {
  readonly head: () => Promise<PageHead>;
  /** Returns the `data` of a GraphQL query with public fields. */
  readonly read: (query: string) => Promise<unknown>;
  readonly log: Logger;
}

/**
 * Serves the shop's page with prerendered menu screens, so that visitors on slow phones see them before the shop's code
 * has loaded. `prerender.js` of the web's build renders them in a worker thread per run, on the first request after a
 * change. If that fails the page is served without them and renders in the browser.
 */
export class ShopPage {
  /** CSP hashes of the page's inline scripts and styles. */
  readonly hashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  private page: EncodedPage | undefined;
  private rendering: Promise<void> | undefined;
  /** Incremented with every change of the page's data. */
  private generation = 0;
  private renderedGeneration: number | undefined;
  private failedAt = Number.NEGATIVE_INFINITY;

  private constructor(
    private readonly html: string,
    private readonly prerender: string,
    private readonly options: ShopPageOptions,
  ) {
    this.hashes = {
      scripts: hashesOf(html.matchAll(/<script(?![^>]* src=)[^>]*>([^]+?)<\/script>/g)),
      styles: hashesOf(html.matchAll(/<style>([^]+?)<\/style>/g)),
    };
  }

  /** @returns undefined if the web has not been built */
  static async open(folder: string, options: ShopPageOptions): Promise<ShopPage | undefined> {
    const index = path.join(folder, 'index.html');
    if (!existsSync(index)) return undefined;
    const html = await readFile(index, 'utf8');
    return new ShopPage(html, path.join(folder, 'prerender/prerender.js'), options);
  }

  /** Call when the page's data may have changed. */
  readonly changed = (): void => {
    this.generation += 1;
  };

  readonly answer: RequestHandler = async (req, res) => {
    const { etag, ...bodies } = await this.current();
    allowOwnFrames(res);
    res.set({ 'Cache-Control': 'public, max-age=0', ETag: etag, Vary: 'Accept-Encoding' }).type('html');
    if (req.fresh) {
      res.status(304).end();
      return;
    }
    const accepted = req.acceptsEncodings();
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? 'identity';
    if (encoding !== 'identity') res.set('Content-Encoding', encoding);
    res.end(bodies[encoding]);
  };

  private async current(): Promise<EncodedPage> {
    if (this.renderedGeneration !== this.generation) {
      if (Date.now() - this.failedAt > retryAfterMs) this.rendering ??= this.renderPage();
      if (this.rendering) await Promise.race([this.rendering, delay(maxWaitMs, undefined, { ref: false })]);
    }
    if (this.page) return this.page;
    const withoutScreens = await prepare(await this.withHead());
    // They may have been rendered meanwhile.
    return (this.page ??= withoutScreens);
  }

  private async renderPage(): Promise<void> {
    const { generation } = this;
    try {
      const [html, screens] = await Promise.all([
        this.withHead(),
        renderScreens(this.prerender, this.options.read),
      ]);
      this.page = await prepare(
        html
          .replace(emptyRoot, () => emptyRoot + screens.html)
          // The brand's colours, before the first paint.
          .replace('<html', () =>
            screens.rootStyle ? `<html style="${escaped(screens.rootStyle)}"` : '<html',
          ),
      );
      this.renderedGeneration = generation;
    } catch (error) {
      this.failedAt = Date.now();
      this.options.log.warn(
        { err: error },
        'the first screens were not prerendered; the page goes out without them',
      );
    } finally {
      this.rendering = undefined;
    }
  }

  private async withHead(): Promise<string> {
    const { title, description, themeColor, openGraph, structuredData } = await this.options.head();
    const properties = Object.entries({ title, description, ...openGraph }).flatMap(([name, content]) =>
      content === undefined ? [] : `<meta property="og:${name}" content="${escaped(content)}">`,
    );
    // At the end, so that the first screen does not wait for it.
    const json = JSON.stringify(structuredData).replaceAll('<', String.raw`\u003c`);
    return this.html
      .replace('</head>', () => `${properties.join('')}</head>`)
      .replace('</body>', () => `<script type="application/ld+json">${json}</script></body>`)
      .replace(lightThemeColor, (tag, start: string) => (themeColor ? `${start}${themeColor}"` : tag))
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
      .replace(
        /(<meta\s+name="description"\s+content=")[^"]*"/,
        (_tag, start: string) => `${start}${escaped(description)}"`,
      );
  }
}

const lightThemeColor = /(<meta name="theme-color" content=")[^"]*"/;

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => references[sign] ?? '');

function hashesOf(elements: Iterable<RegExpMatchArray>): string[] {
  return [...elements].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

interface Screens {
  readonly html: string;
  /** Of the `html` element; empty for none. */
  readonly rootStyle: string;
}

type WorkerMessage = { readonly queries: readonly string[] } | Screens;

/** Prerenders the screens: answers the queries that the worker sends. */
async function renderScreens(file: string, read: ShopPageOptions['read']): Promise<Screens> {
  const worker = new Worker(file);
  // Does not keep a stopping process alive.
  worker.unref();
  const rendered = new Promise<Screens>((resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', (message: WorkerMessage) => {
      if ('html' in message) resolve(message);
      else Promise.all(message.queries.map(read)).then((data) => worker.postMessage(data, []), reject);
    });
  });
  try {
    return await inTime(renderTimeoutMs, rendered);
  } finally {
    await worker.terminate();
  }
}

async function prepare(html: string): Promise<EncodedPage> {
  const identity = Buffer.from(html);
  const [br, gzip] = await Promise.all([compress.br(identity), compress.gzip(identity)]);
  return { etag: `"${createHash('sha256').update(identity).digest('base64url')}"`, identity, br, gzip };
}
