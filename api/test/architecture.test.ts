import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('../src', import.meta.url));

interface File {
  /** Relative to `src`, with forward slashes. */
  readonly name: string;
  readonly imports: readonly string[];
}

const files: File[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('generated/'))
  .map((name) => ({ name, imports: importsOf(name) }));

function importsOf(name: string): string[] {
  const text = readFileSync(path.join(src, name), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, target = '']) =>
    target.startsWith('.')
      ? path.posix.join(path.posix.dirname(name), target).replace(/\.js$/, '.ts')
      : target,
  );
}

const moduleOf = (name: string) => /^modules\/([^/]+)\//.exec(name)?.[1];
const layerOf = (name: string) => /\.([a-z]+)\.ts$/.exec(name)?.[1];

/** Other modules whose services and entities a module may use. */
const mayUse: Record<string, readonly string[]> = {
  auth: ['uploads'],
  menu: ['uploads', 'auth', 'restaurant'],
  restaurant: ['uploads', 'auth'],
  phones: ['auth', 'restaurant'],
  quote: ['auth', 'menu', 'payments', 'phones', 'restaurant'],
  orders: ['menu', 'payments', 'quote', 'restaurant', 'auth', 'contact'],
  payments: ['auth'],
  bookings: ['payments', 'restaurant', 'auth'],
  contact: ['auth'],
  addresses: ['auth'],
  guests: ['auth', 'orders', 'restaurant'],
  dashboard: ['auth', 'menu', 'orders', 'bookings'],
  notifications: ['auth', 'guests', 'orders', 'bookings', 'payments', 'quote', 'contact', 'restaurant'],
  realtime: ['auth', 'menu', 'orders', 'bookings', 'payments', 'restaurant'],
  uploads: [],
};

/** Modules that only the composition root imports. */
const leaves = ['notifications', 'realtime', 'dashboard'];

/** Packages that a layer must not import. */
const forbidden: Record<string, RegExp> = {
  entity: /^(graphql|express|bullmq|@apollo)/,
  policy: /^(graphql|express|bullmq|typeorm|@apollo)/,
  service: /^(graphql|express|@apollo)/,
  resolvers: /^(typeorm|express)/,
  routes: /^(typeorm|graphql)/,
};

const violations = (check: (file: File, target: string) => boolean) =>
  files.flatMap((file) =>
    file.imports.filter((target) => check(file, target)).map((target) => `${file.name} → ${target}`),
  );

describe('imports', () => {
  it('are found by this test', () => {
    expect(files.length).toBeGreaterThan(30);
    expect(violations((_file, target) => target === 'modules/orders/order.entity.ts').length).toBeGreaterThan(
      3,
    );
  });

  it('let platform import only itself and the configuration’s type', () => {
    expect(
      violations(
        (file, target) =>
          file.name.startsWith('platform/') &&
          target.endsWith('.ts') &&
          !target.startsWith('platform/') &&
          target !== 'config.ts',
      ),
    ).toEqual([]);
  });

  it('follow the table between modules', () => {
    expect(
      violations((file, target) => {
        const from = moduleOf(file.name);
        const to = moduleOf(target);
        return Boolean(from && to && from !== to && !mayUse[from]?.includes(to));
      }),
    ).toEqual([]);
  });

  it('let modules import only modules, platform, demo data, generated types and REST’s route type', () => {
    expect(
      violations(
        (file, target) =>
          moduleOf(file.name) !== undefined &&
          target.endsWith('.ts') &&
          !/^(modules|platform|demo)\/|^graphql\/generated\/|^rest\/route\.ts$/.test(target),
      ),
    ).toEqual([]);
  });

  it('never reach notifications, realtime and dashboard from other modules', () => {
    expect(
      violations((file, target) => {
        const to = moduleOf(target);
        return (
          to !== undefined &&
          leaves.includes(to) &&
          moduleOf(file.name) !== to &&
          !/^(app\/\w+|rest\/router)\.ts$/.test(file.name)
        );
      }),
    ).toEqual([]);
  });

  it('let the payment sandbox import only itself and platform, and only the composition import the sandbox', () => {
    const isSandbox = (name: string) => name.startsWith('sandbox-razorpay/');
    expect(
      violations(
        (file, target) =>
          isSandbox(file.name) &&
          target.endsWith('.ts') &&
          !isSandbox(target) &&
          !target.startsWith('platform/'),
      ),
    ).toEqual([]);
    expect(
      violations(
        (file, target) => isSandbox(target) && !isSandbox(file.name) && !file.name.startsWith('app/'),
      ),
    ).toEqual([]);
  });

  it('keep forbidden packages out of each layer', () => {
    expect(violations((file, target) => forbidden[layerOf(file.name) ?? '']?.test(target) ?? false)).toEqual(
      [],
    );
  });

  it('have no cycles', () => {
    const byName = new Map(files.map((file) => [file.name, file]));
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (name: string, trail: readonly string[]): void => {
      if (trail.includes(name)) cycles.push([...trail.slice(trail.indexOf(name)), name].join(' → '));
      if (done.has(name) || trail.includes(name)) return;
      for (const target of byName.get(name)?.imports ?? [])
        if (byName.has(target)) visit(target, [...trail, name]);
      done.add(name);
    };
    for (const { name } of files) visit(name, []);
    expect(cycles).toEqual([]);
  });

  it('allow reading the environment in one place only', () => {
    const readers = files.filter(({ name }) =>
      readFileSync(path.join(src, name), 'utf8').includes('process.env'),
    );
    expect(readers.map(({ name }) => name)).toEqual(['config.ts']);
  });
});

describe('SQL', () => {
  /** Statements, query builders and fragments for TypeORM's finds. */
  const sql =
    /\.query[<(]|createQueryBuilder|runPrepared|\bRaw\(|[`'"]\s*(?:select|insert into|update|delete from|with)\s[^`'"]*?\s(?:from|into|set|values|as materialized)\s/;
  const mayHoldSql = (name: string) =>
    name.endsWith('.queries.ts') ||
    /^(platform|backup|embedded-postgres)\//.test(name) ||
    exceptions.includes(name);
  const exceptions = [
    // A single large statement with its own file.
    'modules/orders/write-orders.ts',
    // Checks that the database answers.
    'http/readiness.ts',
  ];
  const textOf = ({ name }: File) => readFileSync(path.join(src, name), 'utf8');

  it('is found in the files where it is allowed', () => {
    const found = files.filter((file) => mayHoldSql(file.name) && sql.test(textOf(file)));
    expect(found.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['modules/orders/orders.queries.ts', 'platform/counts.ts', ...exceptions]),
    );
  });

  it('is only in queries files, the platform and database utilities', () => {
    const found = files.filter((file) => !mayHoldSql(file.name) && sql.test(textOf(file)));
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  it('is in one queries file per module', () => {
    const found = files
      .filter(({ name }) => name.endsWith('.queries.ts'))
      .map(({ name }) => path.dirname(name));
    expect(found).toEqual([...new Set(found)]);
  });
});
