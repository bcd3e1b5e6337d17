import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('../src', import.meta.url));

const textOf = (name: string) => readFileSync(path.join(src, name), 'utf8');

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
  return [...textOf(name).matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, target = '']) =>
    target.startsWith('.')
      ? path.posix.join(path.posix.dirname(name), target).replace(/\.js$/, '.ts')
      : target,
  );
}

/** The file of each table's entity. */
const entityOf = new Map(
  files.flatMap(({ name }) =>
    [...textOf(name).matchAll(/@Entity\((?:\{ name: )?'(\w+)'/g)].map(([, table = '']) => [table, name]),
  ),
);

/** The entities' files of the tables that the SQL of a file names. */
function tablesIn(name: string): string[] {
  const named = textOf(name).matchAll(/\b(?:from|join|into|update|table|using)\s+(?:only\s+)?([a-z_]+)/gi);
  return [...named].flatMap(([, table = '']) => entityOf.get(table) ?? []);
}

const moduleOf = (name: string) => /^modules\/([^/]+)\//.exec(name)?.[1];
const layerOf = (name: string) => /\.([a-z]+)\.ts$/.exec(name)?.[1];

/** Other modules whose services, entities and tables a module may use. */
const mayUse: Record<string, readonly string[]> = {
  audit: ['auth'],
  messages: ['auth'],
  auth: ['audit', 'devices', 'uploads'],
  devices: ['audit', 'auth', 'customers'],
  'second-factor': ['audit', 'auth', 'restaurant'],
  customers: ['auth'],
  holds: ['payments'],
  menu: ['uploads', 'audit', 'auth', 'holds', 'restaurant'],
  restaurant: ['uploads', 'audit', 'auth'],
  phones: ['auth', 'customers', 'messages', 'restaurant'],
  quote: ['auth', 'holds', 'menu', 'payments', 'phones', 'restaurant'],
  orders: [
    'audit',
    'bill-book',
    'devices',
    'holds',
    'menu',
    'payments',
    'phones',
    'quote',
    'restaurant',
    'takings',
    'auth',
    'contact',
    'customers',
  ],
  payments: ['audit', 'auth', 'devices'],
  'bill-book': ['auth', 'quote', 'restaurant'],
  bills: ['auth', 'bill-book', 'orders'],
  takings: ['payments', 'restaurant'],
  kitchen: ['auth', 'bill-book', 'menu', 'orders', 'quote', 'restaurant'],
  printing: [
    'audit',
    'auth',
    'bill-book',
    'bills',
    'customers',
    'kitchen',
    'menu',
    'messages',
    'orders',
    'restaurant',
  ],
  riders: ['auth', 'customers', 'orders', 'restaurant', 'takings'],
  bookings: ['audit', 'devices', 'payments', 'restaurant', 'auth', 'customers'],
  contact: ['audit', 'auth', 'customers'],
  addresses: ['auth', 'customers'],
  guests: ['auth', 'orders', 'restaurant'],
  dashboard: ['auth', 'menu', 'orders', 'bookings', 'restaurant'],
  notifications: [
    'audit',
    'auth',
    'bill-book',
    'bookings',
    'contact',
    'devices',
    'guests',
    'messages',
    'orders',
    'payments',
    'people',
    'quote',
    'restaurant',
    'second-factor',
  ],
  people: ['audit', 'auth'],
  realtime: ['auth', 'holds', 'menu', 'orders', 'bookings', 'payments', 'restaurant'],
  uploads: [],
  connections: ['audit', 'auth', 'payments', 'restaurant'],
};

/** Modules that only the composition imports. */
const leaves = ['notifications', 'realtime', 'dashboard', 'connections'];

/** What puts the parts together. */
const isComposition = (name: string) => /^(?:app\/.*|modules\/modules|main)\.ts$/.test(name);

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

  it('reach app from main alone, so that parts know nothing of their composition', () => {
    const isOutside = ({ name }: File) => !name.startsWith('app/') && name !== 'main.ts';
    expect(violations((file, target) => isOutside(file) && target.startsWith('app/'))).toEqual([]);
  });

  it('leave the configuration without knowledge of the modules', () => {
    expect(violations(({ name }, target) => name === 'config.ts' && target.endsWith('.ts'))).toEqual([
      'config.ts → environment.ts',
    ]);
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

  it('follow that table in SQL, which platform has of its own tables alone', () => {
    const isHeld = ({ name }: File) => moduleOf(name) !== undefined || /^platform\/[\w-]+\.ts$/.test(name);
    const foreign = files.filter(isHeld).flatMap(({ name }) => {
      const from = moduleOf(name) ?? 'platform';
      const used = tablesIn(name).flatMap((entity) => moduleOf(entity) ?? []);
      return used.filter((to) => to !== from && !mayUse[from]?.includes(to)).map((to) => `${name} → ${to}`);
    });
    expect(foreign).toEqual([]);
    expect(tablesIn('modules/orders/write-orders.ts')).toContain(
      'modules/phones/phone-confirmation.entity.ts',
    );
  });

  it('let modules import only modules, platform, configuration, demo data, generated types and REST’s routes', () => {
    expect(
      violations(
        (file, target) =>
          moduleOf(file.name) !== undefined &&
          target.endsWith('.ts') &&
          !/^(?:modules|platform|demo)\/|^graphql\/generated\/|^rest\/(?:route|json-body)\.ts$|^config\.ts$/.test(
            target,
          ),
      ),
    ).toEqual([]);
  });

  it('never reach notifications, realtime, dashboard and connections from other modules', () => {
    expect(
      violations((file, target) => {
        const to = moduleOf(target);
        return (
          to !== undefined && leaves.includes(to) && moduleOf(file.name) !== to && !isComposition(file.name)
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
      violations((file, target) => isSandbox(target) && !isSandbox(file.name) && !isComposition(file.name)),
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
    const readers = files.filter(({ name }) => textOf(name).includes('process.env'));
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
    // The statements of one transaction, with it.
    'modules/orders/write-orders.ts',
    // Checks that the database answers.
    'http/readiness.ts',
  ];

  it('is found in the files where it is allowed', () => {
    const found = files.filter((file) => mayHoldSql(file.name) && sql.test(textOf(file.name)));
    expect(found.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['modules/orders/orders.queries.ts', 'platform/measures.ts', ...exceptions]),
    );
  });

  it('is only in queries files, the platform and database utilities', () => {
    const found = files.filter((file) => !mayHoldSql(file.name) && sql.test(textOf(file.name)));
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  it('is in one queries file per module', () => {
    const found = files
      .filter(({ name }) => name.endsWith('.queries.ts'))
      .map(({ name }) => path.dirname(name));
    expect(found).toEqual([...new Set(found)]);
  });
});
