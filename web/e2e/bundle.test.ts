import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const web = fileURLToPath(new URL('..', import.meta.url));

interface Chunk {
  readonly file: string;
  /** The entry module, relative to `web`. */
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  /** Imported chunks; keys of the manifest. */
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(readFileSync(path.join(web, 'dist/.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;
const chunks = Object.entries(manifest);

const isAdmins = (src: string) => /^src\/(features\/admin\/|app\/admin-)/.test(src);

/** A chunk and its imports, recursively. */
function closure(key: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(key)) {
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) closure(next, seen);
  }
  return seen;
}

/** Markers of the admin area: names of its GraphQL operations and fragments, and some of its texts. */
function adminMarkers(): string[] {
  const folder = path.join(web, 'src/features/admin');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .flatMap((source) => [...source.matchAll(/^ *(?:query|mutation|subscription|fragment) (\w+)/gm)])
    .map(([, name = '']) => name);
  return [...names, 'All Orders', 'Order Status Overview', 'Manage Orders'];
}

const text = (file: string) => readFileSync(path.join(web, 'dist', file), 'utf8');

const saying = (marker: string) => (file: string) => new RegExp(`["'\`]${marker}["'\`]`).test(text(file));

const customersFiles = new Set(
  chunks
    .filter(([key, chunk]) => (chunk.isEntry || chunk.isDynamicEntry) && !isAdmins(chunk.src ?? key))
    .flatMap(([key]) => [...closure(key)])
    .map((key) => manifest[key]?.file ?? '')
    .filter((file) => file.endsWith('.js')),
);
const adminsFiles = chunks
  .map(([, { file }]) => file)
  .filter((file) => file.endsWith('.js') && !customersFiles.has(file));

describe('the code that a customer downloads', () => {
  it('contains no code of the admin area', () => {
    const markers = adminMarkers();
    expect(markers).toEqual(expect.arrayContaining(['AdminOrders', 'DashboardUpdated']));
    // Each marker exists in some chunk, otherwise it would prove nothing.
    expect(markers.filter((marker) => !adminsFiles.some(saying(marker)))).toEqual([]);
    const leaks = markers.flatMap((marker) =>
      [...customersFiles].filter(saying(marker)).map((file) => `${marker} in ${file}`),
    );
    expect(leaks).toEqual([]);
  });

  it('names no field and no file of the admin area except its entry', () => {
    const fields = ['asOf', 'contactMessages', 'mailDeliveries', 'paymentsNeedingAttention'];
    const naming = (word: string) => (file: string) => new RegExp(`\\b${word}\\b`).test(text(file));
    expect(fields.filter((field) => !adminsFiles.some(naming(field)))).toEqual([]);
    const area = closure('src/app/admin-area.tsx');
    const files = chunks
      .filter(([key, { file }]) => adminsFiles.includes(file) && !area.has(key))
      .map(([, { file }]) => path.basename(file, '.js'));
    expect(files).toContainEqual(expect.stringMatching(/^admin-orders-page-/));
    const words = [...fields, 'webhookHealth', 'features/admin', ...files];
    expect(
      words.flatMap((word) => [...customersFiles].filter(naming(word)).map((file) => `${word} in ${file}`)),
    ).toEqual([]);
  });

  it('contains no chart library, which only the dashboard uses', () => {
    expect(adminsFiles.filter((file) => text(file).includes('recharts-'))).toHaveLength(1);
    expect([...customersFiles].filter((file) => text(file).includes('recharts-'))).toEqual([]);
  });
});

/** Bytes of a file in its best compression. */
function bytesOf(file: string): number {
  const [plain, brotli] = [file, `${file}.br`].map((name) => path.join(web, 'dist', name));
  return statSync(brotli && existsSync(brotli) ? brotli : (plain ?? '')).size;
}

/** The scripts of a page and their imports. */
function scriptsOf(): string[] {
  const page = readFileSync(path.join(web, 'dist/index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const brought = [...closure('index.html')].map((each) => manifest[each]?.file ?? '');
  return [...new Set([...named, ...brought])];
}

describe('the first view of the home page and the menu', () => {
  const limit = 120_000;
  const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + bytesOf(file), 0);

  it('needs at most 120 kB of compressed scripts', () => {
    const files = scriptsOf();
    // Packages, the shop, the menu's queries, and the runtime.
    expect(files.length).toBeGreaterThanOrEqual(3);
    expect(sum(files)).toBeGreaterThan(60_000);
    expect(sum(files)).toBeLessThanOrEqual(limit);
  });

  it('loads no GraphQL client, map, live updates or toasts', () => {
    const has = (word: string) => (file: string) => text(file).includes(word);
    const late = ['clientAwareness', 'leaflet-container', 'graphql-transport-ws', 'Toastify__toast'];
    expect(
      late.filter((word) => !chunks.some(([, { file }]) => file.endsWith('.js') && has(word)(file))),
    ).toEqual([]);
    const files = scriptsOf();
    expect(late.filter((word) => files.some(has(word)))).toEqual([]);
  });
});

describe('the code for older browsers', () => {
  it('has no regular expression with a lookbehind, for which they refuse the whole file', () => {
    const scripts = chunks.map(([, { file }]) => file).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(50);
    expect([...scripts, 'sw.js'].filter((file) => /\(\?<[=!]/.test(text(file)))).toEqual([]);
  });

  it('has an inline script in the syntax of 2015, which says that they are too old', () => {
    const [, script = ''] = /<script data-code[^>]*>(.+?)<\/script>/s.exec(text('index.html')) ?? [];
    expect(script).toContain('outdated-browser');
    expect(script).not.toMatch(/\?\.\D|\?\?|\basync\b|\bawait\b|catch\s*\{|\*\*|\{\s*\.\.\./);
  });
});
