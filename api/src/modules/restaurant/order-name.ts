interface NamedOrder {
  readonly id: string;
  readonly number: number | null;
}

/** What people call an order: its number on its day or, without a number, the end of its id. */
export const orderName = ({ id, number }: NamedOrder): string => `#${number ?? id.slice(-6)}`;
