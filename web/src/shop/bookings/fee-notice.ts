import { say } from '../texts/texts';

interface PaidFee {
  /** `₹200`; undefined while unknown. */
  readonly fee: string | undefined;
  /** Cancelling until then refunds it; ISO 8601. */
  readonly until: string;
  readonly untilInWords: string;
  readonly now: Date;
}

/** What happens to the fee if the booking is cancelled now. */
export function feeNotice({ fee, until, untilInWords, now }: PaidFee): string {
  const yourFee = fee === undefined ? say('bookings.yourFee') : say('bookings.yourFeeOf', { fee });
  if (now <= new Date(until)) return say('bookings.feeRefunded', { yourFee });
  return say('bookings.feeKept', { yourFee, until: untilInWords });
}
