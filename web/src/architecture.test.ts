import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.{ts,tsx}', '!./gql/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const layers = [['app'], ['pages'], ['features'], ['shared', 'texts'], ['gql']];

/** Features that each feature may import. */
const mayImport: Record<string, readonly string[]> = {
  addresses: [],
  admin: ['bookings', 'legal', 'menu', 'orders', 'payments', 'session'],
  bookings: ['payments', 'session'],
  cart: ['menu', 'session'],
  checkout: ['addresses', 'cart', 'payments', 'session'],
  contact: ['session'],
  legal: [],
  menu: [],
  notifications: [],
  orders: ['addresses', 'cart', 'menu', 'payments', 'session'],
  payments: ['session'],
  session: ['addresses'],
};

interface Import {
  /** Paths below `src`. */
  readonly from: string;
  readonly to: string;
}

const imports: Import[] = Object.entries(sources).flatMap(([file, text]) =>
  [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, target = '']) => ({
    from: file.slice(2),
    to: new URL(target, `file:///${file}`).pathname.slice(1),
  })),
);

const layerOf = (path: string) => layers.findIndex((folders) => folders.includes(path.split('/')[0] ?? ''));
const featureOf = (path: string) => /^features\/([^/]+)\//.exec(path)?.[1];
const violations = (isWrong: (each: Import) => boolean) =>
  imports.filter(isWrong).map(({ from, to }) => `${from} → ${to}`);

describe('web imports', () => {
  it('include a known import', () => {
    expect(imports).toContainEqual({
      from: 'features/checkout/use-order-payment.ts',
      to: 'features/cart/cart',
    });
  });

  it('only go down the layers app, pages, features, shared and texts, gql', () => {
    expect(violations(({ from, to }) => layerOf(to) !== -1 && layerOf(from) > layerOf(to))).toEqual([]);
  });

  it('follow the table of features, which has no cycle', () => {
    const isDeclared = ({ from, to }: Import) => {
      const [importer, imported] = [featureOf(from), featureOf(to)];
      return !importer || !imported || importer === imported || mayImport[importer]?.includes(imported);
    };
    expect(violations((each) => !isDeclared(each))).toEqual([]);
    const reaches = (from: string, to: string): boolean =>
      (mayImport[from] ?? []).some((next) => next === to || reaches(next, to));
    expect(Object.keys(mayImport).filter((feature) => reaches(feature, feature))).toEqual([]);
  });
});

it('formats of a locale are used for display alone, because browsers differ in them', () => {
  const files = Object.keys(sources).filter((file) =>
    /\bIntl\.\w+\(|\.(toLocale\w*|localeCompare)\(/.test(sources[file] ?? ''),
  );
  expect(files).toEqual(['./shared/lib/date-format.ts', './texts/hi-server.ts']);
});
