interface PaidFee {
  /** `₹200` */
  readonly fee: string;
  /** Who cancels up to then gets it back; ISO 8601. */
  readonly until: string;
  readonly untilInWords: string;
  readonly now: Date;
}

/** What becomes of the fee if the booking is cancelled now. */
export function feeNotice({ fee, until, untilInWords, now }: PaidFee): string {
  if (now <= new Date(until)) return `Your fee of ${fee} will be refunded.`;
  return `Your fee of ${fee} will not be refunded, because that was possible until ${untilInWords}.`;
}
