/** The firm that an order is billed to, because its customer asked for that. */
export interface Buyer {
  readonly name: string;
  /** Of any state: food is supplied where the restaurant is (IGST Act, section 12(4)). */
  readonly gstin: string;
}
