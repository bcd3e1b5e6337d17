import { clockRange, clockTime } from '../../platform/clock-time.js';
import { shortDay } from '../../platform/sentences.js';
import { allergens as allAllergens, type Allergen } from '../menu/dish-attributes.js';
import { timeAt } from '../restaurant/ordering.js';
import type { OrderWay } from '../restaurant/order-ways.js';
import { dateAt } from '../restaurant/schedule.js';
import { papers, type Page, type PageLine, type PrinterPaper, type TextLine } from './page.js';

/** What the kitchen must know of a line. */
export interface TicketLine {
  readonly quantity: number;
  readonly name: string;
  readonly choices: readonly { readonly name: string; readonly quantity: number }[];
  readonly note: string | null;
  readonly allergens: readonly Allergen[];
  /** Null if the dish had none. */
  readonly category: string | null;
}

export interface TicketOrder {
  /** `#47` */
  readonly name: string;
  readonly way: OrderWay;
  readonly tableName: string | null;
  readonly placedAt: Date;
  /** Start of its slot; null for as soon as possible. */
  readonly slotAt: Date | null;
  /** Whether its slot is on a later day of the restaurant than today. */
  readonly isForLaterDay: boolean;
  readonly promisedFrom: Date | null;
  readonly promisedUntil: Date | null;
  readonly lines: readonly TicketLine[];
}

/** What is large on everything that is printed of an order. */
type NamedOrder = Pick<TicketOrder, 'name' | 'way' | 'tableName' | 'slotAt' | 'isForLaterDay'>;

/** Which lines a printer's tickets have. */
export interface Stations {
  /** Names of the stations; empty: all. */
  readonly own: readonly string[];
  /** Categories of lines that are on the tickets of other printers alone. */
  readonly elsewhere: readonly string[];
}

/** A line of an order that changed after the kitchen had begun. */
export interface ChangedLine {
  readonly name: string;
  readonly choices: TicketLine['choices'];
  readonly note: string | null;
  /** Quantities; 0: it was not there, or is not any more. */
  readonly before: number;
  readonly after: number;
}

const rule: PageLine = { kind: 'rule' };
const end: PageLine = { kind: 'end' };

const text = (said: string, look: Omit<TextLine, 'kind' | 'text'> = {}): TextLine => ({
  kind: 'text',
  text: said,
  ...look,
});

const headline = (said: string, size: 2 | 4 = 2): TextLine =>
  text(said, { size, isBold: true, isCentred: true });

const duplicate = text('DUPLICATE', { size: 2, isBold: true, isInverse: true, isCentred: true });

/** Ends a document, which says DUPLICATE if it may have been printed before. */
export const aroundDuplicate = (isDuplicate: boolean, page: Page): Page =>
  isDuplicate ? [duplicate, ...page, duplicate, end] : [...page, end];

/** Whether a printer's kitchen tickets have a line of this category. */
export const isOwnCategory = (category: string | null, { elsewhere }: Stations): boolean =>
  category === null || !elsewhere.includes(category);

const times = (name: string, quantity: number) => (quantity > 1 ? `${name} x ${quantity}` : name);

const below = ({ choices, note }: Pick<TicketLine, 'choices' | 'note'>): TextLine[] => [
  ...choices.map(({ name, quantity }) => text(`+ ${times(name, quantity)}`, { indent: 3 })),
  ...(note ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => text(`>> ${line}`, { isBold: true, indent: 3 })),
];

const marks = (allergens: readonly Allergen[]): TextLine[] => {
  const names = allAllergens.filter((each) => allergens.includes(each));
  return names.length === 0 ? [] : [text(`Allergens: ${names.join(', ')}`, { isInverse: true, indent: 3 })];
};

const dayOf = ({ slotAt, isForLaterDay }: NamedOrder): TextLine[] =>
  slotAt && isForLaterDay
    ? [headline('FOR LATER'), headline(`${shortDay(dateAt(slotAt))}, ${clockTime(timeAt(slotAt), 'en')}`)]
    : [];

function promiseOf({ slotAt, isForLaterDay, promisedFrom, promisedUntil }: TicketOrder): TextLine[] {
  if (promisedFrom && promisedUntil) {
    const range = clockRange(timeAt(promisedFrom), timeAt(promisedUntil), 'en');
    return [text(`For ${range}`, { isBold: true, isCentred: true })];
  }
  return slotAt && !isForLaterDay
    ? [text(`For ${clockTime(timeAt(slotAt), 'en')}`, { isBold: true, isCentred: true })]
    : [];
}

const wayOf = ({ way, tableName }: Pick<TicketOrder, 'way' | 'tableName'>) =>
  way === 'TABLE' ? `TABLE ${tableName ?? ''}` : way;

/** What the kitchen prepares. */
export function kitchenTicket(order: TicketOrder, stations: Stations, isDuplicate: boolean): Page {
  const own = order.lines.filter(({ category }) => isOwnCategory(category, stations));
  const others = order.lines.length - own.length;
  return aroundDuplicate(isDuplicate, [
    headline(order.name, 4),
    headline(wayOf(order)),
    ...dayOf(order),
    ...(stations.own.length > 0 ? [text(stations.own.join(', '), { isCentred: true })] : []),
    text(`Ordered ${clockTime(timeAt(order.placedAt), 'en')}`, { isCentred: true }),
    ...promiseOf(order),
    rule,
    ...own.flatMap((line) => [
      text(`${line.quantity} x ${line.name}`, { size: 2, isBold: true }),
      ...below(line),
      ...marks(line.allergens),
    ]),
    rule,
    ...(others > 0 ? [text(`Other stations: ${others} ${others === 1 ? 'line' : 'lines'}`)] : []),
  ]);
}

function changeOf({ name, before, after }: ChangedLine): string {
  if (before === 0) return `NEW ${after} x ${name}`;
  if (after === 0) return `STOP ${before} x ${name}`;
  return `${after} x ${name} (was ${before})`;
}

/** Only what changed of an order that the kitchen has begun with. */
export const changeTicket = (
  order: NamedOrder,
  changes: readonly ChangedLine[],
  isDuplicate: boolean,
): Page =>
  aroundDuplicate(isDuplicate, [
    text('CHANGED', { size: 2, isBold: true, isInverse: true, isCentred: true }),
    headline(order.name, 4),
    headline(wayOf(order)),
    ...dayOf(order),
    rule,
    ...changes.flatMap((line) => [text(changeOf(line), { size: 2, isBold: true }), ...below(line)]),
    rule,
  ]);

/** The change ticket of an order that was cancelled after its ticket was printed. */
export const cancelledTicket = (order: NamedOrder, isDuplicate: boolean): Page =>
  aroundDuplicate(isDuplicate, [
    text('CANCELLED', { size: 2, isBold: true, isInverse: true, isCentred: true }),
    headline(order.name, 4),
    headline(wayOf(order)),
    ...dayOf(order),
    text('Stop cooking this order.', { isBold: true, isCentred: true }),
  ]);

/** A label for each bag. */
export function bagLabels(
  order: NamedOrder,
  customerName: string | null,
  bags: number,
  isDuplicate: boolean,
): Page {
  return Array.from({ length: bags }, (_, index) =>
    aroundDuplicate(isDuplicate, [
      headline(order.name, 4),
      ...(customerName ? [headline(customerName)] : []),
      headline(`${index + 1}/${bags}`, 4),
      text(wayOf(order), { isCentred: true }),
      ...dayOf(order),
    ]),
  ).flat();
}

/** Shows whether width, cutter, ₹ and Hindi work. */
export function testPage(printerName: string, paper: PrinterPaper, printedAt: Date): Page {
  const { characters, widthMm } = papers[paper];
  const ruler = '1234567890'.repeat(5).slice(0, characters);
  return [
    headline('TEST PAGE'),
    text(printerName, { isBold: true, isCentred: true }),
    text(clockTime(timeAt(printedAt), 'en'), { isCentred: true }),
    rule,
    text(`${widthMm} mm. In the printer's font, these fill one line:`),
    text(ruler),
    text('Rupees: ₹ 1,250'),
    text('Hindi: नमस्ते, पनीर टिक्का'),
    text('Large', { size: 2, isBold: true }),
    text('White on black', { isInverse: true }),
    rule,
    end,
  ];
}
