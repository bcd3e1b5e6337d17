import { DomainError } from '../../platform/errors.js';
import { toRupees } from '../../platform/money.js';
import { quoteStages, type QuoteStage } from './quote-problems.js';
import type { Quote, QuoteProblem } from './quote.js';
import { say } from './quote.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

const ofTime: readonly QuoteStage[] = ['OPENING', 'TIME'];

/**
 * The error if the restaurant takes no orders then, `CLOSED` with the next opening, or if dishes are not served then,
 * `BAD_USER_INPUT` naming their lines; undefined if the cart can be ordered for that time.
 */
export const closedRefusal = (quoted: Quote): DomainError | undefined =>
  refusalOf(quoted, (stage) => ofTime.includes(stage));

/** @throws {DomainError} {@link closedRefusal} */
export function requireOpen(quoted: Quote): void {
  const refusal = closedRefusal(quoted);
  if (refusal) throw refusal;
}

/**
 * Refuses a cart for all reasons but its time, which {@link requireOpen} checks, and its payment; and another total than
 * the customer was shown.
 * @throws {DomainError} `BAD_USER_INPUT` naming the lines; `TOTAL_MISMATCH` with the right total
 */
export function requireOrderable(quoted: Quote, shownPaise: number | undefined): void {
  const refusal = refusalOf(quoted, (stage) => !ofTime.includes(stage) && stage !== 'PAYMENT');
  if (refusal) throw refusal;
  requireTotal(quoted.bill.totalPaise, shownPaise);
}

/**
 * Refuses a change of an order for all its problems.
 * @throws {DomainError} `BAD_USER_INPUT` naming the added lines
 */
export function requireChangeable(quoted: Problems): void {
  const refusal = refusalOf(quoted, () => true, 'added');
  if (refusal) throw refusal;
}

/** @throws {DomainError} `TOTAL_MISMATCH` with the right total */
export function requireTotal(totalPaise: number, shownPaise: number | undefined): void {
  if (shownPaise !== undefined && shownPaise !== totalPaise) throw totalMismatch(totalPaise);
}

/** @throws {DomainError} `BAD_USER_INPUT` if the total cannot be paid in the requested mode, or needs a code before */
export function requirePayable(quoted: Quote): void {
  const refusal = refusalOf(quoted, (stage) => stage === 'PAYMENT');
  if (refusal) throw refusal;
}

type Problems = Pick<Quote, 'problems'>;

/**
 * The error for the problems of the first of these stages that has any.
 * @param linesField the input field of the lines
 */
function refusalOf(
  { problems }: Problems,
  isChecked: (stage: QuoteStage) => boolean,
  linesField = 'items',
): DomainError | undefined {
  for (const stage of quoteStages.filter(isChecked)) {
    const found = problems.filter((problem) => problem.stage === stage);
    const [first] = found;
    if (first) return stage === 'OPENING' ? closed(first) : refused(first.message, found, linesField);
  }
  return undefined;
}

const closed = ({ message, nextOpening }: QuoteProblem) =>
  new DomainError('CLOSED', message, { nextOpening: nextOpening?.toISOString() ?? null });

function refused(reason: Sentence, problems: readonly QuoteProblem[], linesField: string): DomainError {
  return new DomainError('BAD_USER_INPUT', reason, {
    fields: problems.flatMap(({ line, field, message }) => {
      const path = [...(line === null ? [] : [linesField, line]), ...(field ? [field] : [])];
      return path.length > 0 ? [{ field: path.join('.'), message }] : [];
    }),
  });
}

function totalMismatch(rightPaise: number): DomainError {
  const total = toRupees(rightPaise);
  return new DomainError('TOTAL_MISMATCH', say.pricesChanged({ total: `₹${total.toFixed(2)}` }), { total });
}
