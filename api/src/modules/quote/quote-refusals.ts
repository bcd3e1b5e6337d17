import { DomainError } from '../../platform/errors.js';
import { toRupees } from '../../platform/money.js';
import type { OrderingRefusal } from '../restaurant/ordering.js';
import { isDeliveryProblem } from './quote-delivery.js';
import type { Quote, QuoteProblem, QuoteProblemCode } from './quote.js';

const orderingCodes: readonly QuoteProblemCode[] = [
  'CLOSED',
  'PAUSED',
  'NOT_TAKING_ORDERS',
] satisfies OrderingRefusal['code'][];

/**
 * The error if the restaurant takes no orders then, `CLOSED` with the next opening, or if dishes are not served then,
 * `BAD_USER_INPUT` naming their lines; undefined if the cart can be ordered for that time.
 */
export function closedRefusal({ problems }: Quote): DomainError | undefined {
  const refusal = problems.find(({ code }) => orderingCodes.includes(code));
  if (refusal) {
    const nextOpening = refusal.nextOpening?.toISOString() ?? null;
    return new DomainError('CLOSED', refusal.message, { nextOpening });
  }
  const notServed = problems.filter(({ code }) => code === 'NOT_SERVED_NOW' || code === 'SLOT_GONE');
  return notServed.length > 0 ? refused(notServed) : undefined;
}

/** @throws {DomainError} {@link closedRefusal} */
export function requireOpen(quoted: Quote): void {
  const refusal = closedRefusal(quoted);
  if (refusal) throw refusal;
}

const ofOrderCodes: readonly QuoteProblemCode[] = [
  'WAY_NOT_OFFERED',
  'TABLE_UNKNOWN',
  'PHONE_NEEDED',
  'ACCOUNT_NEEDED',
  'SLOT_FULL',
];

/**
 * Refuses a cart with missing dishes, an address without delivery, or another total than the customer was shown.
 * {@link requireOpen} checks the time.
 * @throws {DomainError} `BAD_USER_INPUT` naming the lines; `TOTAL_MISMATCH` with the right total
 */
export function requireOrderable({ problems, totalPaise }: Quote, shownPaise: number | undefined): void {
  const ofOrder = problems.filter(({ code }) => ofOrderCodes.includes(code));
  if (ofOrder.length > 0) throw refused(ofOrder);
  const ofLines = problems.filter(({ code, line }) => line !== null && code !== 'NOT_SERVED_NOW');
  if (ofLines.length > 0) throw refused(ofLines);
  const ofDelivery = problems.filter(({ code }) => isDeliveryProblem(code));
  if (ofDelivery.length > 0) throw refused(ofDelivery);
  if (shownPaise !== undefined && shownPaise !== totalPaise) throw totalMismatch(totalPaise);
}

/** @throws {DomainError} `BAD_USER_INPUT` if the total cannot be paid in the requested mode, or needs a code before */
export function requirePayable({ problems }: Quote): void {
  const ofTotal = problems.filter(({ code }) => code === 'TOTAL_NOT_PAYABLE' || code === 'PHONE_UNCONFIRMED');
  if (ofTotal.length > 0) throw refused(ofTotal);
}

function refused(problems: readonly QuoteProblem[]): DomainError {
  return new DomainError('BAD_USER_INPUT', problems[0]?.message ?? '', {
    fields: problems.flatMap(({ line, field, message }) => {
      const path = [...(line === null ? [] : ['items', line]), ...(field ? [field] : [])];
      return path.length > 0 ? [{ field: path.join('.'), message }] : [];
    }),
  });
}

function totalMismatch(rightPaise: number): DomainError {
  const total = toRupees(rightPaise);
  return new DomainError(
    'TOTAL_MISMATCH',
    `The prices have changed: the total is now ₹${total.toFixed(2)}. Please look at your cart and order again.`,
    { total },
  );
}
