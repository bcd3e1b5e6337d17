interface Dated {
  readonly date: string;
  readonly guests: number;
  readonly cancelledAt?: string | null | undefined;
}

interface Day<B extends Dated> {
  readonly date: string;
  readonly bookings: readonly B[];
  /** Active bookings and their guests. Undefined while more of that day may be on the next page. */
  readonly totals: { readonly standing: number; readonly guests: number } | undefined;
}

/**
 * Groups bookings by day, keeping their order.
 * @param hasMore whether there are bookings after these
 */
export function bookingsByDay<B extends Dated>(bookings: readonly B[], hasMore: boolean): Day<B>[] {
  const unfinished = hasMore ? bookings.at(-1)?.date : undefined;
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
      totals:
        date === unfinished
          ? undefined
          : { standing: standing.length, guests: standing.reduce((sum, { guests }) => sum + guests, 0) },
    };
  });
}
