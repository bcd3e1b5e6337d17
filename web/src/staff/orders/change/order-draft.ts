import * as z from 'zod/mini';
import type { OrderChangeInput, OrderItemInput, RemovalReason } from '../../../gql/graphql';
import { draftsOf } from '../../../shared/form/drafts-of';
import { oneOf, text, type Field, type TypedOf } from '../../../shared/form/fields';
import { isRecord } from '../../../shared/lib/is-record';
import { randomUuid } from '../../../shared/lib/uuid';
import { typedAs } from '../../form/typed-as';
import type { OrderedLine, OrderToChange } from './order-to-change';

export const removalReasons = [
  'SOLD_OUT',
  'CUSTOMER_ASKED',
  'MISTAKE',
  'OTHER',
] as const satisfies readonly RemovalReason[];

/** The server's maximum of portions of a line. */
export const maxPortions = 999;
export const maxNote = 200;
export const maxAddress = 500;

const addedSchema = z.object({
  id: z.string(),
  menuItemId: z.string(),
  name: z.string(),
  /** Rupees with its choices, by the menu when it was chosen. */
  unitPrice: z.number(),
  quantity: z.number(),
  choices: z.array(
    z.object({
      choiceId: z.string(),
      group: z.string(),
      name: z.string(),
      price: z.number(),
      quantity: z.number(),
    }),
  ),
  note: z.string(),
});

/** A dish that is added. */
export type AddedLine = z.infer<typeof addedSchema>;
export type NewLine = Omit<AddedLine, 'id'>;

const sentSchema = z.object({
  idempotencyKey: z.string(),
  expectedVersion: z.number(),
  /** Rupees. */
  total: z.number(),
  input: z.custom<OrderChangeInput>(isRecord),
  approval: z.optional(z.string()),
  /** Dishes that are marked as sold out once the order is changed. */
  soldOut: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** A change as it was sent. */
export type SentChange = z.infer<typeof sentSchema>;

const pinSchema = z.object({ lat: z.number(), lng: z.number() });

/** What is kept as it is. Null: as the order has it. */
const kept = <Value>(schema: z.ZodMiniType<Value>, empty: Value): Field<Value, Value, Value> => ({
  isTyped: typedAs(schema),
  empty,
  fromServer: (value) => value,
  toInput: (typed) => typed,
});
const textOrUnchanged = kept<string | null>(z.nullable(z.string()), null);

const fields = {
  /** Quantities and notes of the order's lines that change, by their keys. */
  quantities: kept<Readonly<Record<string, number>>>(z.record(z.string(), z.number()), {}),
  notes: kept<Readonly<Record<string, string>>>(z.record(z.string(), z.string()), {}),
  added: kept<readonly AddedLine[]>(z.array(addedSchema), []),
  reason: oneOf<RemovalReason | 'NONE'>(['NONE', ...removalReasons]),
  reasonText: text({ maxLength: maxNote }),
  address: textOrUnchanged,
  pinCode: text({ maxLength: 10 }),
  pin: kept<z.infer<typeof pinSchema> | null>(z.nullable(pinSchema), null),
  deliveryNote: textOrUnchanged,
  slot: textOrUnchanged,
  /** Until its answer comes: a retry sends the same again. */
  sent: kept<SentChange | null>(z.nullable(sentSchema), null),
};

/** The drafts of an order's changes, in this tab. */
export const orderDrafts = (orderId: string) => draftsOf(fields, { name: `change-${orderId}-Draft` });

export type OrderDraft = TypedOf<typeof fields>;

export const quantityOf = ({ key, quantity }: OrderedLine, { quantities }: OrderDraft): number =>
  quantities[key] ?? quantity;

export const noteOf = ({ key, note }: OrderedLine, { notes }: OrderDraft): string => notes[key] ?? note ?? '';

/** The lines that have fewer portions than before. */
export const takenAway = ({ items }: OrderToChange, draft: OrderDraft): OrderedLine[] =>
  items.filter((item) => quantityOf(item, draft) < item.quantity);

/** Whether the reason for what is taken away is missing. */
export const lacksReason = (order: OrderToChange, draft: OrderDraft): boolean =>
  takenAway(order, draft).length > 0 &&
  (draft.reason === 'NONE' || (draft.reason === 'OTHER' && draft.reasonText.trim() === ''));

const withOneMore = (added: readonly AddedLine[], at: number, quantity: number) =>
  added.map((line, index) =>
    index === at ? { ...line, quantity: Math.min(maxPortions, line.quantity + quantity) } : line,
  );

/** The added dishes with another one; equal ones are one line. */
export function withAdded(added: readonly AddedLine[], line: NewLine): readonly AddedLine[] {
  const keyOf = ({ menuItemId, choices, note }: NewLine) =>
    JSON.stringify([menuItemId, choices.map(({ choiceId, quantity }) => [choiceId, quantity]), note.trim()]);
  const at = added.findIndex((each) => keyOf(each) === keyOf(line));
  return at === -1 ? [...added, { ...line, id: randomUuid() }] : withOneMore(added, at, line.quantity);
}

const addedInput = ({ menuItemId, quantity, choices, note }: AddedLine): OrderItemInput => ({
  menuItemId,
  quantity,
  choices: choices.flatMap((choice) => Array.from({ length: choice.quantity }, () => choice.choiceId)),
  ...(note.trim() && { note: note.trim() }),
});

function changedLines({ items }: OrderToChange, draft: OrderDraft) {
  return items.flatMap((item) => {
    const quantity = quantityOf(item, draft);
    const note = noteOf(item, draft).trim();
    const change = {
      ...(quantity !== item.quantity && { quantity }),
      // The note of what is taken away says nothing.
      ...(quantity > 0 && note !== (item.note ?? '') && { note }),
    };
    return Object.keys(change).length > 0 ? [{ line: item.key, ...change }] : [];
  });
}

function deliveryInput(order: OrderToChange, { address, pinCode, pin, deliveryNote, slot }: OrderDraft) {
  const to = address?.trim();
  return {
    ...(to &&
      to !== order.address && {
        address: to,
        ...(pinCode.trim() && { pinCode: pinCode.trim() }),
        ...(pin && { coordinates: pin }),
      }),
    ...(deliveryNote !== null &&
      deliveryNote.trim() !== (order.deliveryNote ?? '') && { deliveryNote: deliveryNote.trim() }),
    ...(slot && slot !== order.slotAt && { slot }),
  };
}

/** What changes, for its quote; undefined if nothing does. */
export function changeInput(order: OrderToChange, draft: OrderDraft): OrderChangeInput | undefined {
  const lines = changedLines(order, draft);
  const input = {
    ...(lines.length > 0 && { lines }),
    ...(draft.added.length > 0 && { added: draft.added.map(addedInput) }),
    ...deliveryInput(order, draft),
  };
  return Object.keys(input).length > 0 ? input : undefined;
}

/** Why something is taken away. */
export function reasonInput(order: OrderToChange, draft: OrderDraft) {
  const { reason, reasonText } = draft;
  if (reason === 'NONE' || takenAway(order, draft).length === 0) return {};
  const removalText = reasonText.trim();
  return { removalReason: reason, ...(removalText && { removalText }) };
}

interface ToSend {
  readonly order: OrderToChange;
  readonly draft: { readonly fields: OrderDraft; readonly key: string };
  /** What was shown. */
  readonly quote: { readonly version: number; readonly total: number };
  readonly input: OrderChangeInput;
  /** Ids of the dishes to mark as sold out, if that is the reason. */
  readonly soldOut: readonly string[];
  readonly approval?: string;
}

/** The change with its reason, as it is sent. */
export function changeToSend({ order, draft, quote, input, soldOut, approval }: ToSend): SentChange {
  const { fields: typed, key } = draft;
  const marked = new Map(
    takenAway(order, typed)
      .filter(({ menuItemId }) => typed.reason === 'SOLD_OUT' && soldOut.includes(menuItemId))
      .map(({ menuItemId: id, name }) => [id, { id, name }]),
  );
  return {
    idempotencyKey: key,
    expectedVersion: quote.version,
    total: quote.total,
    input: { ...input, ...reasonInput(order, typed) },
    ...(approval && { approval }),
    soldOut: [...marked.values()],
  };
}
