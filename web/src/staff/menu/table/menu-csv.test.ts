import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dish } from '../dish-fields';
import { readCsv, toCsv } from './menu-csv';

const dish = (id: string, changes: Partial<Dish> = {}): Dish => ({
  id,
  version: 2,
  name: `Dish ${id}`,
  price: 100,
  description: '',
  category: null,
  image: null,
  mark: null,
  hindiName: null,
  hindiDescription: null,
  spiciness: 0,
  isJain: false,
  isNew: false,
  isPackaged: false,
  allergens: [],
  serves: null,
  packing: 0,
  taxClass: null,
  options: [],
  servedFrom: null,
  servedUntil: null,
  ...changes,
});

const groups = [
  { id: 'g1', name: 'Size, of a roll' },
  { id: 'g2', name: 'Extras' },
];
const taxClasses = [
  { id: 'COLD-DRINKS', name: 'Cold drinks' },
  { id: 'ICE', name: 'Ice cream' },
];
const lists = { groups, taxClasses: [] };
const withClasses = { groups, taxClasses };
const options = groups.map(({ id }) => ({ groupId: id, overrides: [] }));

const vada = dish('a', {
  name: 'Vada Pav',
  price: 45.5,
  category: 'Snacks',
  mark: 'VEGETARIAN',
  spiciness: 2,
});
const thali = dish('b', { name: 'थाली', description: 'Rice, dal,\n"papad"', mark: 'EGG', hindiName: 'थाली' });

describe('toCsv and readCsv', () => {
  it('find nothing to change in the menu as it was written', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .map((each) => each.replaceAll(/[\0\ufffd]/g, '').trim())
      .filter((each) => each !== '' && !each.startsWith("'"));
    const dishes = fc
      .uniqueArray(
        fc.record({
          name: text,
          price: fc.integer({ min: 1, max: 10_000_000 }).map((paise) => paise / 100),
          description: fc.oneof(text, fc.constant('')),
          category: fc.option(text),
          mark: fc.option(fc.constantFrom('VEGETARIAN' as const, 'EGG' as const, 'NON_VEGETARIAN' as const)),
          hindiName: fc.option(text),
          hindiDescription: fc.option(text),
          spiciness: fc.integer({ min: 0, max: 3 }),
          isJain: fc.boolean(),
          isNew: fc.boolean(),
          isPackaged: fc.boolean(),
          serves: fc.option(fc.integer({ min: 1, max: 50 })),
          allergens: fc.subarray(['GLUTEN', 'MILK', 'NUTS'] as const),
          servedFrom: fc.option(fc.constantFrom('00:00', '07:30')),
          servedUntil: fc.option(fc.constantFrom('11:00', '23:59')),
          options: fc.shuffledSubarray(options),
          packing: fc.integer({ min: 0, max: 100_000 }).map((paise) => paise / 100),
          taxClass: fc.option(fc.constantFrom('COLD-DRINKS', 'ICE')),
        }),
        { minLength: 1, maxLength: 20, selector: ({ name }) => name.toLowerCase() },
      )
      .map((all) => all.map((each, index) => dish(`id${index}`, each)));
    fc.assert(
      fc.property(dishes, (menu) => {
        expect(readCsv(toCsv(menu, withClasses), menu, withClasses)).toEqual({
          changes: [],
          problems: [],
          unchanged: menu.length,
          ignored: [],
        });
      }),
    );
  });

  it('make formulas harmless, and read them back', () => {
    const menu = [dish('a', { name: '=HYPERLINK("x")', description: '-1+1', category: '@home' })];
    const csv = toCsv(menu, lists);
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain("'-1+1");
    expect(csv).toContain("'@home");
    const lines = [dish('b', { description: '=1+1\n+2' })];
    expect(toCsv(lines, lists)).toContain("'=1+1");
    expect(readCsv(toCsv(lines, lists), lines, lists)).toMatchObject({ changes: [], unchanged: 1 });
    expect(readCsv(csv, menu, lists)).toMatchObject({ changes: [], unchanged: 1 });
  });
});

describe('readCsv', () => {
  it('refuses a name of several dishes, and takes each by its id', () => {
    const dals = [dish('a', { name: 'Dal' }), dish('b', { name: 'dal', price: 120 })];
    expect(readCsv('name,price\nDal,130', dals, lists)).toMatchObject({
      changes: [],
      problems: [{ line: 2, code: 'AMBIGUOUS', text: 'Dal' }],
    });
    expect(readCsv('id,name,price\nb,dal,130', dals, lists).changes).toMatchObject([
      { row: { id: 'b', price: 130 } },
    ]);
  });

  it('refuses options whose name several groups have, but leaves them on a dish that has them', () => {
    const twins = [
      { id: 'g1', name: 'Extras' },
      { id: 'g2', name: 'extras' },
    ];
    const dosa = dish('a', { name: 'Dosa', options: [{ groupId: 'g2', overrides: [] }] });
    expect(readCsv('name,options\nDosa,Extras', [dosa], { ...lists, groups: twins })).toMatchObject({
      changes: [],
      problems: [{ line: 2, code: 'VALUE', field: 'optionGroups', text: 'Extras' }],
    });
    expect(
      readCsv(toCsv([dosa], { ...lists, groups: twins }), [dosa], { ...lists, groups: twins }),
    ).toMatchObject({
      unchanged: 1,
      problems: [],
    });
  });

  it('names tax classes by their names, only on a menu of a shop that has some', () => {
    const cola = dish('a', { name: 'Cola', taxClass: 'COLD-DRINKS' });
    const csv = toCsv([cola], withClasses);
    expect(csv).toContain('Cold drinks');
    expect(readCsv(csv, [cola], withClasses)).toMatchObject({ unchanged: 1, problems: [], ignored: [] });
    const rows = (text: string) => readCsv(`name,tax class\nCola,${text}`, [cola], withClasses);
    expect(rows('ice CREAM').changes).toMatchObject([
      { fields: [{ field: 'taxClass', from: 'Cold drinks', to: 'ice CREAM' }], row: { taxClass: 'ICE' } },
    ]);
    expect(rows('').changes).toMatchObject([{ row: { taxClass: null } }]);
    expect(rows('Milk').problems).toEqual([{ line: 2, code: 'VALUE', field: 'taxClass', text: 'Milk' }]);
    expect(toCsv([vada], lists)).not.toContain('tax class');
  });

  it('finds names in any Unicode form, with any kind of space', () => {
    const creme = dish('a', { name: 'Cr\u00e8me Br\u00fbl\u00e9e' });
    const csv = 'name,price\nCre\u0300me\u00a0Bru\u0302le\u0301e,130';
    expect(readCsv(csv, [creme], lists).changes).toMatchObject([{ isNew: false, row: { id: 'a' } }]);
  });

  it.each([
    'name;price\nVada Pav;60.50',
    'name;price\nVada Pav, large;60',
    '"name";"price"\n"Vada; Pav";"60"',
    'name|price\nVada Pav|60',
  ])('reads the columns of %j', (csv) => {
    expect(readCsv(csv, [], lists)).toMatchObject({ changes: [{ isNew: true }], problems: [] });
  });

  it('shows new and changed dishes, and leaves the others', () => {
    const csv = 'id,Name,price,Category,Rating\r\na,Vada Pav,₹50,,5\r\n,Misal,"1,090",Chaat,4\r\n\r\n';
    expect(readCsv(csv, [vada, thali], lists)).toEqual({
      changes: [
        {
          line: 2,
          name: 'Vada Pav',
          isNew: false,
          fields: [
            { field: 'category', from: 'Snacks', to: '' },
            { field: 'price', from: '₹45.50', to: '₹50' },
          ],
          row: { id: 'a', version: 2, price: 50, category: '' },
        },
        {
          line: 3,
          name: 'Misal',
          isNew: true,
          fields: [],
          row: { name: 'Misal', price: 1090, category: 'Chaat' },
        },
      ],
      problems: [],
      unchanged: 0,
      ignored: ['Rating'],
    });
  });

  it('reads semicolons and tabs, and finds dishes without an id by their name', () => {
    expect(readCsv('name;price\nvada pav;60', [vada], lists).changes).toMatchObject([
      { isNew: false, row: { id: 'a', price: 60 } },
    ]);
    expect(readCsv('name\tprice\nvada pav\t60', [vada], lists).changes).toHaveLength(1);
  });

  it('reads allergens, hours as spreadsheets write them, and options by the names of their groups', () => {
    const dosa = dish('a', {
      name: 'Dosa',
      servedFrom: '07:00',
      servedUntil: '11:00',
      options: [{ groupId: 'g1', overrides: [] }],
    });
    const csv = 'name,allergens,served from,options\nDosa,"nuts, Gluten",8:30:00,"extras, Size of a roll"';
    expect(readCsv(csv, [dosa], lists)).toMatchObject({
      problems: [],
      changes: [
        {
          row: {
            id: 'a',
            allergens: ['GLUTEN', 'NUTS'],
            servedFrom: '08:30',
            servedUntil: '11:00',
            optionGroups: ['g2', 'g1'],
          },
          fields: [
            { field: 'allergens', from: '', to: 'nuts, Gluten' },
            { field: 'servedFrom', from: '07:00', to: '8:30:00' },
            { field: 'optionGroups', from: 'Size of a roll', to: 'extras, Size of a roll' },
          ],
        },
      ],
    });
    expect(
      readCsv('name,allergens,served from,options\nDosa,dust,25:00,Sauces', [dosa], lists),
    ).toMatchObject({
      problems: [{ field: 'allergens' }, { field: 'servedFrom' }, { field: 'optionGroups' }],
    });
  });

  it('shows the amounts that it has read, not their spelling', () => {
    const csv = 'name,price,packing\nVada Pav,"Rs. 1,249/-",२.५';
    expect(readCsv(csv, [vada], lists).changes).toMatchObject([
      {
        row: { price: 1249, packing: 2.5 },
        fields: [
          { field: 'price', from: '₹45.50', to: '₹1,249' },
          { field: 'packing', from: '₹0', to: '₹2.50' },
        ],
      },
    ]);
  });

  it.each(['"49,50"', '"2,4"', '"123,456"', '49.505', '1e2'])('refuses the amount %s', (typed) => {
    const text = typed.replaceAll('"', '');
    expect(readCsv(`name,price,packing\nVada Pav,${typed},${typed}`, [vada], lists)).toMatchObject({
      changes: [],
      problems: [
        { line: 2, code: 'VALUE', field: 'price', text },
        { line: 2, code: 'VALUE', field: 'packing', text },
      ],
    });
  });

  it('refuses a price of nothing, and a packing charge above its limit', () => {
    expect(readCsv('name,price,packing\nVada Pav,0,1001', [vada], lists).problems).toEqual([
      { line: 2, code: 'VALUE', field: 'price', text: '0' },
      { line: 2, code: 'VALUE', field: 'packing', text: '1001' },
    ]);
  });

  it('refuses a line with more cells than the header, which a comma without quotes makes', () => {
    expect(readCsv('name,price\nVada Pav,49,50\nMisal,60,,', [vada], lists)).toMatchObject({
      changes: [{ name: 'Misal' }],
      problems: [{ line: 2, code: 'TOO_MANY_CELLS', text: '50' }],
    });
  });

  it('names the lines that it cannot read', () => {
    const csv = [
      'id,name,price,mark',
      'a,,0,maybe',
      'zz,Gone,10,',
      ',New,,egg',
      'b,थाली,100,egg',
      'b,Twice,100,egg',
    ].join('\n');
    expect(readCsv(csv, [vada, thali], lists).problems).toEqual([
      { line: 2, code: 'VALUE', field: 'name', text: '' },
      { line: 2, code: 'VALUE', field: 'price', text: '0' },
      { line: 2, code: 'VALUE', field: 'mark', text: 'maybe' },
      { line: 3, code: 'UNKNOWN_ID', text: 'Gone' },
      { line: 4, code: 'VALUE', field: 'price', text: '' },
      { line: 6, code: 'TWICE', text: 'थाली' },
    ]);
  });

  it.each([
    ['a file in another encoding', 'name,price\nCaf\ufffd,10', 'UNREADABLE'],
    ['a file without names', 'dish,cost\nA,10', 'NO_NAME_COLUMN'],
    ['an empty file', '', 'NO_NAME_COLUMN'],
    ['a file with nothing but a header', 'name,price\n\n', 'EMPTY'],
    ['more than 5,000 dishes', `name,price\n${'A,1\n'.repeat(5001)}`, 'TOO_MANY'],
  ])('refuses %s', (_what, csv, code) => {
    expect(readCsv(csv, [vada], lists)).toEqual({
      changes: [],
      problems: [{ code }],
      unchanged: 0,
      ignored: [],
    });
  });
});
