export interface Slice {
  readonly name: string;
  readonly value: number;
  readonly fill: string;
}

/** Pixels. */
export const chartHeight = 300;
