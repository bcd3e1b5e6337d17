import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { readEscPos, textsOf, type PrintedText } from '../../../test/escpos-reader.js';
import {
  bagLabels,
  cancelledTicket,
  changeTicket,
  kitchenTicket,
  testPage,
  type Stations,
  type TicketLine,
  type TicketOrder,
} from './documents.js';
import { drawText } from './drawn-text.js';
import { printerBytes } from './escpos.js';
import { papers, printerGraphics, printerPapers, type Page, type PrinterPaper } from './page.js';
import { pagePicture } from './picture.js';

const everyStation: Stations = { own: [], elsewhere: [] };
const aLine = (line: Partial<TicketLine> = {}): TicketLine => ({
  quantity: 2,
  name: 'Paneer Tikka',
  choices: [{ name: 'Large', quantity: 1 }],
  note: null,
  allergens: [],
  category: 'Tandoor',
  ...line,
});
const anOrder = (order: Partial<TicketOrder> = {}): TicketOrder => ({
  name: '#47',
  way: 'TABLE',
  tableName: '5',
  placedAt: new Date('2026-11-30T13:42:00Z'),
  slotAt: null,
  isForLaterDay: false,
  promisedFrom: null,
  promisedUntil: null,
  lines: [aLine()],
  ...order,
});
const look = (paper: PrinterPaper) => ({ paper, graphics: 'RASTER', cuts: true }) as const;
const said = async (page: Page, paper: PrinterPaper = 'MM80') =>
  textsOf(await printerBytes(page, look(paper))).map((line) => line.trim());

/** Every text of a page without its spaces, where lines may break. */
const wordsOf = (texts: readonly string[]) => texts.join('').replaceAll(' ', '');

describe('a kitchen ticket', () => {
  it('says number, way, table, times, dishes, choices, notes and allergens', async () => {
    const order = anOrder({
      promisedFrom: new Date('2026-11-30T14:10:00Z'),
      promisedUntil: new Date('2026-11-30T14:20:00Z'),
      lines: [
        aLine({ note: 'no onions\nvery hot', allergens: ['NUTS', 'MILK'] }),
        aLine({ name: 'Naan', quantity: 12, choices: [{ name: 'Butter', quantity: 3 }] }),
      ],
    });
    expect(await said(kitchenTicket(order, everyStation, false))).toEqual([
      '#47',
      'TABLE 5',
      'Ordered 7:12 pm',
      'For 7:40-7:50 pm',
      '-'.repeat(48),
      '2 x Paneer Tikka',
      '+ Large',
      '>> no onions',
      '>> very hot',
      'Allergens: MILK, NUTS',
      '12 x Naan',
      '+ Butter x 3',
      '-'.repeat(48),
    ]);
  });

  it('says DUPLICATE first and last if it is one', async () => {
    const texts = await said(kitchenTicket(anOrder(), everyStation, true));
    expect([texts[0], texts.at(-1)]).toEqual(['DUPLICATE', 'DUPLICATE']);
  });

  it('has the lines of its stations, and counts the others', async () => {
    const lines = [
      aLine({ name: 'Tikka', category: 'Tandoor' }),
      aLine({ name: 'Lassi', category: 'Drinks' }),
      aLine({ name: 'Tip', category: null }),
    ];
    const stations = { own: ['Kitchen'], elsewhere: ['Drinks'] };
    const texts = await said(kitchenTicket(anOrder({ lines }), stations, false));
    expect(texts.filter((text) => text.includes(' x '))).toEqual(['2 x Tikka', '2 x Tip']);
    expect(texts).toContain('Other stations: 1 line');
  });

  it('prints 999 lines', async () => {
    const lines = Array.from({ length: 999 }, (_, index) => aLine({ name: `Dish ${index}` }));
    const texts = await said(kitchenTicket(anOrder({ lines }), everyStation, false));
    expect(texts.filter((text) => text.startsWith('2 x Dish'))).toHaveLength(999);
  });

  it('prints names in Arabic, in Chinese and with emoji on every paper without a crash', async () => {
    const lines = [aLine({ name: 'شاورما 😀 炒饭 <b>&amp;', note: '👩‍🍳' })];
    for (const paper of printerPapers) {
      const page = kitchenTicket(anOrder({ lines }), everyStation, false);
      const { printed, isComplete } = readEscPos(await printerBytes(page, look(paper)));
      expect(isComplete).toBe(true);
      expect(printed.filter((each) => typeof each === 'object' && 'bitmap' in each)).toHaveLength(2);
    }
  });
});

describe('the other documents', () => {
  it('say only what changed', async () => {
    const line = { name: 'Naan', choices: [], note: null };
    const changes = [
      { ...line, before: 0, after: 2 },
      { ...line, before: 1, after: 0 },
      { ...line, before: 3, after: 1, note: 'crisp' },
    ];
    expect(await said(changeTicket(anOrder(), changes, false))).toEqual([
      'CHANGED',
      '#47',
      'TABLE 5',
      '-'.repeat(48),
      'NEW 2 x Naan',
      'STOP 1 x Naan',
      '1 x Naan (was 3)',
      '>> crisp',
      '-'.repeat(48),
    ]);
  });

  it('say that an order is cancelled', async () => {
    expect(await said(cancelledTicket(anOrder({ way: 'PICKUP' }), false))).toEqual([
      'CANCELLED',
      '#47',
      'PICKUP',
      'Stop cooking this order.',
    ]);
  });

  it('are one label for each bag, each cut off', async () => {
    const bytes = await printerBytes(bagLabels(anOrder(), 'Asha', 2, false), look('MM58'));
    expect(textsOf(bytes).map((text) => text.trim())).toEqual(
      ['1/2', '2/2'].flatMap((bag) => ['#47', 'Asha', bag, 'TABLE 5']),
    );
    expect(readEscPos(bytes).printed.filter((each) => each === 'cut')).toHaveLength(2);
  });

  it.each(printerPapers)('show the whole width of %s, ₹ and Hindi on the test page', async (paper) => {
    const page = testPage('Kitchen', paper, new Date());
    const { printed } = readEscPos(await printerBytes(page, look(paper)));
    const ruler = printed.find(
      (each): each is PrintedText =>
        typeof each === 'object' && 'text' in each && each.text.startsWith('1234'),
    );
    expect(ruler?.text).toHaveLength(papers[paper].characters);
    expect(printed.filter((each) => typeof each === 'object' && 'bitmap' in each)).not.toEqual([]);
    expect(printed.at(-1)).toBe('cut');
  });
});

describe('an order for later', () => {
  // Half past one at night in India.
  const slotAt = new Date('2026-12-01T20:00:00Z');
  const documentsOf = (order: TicketOrder) => [
    kitchenTicket(order, everyStation, false),
    changeTicket(order, [], false),
    cancelledTicket(order, false),
    bagLabels(order, 'Asha', 1, false),
  ];

  it('says so large with its date on every document if it is for another day', async () => {
    for (const page of documentsOf(anOrder({ slotAt, isForLaterDay: true }))) {
      const large = page.filter((line) => line.kind === 'text' && line.size === 2 && line.isBold);
      expect(large).toEqual(
        expect.arrayContaining(
          ['FOR LATER', 'Wed 2 Dec, 1:30 am'].map((text) => expect.objectContaining({ text })),
        ),
      );
      expect(await said(page)).not.toContain('For 1:30 am');
    }
  });

  it('has its time alone on the day of its slot', async () => {
    const pages = await Promise.all(documentsOf(anOrder({ slotAt })).map((page) => said(page)));
    expect(pages[0]).toContain('For 1:30 am');
    expect(pages.flat().filter((text) => /FOR LATER|Dec/.test(text))).toEqual([]);
  });
});

describe('texts that the printer’s font lacks', () => {
  const hindi = { kind: 'text', text: '2 x पनीर टिक्का ₹ 250', size: 2, isBold: true } as const;

  it.each(printerPapers.flatMap((paper) => printerGraphics.map((graphics) => [paper, graphics] as const)))(
    'are the picture of the text on %s as %s',
    async (paper, graphics) => {
      const { printed } = readEscPos(await printerBytes([hindi], { paper, graphics, cuts: false }));
      const drawn = await drawText(hindi, paper);
      expect(printed).toHaveLength(1);
      const [picture] = printed;
      if (typeof picture !== 'object' || !('bitmap' in picture)) throw new Error('it is no picture');
      expect(picture.bitmap.rowBytes).toBe(drawn.rowBytes);
      expect(Buffer.from(picture.bitmap.bits).subarray(0, drawn.bits.length)).toEqual(
        Buffer.from(drawn.bits),
      );
      expect(drawn.bits.some((byte) => byte !== 0)).toBe(true);
    },
  );

  it('are drawn in slices that every printer can hold, without losing a row', async () => {
    const long = { kind: 'text', text: 'पनीर टिक्का '.repeat(60), size: 4 } as const;
    const { printed } = readEscPos(await printerBytes([long], look('MM58')));
    const drawn = await drawText(long, 'MM58');
    expect(drawn.rows).toBeGreaterThan(255);
    expect(printed).toEqual([{ bitmap: { ...drawn, bits: Buffer.from(drawn.bits) } }]);
  });

  it('differ in their picture when they differ', async () => {
    const other = await drawText({ ...hindi, text: '3 x पनीर टिक्का ₹ 250' }, 'MM80');
    expect(Buffer.from(other.bits)).not.toEqual(Buffer.from((await drawText(hindi, 'MM80')).bits));
  });

  it('are never a question mark', async () => {
    expect((await said([hindi])).join('')).toBe('');
  });
});

describe('lines', () => {
  const word = fc.stringMatching(/^[a-zA-Z0-9.,/#-]{1,70}$/);

  it('lose no character and are never wider than the paper', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(word, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...printerPapers),
        fc.constantFrom(1, 2, 3, 4),
        fc.nat(3),
        fc.boolean(),
        async (words, paper, size, indent, isInverse) => {
          const text = words.join(' ');
          const bytes = await printerBytes([{ kind: 'text', text, size, indent, isInverse }], look(paper));
          const texts = textsOf(bytes);
          expect(wordsOf(texts)).toBe(wordsOf([text]));
          for (const line of texts) expect(line.length * size).toBeLessThanOrEqual(papers[paper].characters);
        },
      ),
    );
  });
});

it('a document is a picture of the paper’s width, too', async () => {
  const sharp = (await import('sharp')).default;
  const page = kitchenTicket(anOrder({ lines: [aLine({ name: 'पनीर' })] }), everyStation, true);
  for (const paper of printerPapers) {
    const { width, height, format } = await sharp(await pagePicture(page, paper)).metadata();
    expect({ width, format }).toEqual({ width: papers[paper].dots, format: 'png' });
    expect(height).toBeGreaterThan(200);
  }
});
