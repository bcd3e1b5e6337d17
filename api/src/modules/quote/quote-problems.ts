/** What is checked before an order is placed, in this order. The first stage that has problems refuses it. */
export const quoteStages = ['OPENING', 'TIME', 'ORDER', 'DISHES', 'DELIVERY', 'PAYMENT'] as const;
export type QuoteStage = (typeof quoteStages)[number];

interface ProblemKind {
  readonly stage: QuoteStage;
  /** The input field that the problem is about, of its line if it has one; null if it is not about one field. */
  readonly field: 'choices' | 'way' | 'table' | 'slot' | 'phone' | 'address' | 'items' | 'paymentMode' | null;
}

/** Why a cart may not be orderable as it is. */
export const quoteProblems = {
  CLOSED: { stage: 'OPENING', field: null },
  PAUSED: { stage: 'OPENING', field: null },
  NOT_TAKING_ORDERS: { stage: 'OPENING', field: null },
  SLOT_GONE: { stage: 'TIME', field: 'slot' },
  NOT_SERVED_NOW: { stage: 'TIME', field: null },
  WAY_NOT_OFFERED: { stage: 'ORDER', field: 'way' },
  TABLE_UNKNOWN: { stage: 'ORDER', field: 'table' },
  SLOT_FULL: { stage: 'ORDER', field: 'slot' },
  PHONE_NEEDED: { stage: 'ORDER', field: 'phone' },
  ACCOUNT_NEEDED: { stage: 'ORDER', field: null },
  DISH_GONE: { stage: 'DISHES', field: null },
  SOLD_OUT: { stage: 'DISHES', field: null },
  FEW_LEFT: { stage: 'DISHES', field: null },
  CHOICE_GONE: { stage: 'DISHES', field: 'choices' },
  CHOICE_SOLD_OUT: { stage: 'DISHES', field: 'choices' },
  CHOICE_COUNT: { stage: 'DISHES', field: 'choices' },
  TOO_MANY_OF_A_DISH: { stage: 'DISHES', field: null },
  OUTSIDE_ZONES: { stage: 'DELIVERY', field: 'address' },
  ADDRESS_NEEDED: { stage: 'DELIVERY', field: 'address' },
  BELOW_MINIMUM: { stage: 'DELIVERY', field: 'items' },
  TOTAL_NOT_PAYABLE: { stage: 'PAYMENT', field: 'paymentMode' },
  PHONE_UNCONFIRMED: { stage: 'PAYMENT', field: 'phone' },
} as const satisfies Record<string, ProblemKind>;

export type QuoteProblemCode = keyof typeof quoteProblems;
export type QuoteProblemField = ProblemKind['field'];
export const quoteProblemCodes = Object.keys(quoteProblems) as QuoteProblemCode[];

/** The codes of these stages. */
export type CodeOf<Stage extends QuoteStage> = {
  [Code in QuoteProblemCode]: (typeof quoteProblems)[Code]['stage'] extends Stage ? Code : never;
}[QuoteProblemCode];
