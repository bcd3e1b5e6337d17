/** Orders texts such as ids and dates by their characters, the same in every language. */
export const compareTexts = (one: string, other: string): number => Number(one > other) - Number(one < other);
