import { z } from 'zod';
import { isWholePaise, toPaise } from '../../platform/money.js';
import { coordinates, leftOut, restPage, searchText, text } from '../../platform/validation.js';
import { paymentName } from '../payments/payments.input.js';
import { graphqlLine, lines, paymentMode } from '../quote/quote.input.js';
import { linesAboveMost, tooManyOfADish, type Wanted } from '../quote/quote.js';
import { orderStatuses } from './order-status.js';

export const address = text('your address', { max: 500 });

/** Where it goes, if the customer said so. */
export const destination = coordinates.nullish().transform((value) => value ?? null);

/** What the customer was shown; compared with the price that the menu says. */
export const totalPaise = leftOut(
  z
    .number('The total must be a number of rupees')
    .min(0, 'The total must not be negative')
    .max(1e12, 'The total is too large')
    .refine(isWholePaise, 'The total must have at most two decimals')
    .transform(toPaise),
);

/** @param quantityField what the door calls a line's quantity */
export const orderLines = <T extends z.ZodType<Wanted>>(line: T, quantityField: string) =>
  // A transform runs only once every line is valid.
  lines(line).transform((items, context) => {
    for (const index of linesAboveMost(items))
      context.addIssue({ code: 'custom', path: [index, quantityField], message: tooManyOfADish });
    return items;
  });

/** What a customer wants to order, once parsed. */
export interface PlaceOrder {
  readonly items: readonly Wanted[];
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
    items: orderLines(graphqlLine, 'quantity'),
    total: z.int().min(0, 'The total must not be negative').nullish(),
    address,
    coordinates: destination,
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
