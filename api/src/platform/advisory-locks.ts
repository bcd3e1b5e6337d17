/**
 * PostgreSQL's advisory locks, by number. Any number will do, as long as each is somebody's alone and all versions of
 * Chowk that may run at once agree on it.
 */
export const advisoryLocks = {
  /** Migrations and the first data. */
  setup: 4_206_901,
  /** Pictures that nobody uses are removed. */
  pictureSweep: 4_206_902,
  countsRollUp: 4_206_903,
} as const;

/** The first half of the locks of days, the second half being the day. Such pairs never meet the numbers above. */
export const bookingDayLocks = 4_206_902;

/**
 * The first half of the locks of customers who order in cash, the second half being a hash of the customer's id: in the
 * function `open_cash_orders`.
 */
export const cashOrderLocks = 4_206_903;

/** The first half of the locks of those who begin payments, the second half being a hash of the user or the network. */
export const openPaymentLocks = 4_206_904;
