import { say } from '../../texts/texts';

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
  const yourFee = fee === undefined ? say('bookings.yourFee') : say('bookings.yourFeeOf', { fee });
  if (now <= new Date(until)) return say('bookings.feeRefunded', { yourFee });
  return say('bookings.feeKept', { yourFee, until: untilInWords });
}
