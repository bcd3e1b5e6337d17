/** The amount that was meant: after adding and subtracting, binary fractions leave 30.299999999999997 rupees. */
export const wholePaise = (rupees: number): number => Math.round(rupees * 100) / 100;
