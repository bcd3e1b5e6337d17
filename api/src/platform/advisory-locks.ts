/** Numbers of PostgreSQL advisory locks: unique, and the same in all versions of Chowk that may run side by side. */
export const advisoryLocks = {
  /** Migrations and initial data. */
  setup: 4_206_901,
  /** Removal of unused pictures. */
  pictureSweep: 4_206_902,
  measuresRollUp: 4_206_903,
  /** Changes of people and invitations. */
  people: 4_206_908,
} as const;

/**
 * First key of the locks on booking days; the second key is the day. Two-key locks never collide with the numbers above.
 */
export const bookingDayLocks = 4_206_902;

/**
 * First key of the locks on customers who order in cash; the second key is a hash of the customer's id. Processes of
 * earlier versions use it in the SQL function `open_cash_orders`.
 */
export const cashOrderLocks = 4_206_903;

/**
 * First key of the locks on tables at which guests order in cash; the second key is a hash of the table's name.
 * Processes of earlier versions use it in the SQL function `open_table_orders`.
 */
export const tableOrderLocks = 4_206_906;

/**
 * First key of the locks on slots; the second key is the slot's number since 1970. Also used in the SQL function
 * `open_slot`.
 */
export const slotLocks = 4_206_905;

/** First key of the locks on open payments; the second key is a hash of the user or network. */
export const openPaymentLocks = 4_206_904;

/** First key of the locks on connections, which may have no row yet; the second key is the place of the kind. */
export const connectionLocks = 4_206_907;
