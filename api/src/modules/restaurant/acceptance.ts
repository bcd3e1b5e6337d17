/** How the restaurant accepts orders. */
export interface Acceptance {
  /** Whether orders are accepted when they are placed. */
  readonly isAutomatic: boolean;
  /** Minutes after which an order that nobody has accepted rings louder. */
  readonly louderAfter: number;
  /** Minutes after which the owners are notified of it. */
  readonly ownersAfter: number;
  /** Minutes after which its customer is notified that it can be cancelled. */
  readonly customerAfter: number;
  /** For refusing an order, in the owner's own words. */
  readonly reasons: string[];
}

export const defaultAcceptance: Acceptance = {
  isAutomatic: true,
  louderAfter: 3,
  ownersAfter: 5,
  customerAfter: 10,
  reasons: [],
};
