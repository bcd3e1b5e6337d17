import { z } from 'zod';
import { isWholePaise, toPaise } from '../../platform/money.js';
import { id, leftOut, restPage, searchText, text } from '../../platform/validation.js';
import { paymentModes } from '../payments/payment-mode.js';
import { paymentName } from '../payments/payments.input.js';
import { orderStatuses } from './order-status.js';

const most = { lines: 100, quantity: 999 };
const quantityMessage = `The quantity must be a whole number from 1 to ${most.quantity}`;

export const quantity = z
  .number(quantityMessage)
  .int(quantityMessage)
  .min(1, quantityMessage)
  .max(most.quantity, quantityMessage);

export const address = text('your address', { max: 500 });

const coordinatesMessage = 'The place on the map is not valid: latitude -90 to 90, longitude -180 to 180';
export const coordinates = z
  .object(
    {
      lat: z.number(coordinatesMessage).min(-90, coordinatesMessage).max(90, coordinatesMessage),
      lng: z.number(coordinatesMessage).min(-180, coordinatesMessage).max(180, coordinatesMessage),
    },
    coordinatesMessage,
  )
  .nullish()
  .transform((value) => value ?? null);

/** What the customer was shown; compared with the price that the menu says. */
export const totalPaise = leftOut(
  z
    .number('The total must be a number of rupees')
    .min(0, 'The total must not be negative')
    .max(1e12, 'The total is too large')
    .refine(isWholePaise, 'The total must have at most two decimals')
    .transform(toPaise),
);

export const paymentMode = z.enum(paymentModes, 'The payment mode must be COD or ONLINE');

/** @param quantityField what the door calls a line's quantity */
export function lines<T extends z.ZodType<PlaceOrder['items'][number]>>(line: T, quantityField: string) {
  return (
    z
      .array(line, 'Your cart is empty')
      .min(1, 'Your cart is empty')
      .max(most.lines, `Please order at most ${most.lines} different dishes at once`)
      // A transform runs only once every line is valid.
      .transform((items, context) => {
        const ordered = new Map<string, number>();
        for (const [index, { menuItemId, quantity: added }] of items.entries()) {
          const before = ordered.get(menuItemId) ?? 0;
          ordered.set(menuItemId, before + added);
          if (before > most.quantity || before + added <= most.quantity) continue;
          const message = `Please order at most ${most.quantity} of one dish`;
          context.addIssue({ code: 'custom', path: [index, quantityField], message });
        }
        return items;
      })
  );
}

/** What a customer wants to order, once parsed. */
export interface PlaceOrder {
  readonly items: readonly { readonly menuItemId: string; readonly quantity: number }[];
  readonly totalPaise: number | undefined;
  readonly address: string;
  readonly coordinates: { readonly lat: number; readonly lng: number } | null;
  readonly paymentMode: z.output<typeof paymentMode>;
  /** ONLINE only: which verified payment pays. Neither means the customer's own of this amount. */
  readonly razorpayOrderId?: string | undefined;
  readonly receipt?: string | undefined;
}

/** The GraphQL scalar `Rupees` hands amounts over in paise. */
export const placeOrderInput = z
  .object({
    items: lines(z.object({ menuItemId: id, quantity }), 'quantity'),
    total: z.int().min(0, 'The total must not be negative').nullish(),
    address,
    coordinates,
    paymentMode,
    razorpayOrderId: paymentName,
  })
  .transform(({ total, ...order }): PlaceOrder => ({ ...order, totalPaise: total ?? undefined }));

export const orderStatus = z.enum(orderStatuses, `The status must be one of: ${orderStatuses.join(', ')}`);

/** No shop is older, and of the year 0 the database knows nothing. */
const earliestDay = '2000-01-01';

const filterShape = z.object({
  status: orderStatus.nullish(),
  day: z.iso
    .date({ error: 'The day must look like 2026-11-21', abort: true })
    .refine((day) => day >= earliestDay, `The day must be ${earliestDay} or later`)
    .nullish(),
  search: searchText.nullable(),
});

const graphqlFilterShape = filterShape.extend({ openOnly: z.boolean().nullish() });

const filterOf = (filter: Partial<z.output<typeof graphqlFilterShape>> | null | undefined) => ({
  status: filter?.status ?? undefined,
  openOnly: filter?.openOnly ?? undefined,
  day: filter?.day ?? undefined,
  search: filter?.search || undefined,
});

export const orderFilter = graphqlFilterShape.nullish().transform(filterOf);

/** In REST's queries the filter stands beside the page. */
export const filteredOrdersPage = filterShape
  .extend(restPage.shape)
  .transform(({ limit, before, ...filter }) => ({ page: { limit, before }, filter: filterOf(filter) }));
