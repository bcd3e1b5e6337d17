/** The columns of what can be marked as sold out. */
export interface SoldOutColumns {
  readonly isSoldOut: boolean;
  /** Null while sold out: until further notice. */
  readonly soldOutUntil: Date | null;
}

/** A mark, which may have ended. It is the same at any time, so that it can be cached. */
export interface SoldOut {
  /** Null: until further notice. */
  readonly until: Date | null;
}

export const soldOutMark = ({ isSoldOut, soldOutUntil }: SoldOutColumns): SoldOut | null =>
  isSoldOut ? { until: soldOutUntil } : null;

export const isSoldOutAt = (mark: SoldOut | null, at: Date): boolean =>
  mark !== null && (mark.until === null || mark.until > at);
