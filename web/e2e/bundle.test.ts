import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const web = fileURLToPath(new URL('..', import.meta.url));

interface Chunk {
  readonly file: string;
  /** Imported chunks; keys of the manifest. */
  readonly imports?: readonly string[];
  /** Chunks that it loads on demand. */
  readonly dynamicImports?: readonly string[];
}

const manifest = JSON.parse(readFileSync(path.join(web, 'dist/.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;
const chunks = Object.entries(manifest);

const isStaffChunk = (key: string) => /^src\/(app\/)?staff\//.test(key);

type Next = (chunk: Chunk) => readonly string[];

const imported: Next = ({ imports = [] }) => imports;
const loadedByCustomers: Next = ({ imports = [], dynamicImports = [] }) => [
  ...imports,
  ...dynamicImports.filter((key) => !isStaffChunk(key)),
];

/** A chunk and what it loads, recursively. */
function closure(key: string, next: Next, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const each of next(chunk)) closure(each, next, seen);
  return seen;
}

/** Markers of the staff area: names of its GraphQL operations and fragments, and some of its texts. */
function staffMarkers(): string[] {
  const folder = path.join(web, 'src/staff');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .flatMap((source) => [...source.matchAll(/^ *(?:query|mutation|subscription|fragment) (\w+)/gm)])
    .map(([, name = '']) => name);
  return [...names, 'All Orders', 'Order Status Overview', 'Manage Orders'];
}

const text = (file: string) => readFileSync(path.join(web, 'dist', file), 'utf8');

const saying = (marker: string) => (file: string) => new RegExp(`["'\`]${marker}["'\`]`).test(text(file));

/** Every script that a customer’s browser can load. */
const customersFiles = new Set(
  [...closure('index.html', loadedByCustomers)]
    .map((key) => manifest[key]?.file ?? '')
    .filter((file) => file.endsWith('.js')),
);
const staffFiles = chunks
  .map(([, { file }]) => file)
  .filter((file) => file.endsWith('.js') && !customersFiles.has(file));

describe('the code that a customer downloads', () => {
  it('contains no code of the staff area', () => {
    const markers = staffMarkers();
    expect(markers).toEqual(expect.arrayContaining(['AdminOrders', 'DashboardUpdated']));
    // Each marker exists in some chunk, otherwise it would prove nothing.
    expect(markers.filter((marker) => !staffFiles.some(saying(marker)))).toEqual([]);
    const leaks = markers.flatMap((marker) =>
      [...customersFiles].filter(saying(marker)).map((file) => `${marker} in ${file}`),
    );
    expect(leaks).toEqual([]);
  });

  it('names no field and no file of the staff area except its entry', () => {
    const fields = ['asOf', 'contactMessages', 'mailDeliveries', 'paymentsNeedingAttention'];
    const naming = (word: string) => (file: string) => new RegExp(`\\b${word}\\b`).test(text(file));
    expect(fields.filter((field) => !staffFiles.some(naming(field)))).toEqual([]);
    const area = closure('src/app/staff/staff-area.tsx', imported);
    const files = chunks
      .filter(([key, { file }]) => staffFiles.includes(file) && !area.has(key))
      .map(([, { file }]) => path.basename(file, '.js'));
    expect(files).toContainEqual(expect.stringMatching(/^admin-orders-page-/));
    const words = [...fields, 'webhookHealth', ...files];
    expect(
      words.flatMap((word) => [...customersFiles].filter(naming(word)).map((file) => `${word} in ${file}`)),
    ).toEqual([]);
  });

  it('contains no chart library, which only the dashboard uses', () => {
    expect(staffFiles.filter((file) => text(file).includes('recharts-'))).toHaveLength(1);
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
  const brought = [...closure('index.html', imported)].map((each) => manifest[each]?.file ?? '');
  return [...new Set([...named, ...brought])];
}

describe('the first view of the home page and the menu', () => {
  const limit = 112_000;
  const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + bytesOf(file), 0);

  it('needs at most 112 kB of compressed scripts', () => {
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
