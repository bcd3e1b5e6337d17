import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./gql/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A room may import those of the layers below it. */
const layers = [['app'], ['shop', 'staff'], ['domain'], ['shared'], ['texts'], ['gql']];

/** Folders of a room that each of its folders may import. Everything may import `texts`. */
const mayImport: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  shop: {
    about: ['legal', 'restaurant'],
    account: ['addresses'],
    addresses: [],
    basket: ['menu'],
    bills: ['orders'],
    bookings: ['payments'],
    checkout: ['addresses', 'basket', 'payments', 'restaurant'],
    contact: ['restaurant'],
    home: ['basket', 'menu'],
    legal: [],
    menu: [],
    orders: ['account', 'addresses', 'basket', 'menu', 'payments', 'restaurant'],
    payments: [],
    restaurant: [],
  },
  staff: {
    audit: ['device', 'form', 'shortcuts'],
    bookings: ['customers', 'device'],
    connections: [],
    customers: [],
    dashboard: ['setup'],
    deliveries: ['orders'],
    device: [],
    devices: ['settings'],
    form: [],
    kitchen: ['orders', 'printing', 'shortcuts', 'sold-out'],
    mails: [],
    menu: ['form', 'shortcuts', 'sold-out'],
    messages: ['customers', 'orders'],
    ordering: [],
    orders: ['customers', 'device', 'form', 'payments', 'printing', 'shortcuts', 'sold-out'],
    palette: ['ordering', 'orders', 'settings', 'shortcuts', 'sold-out'],
    payments: ['device'],
    people: ['connections', 'settings'],
    printing: ['connections', 'form'],
    reports: ['connections'],
    settings: ['connections', 'form', 'printing'],
    setup: [],
    status: ['kitchen', 'orders'],
    shortcuts: [],
    'sold-out': [],
    waiting: ['bookings', 'orders'],
    welcome: ['connections', 'form', 'menu', 'settings'],
  },
  domain: {
    basket: ['restaurant', 'session'],
    bookings: [],
    legal: ['restaurant'],
    menu: ['basket', 'restaurant'],
    notifications: [],
    orders: ['session'],
    payments: [],
    restaurant: [],
    session: [],
  },
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

const roomOf = (path: string) => path.split('/')[0] ?? '';
const layerOf = (path: string) => layers.findIndex((rooms) => rooms.includes(roomOf(path)));
/** Undefined for a file in the room itself. */
const folderOf = (path: string) => /^[^/]+\/([^/]+)\//.exec(path)?.[1];
const violations = (isWrong: (each: Import) => boolean) =>
  imports.filter(isWrong).map(({ from, to }) => `${from} → ${to}`);

describe('web imports', () => {
  it('include a known import', () => {
    expect(imports).toContainEqual({
      from: 'shop/checkout/use-order-payment.ts',
      to: 'domain/basket/use-basket',
    });
  });

  it('only go down the layers', () => {
    const isUpwards = ({ from, to }: Import) =>
      layerOf(from) !== -1 &&
      layerOf(to) !== -1 &&
      roomOf(from) !== roomOf(to) &&
      layerOf(from) >= layerOf(to);
    expect(violations(isUpwards)).toEqual([]);
  });

  it('of the shell’s two halves keep to their rooms', () => {
    const crosses = ({ from, to }: Import) =>
      (from.startsWith('app/shop/') && /^(app\/)?staff\//.test(to)) ||
      (from.startsWith('app/staff/') && /^(app\/)?shop\//.test(to));
    expect(violations(crosses)).toEqual([]);
  });

  it('of a room’s folders leave its table of screens to the shell', () => {
    const isUpwards = ({ from, to }: Import) =>
      folderOf(from) !== undefined && to === `${roomOf(from)}/screens`;
    expect(violations(isUpwards)).toEqual([]);
  });

  it('of shared and texts are free of the product’s GraphQL', () => {
    const isProducts = ({ from, to }: Import) =>
      ['shared', 'texts'].includes(roomOf(from)) && roomOf(to) === 'gql';
    expect(violations(isProducts)).toEqual([]);
  });

  describe.each(Object.entries(mayImport))('in %s', (room, table) => {
    it('follow the table of its folders, which has no cycle', () => {
      const isUndeclared = ({ from, to }: Import) => {
        if (roomOf(from) !== room || roomOf(to) !== room) return false;
        const [importer, imported] = [folderOf(from), folderOf(to)];
        if (!importer || !imported || importer === imported || imported === 'texts') return false;
        return !table[importer]?.includes(imported);
      };
      expect(violations(isUndeclared)).toEqual([]);
      const reaches = (from: string, to: string): boolean =>
        (table[from] ?? []).some((next) => next === to || reaches(next, to));
      expect(Object.keys(table).filter((folder) => reaches(folder, folder))).toEqual([]);
    });

    it('have no entry in the table that nothing needs', () => {
      const used = new Set(
        imports
          .filter(({ from, to }) => roomOf(from) === room && roomOf(to) === room)
          .map(({ from, to }) => `${folderOf(from)} → ${folderOf(to)}`),
      );
      const declared = Object.entries(table).flatMap(([from, all]) => all.map((to) => `${from} → ${to}`));
      expect(declared.filter((each) => !used.has(each))).toEqual([]);
    });
  });
});

it('formats of a locale are used for display alone, because browsers differ in them', () => {
  const files = Object.keys(sources).filter(
    (file) =>
      !file.includes('.test.') && /\bIntl\.\w+\(|\.(toLocale\w*|localeCompare)\(/.test(sources[file] ?? ''),
  );
  expect(files).toEqual(['./shared/lib/date-format.ts']);
});
