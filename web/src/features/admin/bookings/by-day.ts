interface Dated {
  readonly date: string;
  readonly guests: number;
  readonly cancelledAt?: string | null | undefined;
}

interface Day<B extends Dated> {
  readonly date: string;
  readonly bookings: readonly B[];
  /** How many of them stand, and for how many guests. */
  readonly standing: number;
  readonly guests: number;
}

/** The bookings day by day, in the order in which they come. */
export function byDay<B extends Dated>(bookings: readonly B[]): Day<B>[] {
  const days = new Map<string, B[]>();
  for (const booking of bookings) {
    const day = days.get(booking.date);
    if (day) day.push(booking);
    else days.set(booking.date, [booking]);
  }
  return [...days].map(([date, list]) => {
    const standing = list.filter(({ cancelledAt }) => !cancelledAt);
    return {
      date,
      bookings: list,
      standing: standing.length,
      guests: standing.reduce((sum, { guests }) => sum + guests, 0),
    };
  });
}
