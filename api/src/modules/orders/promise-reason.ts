import { inWords, type Sentence } from '../../platform/sentences.js';
import type { Order } from './order.entity.js';
import { say } from './orders.sentences.js';

/** As it is stored for an order whose slot had passed when it was paid. */
export const slotMissed = inWords(say.paidLate, 'en');

/** Why the promised time was changed: our sentence, or the words of staff. */
export const promiseReasonOf = ({ promiseReason }: Pick<Order, 'promiseReason'>): Sentence | string | null =>
  promiseReason === slotMissed ? say.paidLate : promiseReason;
