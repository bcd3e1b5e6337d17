import type { Sentence } from '../../platform/sentences.js';
import { say } from './orders.sentences.js';

/** Why staff take dishes away from an order. */
export const removalReasons = [
  'SOLD_OUT',
  'CUSTOMER_ASKED',
  'MISTAKE',
  /** In their own words. */
  'OTHER',
] as const;
export type RemovalReason = (typeof removalReasons)[number];

const sentences: Record<Exclude<RemovalReason, 'OTHER'>, Sentence> = {
  SOLD_OUT: say.dishSoldOut,
  CUSTOMER_ASKED: say.changeAsked,
  MISTAKE: say.enteredWrongly,
};

export interface Removal {
  readonly removalReason?: RemovalReason | undefined;
  /** In the words of staff. */
  readonly removalText?: string | undefined;
}

/** What the customer reads; null without a reason. */
export function removalReasonOf({ removalReason, removalText }: Removal): Sentence | string | null {
  if (!removalReason) return null;
  if (removalReason === 'OTHER') return removalText ?? null;
  const reason = sentences[removalReason];
  return removalText ? say.reasonAndText({ reason, text: removalText }) : reason;
}
