interface PaidFee {
  /** `₹200`; undefined while it is not known. */
  readonly fee: string | undefined;
  /** Who cancels up to then gets it back; ISO 8601. */
  readonly until: string;
  readonly untilInWords: string;
  readonly now: Date;
}

/** What becomes of the fee if the booking is cancelled now. */
export function feeNotice({ fee, until, untilInWords, now }: PaidFee): string {
  const yourFee = fee === undefined ? 'Your fee' : `Your fee of ${fee}`;
  if (now <= new Date(until)) return `${yourFee} will be refunded.`;
  return `${yourFee} will not be refunded, because that was possible until ${untilInWords}.`;
}
