import { isRecord } from '../../shared/lib/is-record';
import type { PaymentNews } from './payment-news';

const purposes = ['order', 'booking', 'due'] as const;

/** `due`: what a changed order costs more. */
export type Purpose = (typeof purposes)[number];

/** A payment that was begun in this browser, remembered in case its tab is closed before it has bought something. */
export interface PendingPayment {
  readonly id: string;
  readonly userId: string;
  readonly purpose: Purpose;
  /** Idempotency key of the purchase: a cart that still has it is the paid cart. */
  readonly attemptKey: string;
  /** When the window was first opened, in ms since 1970. */
  readonly at: number;
}

/** Anything invalid, such as an older version's format, counts as none. */
export function parsePending(text: string | null): PendingPayment | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(stored)) return undefined;
    const { id, userId, attemptKey, at } = stored;
    const purpose = purposes.find((each) => each === stored['purpose']);
    const isOne =
      typeof id === 'string' &&
      typeof userId === 'string' &&
      purpose !== undefined &&
      typeof attemptKey === 'string' &&
      typeof at === 'number';
    return isOne ? { id, userId, purpose, attemptKey, at } : undefined;
  } catch {
    return undefined;
  }
}

const hour = 3_600_000;

/** For how many more ms the payment is followed; 0 if no longer. A day once money was taken. */
export function waitsFor({ at }: Pick<PendingPayment, 'at'>, news: PaymentNews, now: number): number {
  const lasts = news.kind === 'open' && !news.isPaid ? hour : 24 * hour;
  return Math.max(0, at + lasts - now);
}
