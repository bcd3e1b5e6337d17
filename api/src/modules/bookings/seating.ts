interface Seats {
  readonly seats: number;
}

/**
 * Chooses the smallest table that fits the party; otherwise joins as few tables as possible and, among those, with the
 * fewest seats left over. Succeeds whenever the free tables have enough seats.
 * @param free in order of preference among tables of the same size
 */
export function chooseTables<T extends Seats>(free: readonly T[], guests: number): T[] | undefined {
  // By number of tables, one combination per sum of seats. Sufficient combinations are not extended.
  const ways: Map<number, T[]>[] = [new Map([[0, []]])];
  for (const table of free.toSorted((a, b) => a.seats - b.seats)) {
    for (let count = Math.min(ways.length - 1, guests - 1); count >= 0; count -= 1) {
      for (const [sum, tables] of ways[count] ?? []) {
        const joined = (ways[count + 1] ??= new Map<number, T[]>());
        const more = sum + table.seats;
        if (sum < guests && !joined.has(more)) joined.set(more, [...tables, table]);
      }
    }
  }
  for (const way of ways) {
    const enough = [...way.keys()].filter((sum) => sum >= guests);
    if (enough.length > 0) return way.get(Math.min(...enough));
  }
  return undefined;
}

/** Whether {@link chooseTables} succeeds. */
export function canSeat(free: readonly Seats[], guests: number): boolean {
  return free.reduce((sum, { seats }) => sum + seats, 0) >= guests;
}

/** The times nearest to the requested one, at most `count`, in chronological order. */
export function nearestTimes(times: readonly string[], requested: string, count: number): string[] {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const distance = (time: string) => Math.abs(minutes(time) - minutes(requested));
  return times
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .toSorted();
}
