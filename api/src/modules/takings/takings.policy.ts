import type { Taking } from './taking.entity.js';

type Counted = Pick<Taking, 'amountPaise' | 'isAssumed' | 'undoneAt'>;

/** Paise that count. */
export const takenOf = (takings: readonly Counted[]): number =>
  takings.reduce((sum, { amountPaise, undoneAt }) => sum + (undoneAt ? 0 : amountPaise), 0);

/** Paise that count although nobody entered them. */
export const assumedOf = (takings: readonly Counted[]): number =>
  takenOf(takings.filter(({ isAssumed }) => isAssumed));
