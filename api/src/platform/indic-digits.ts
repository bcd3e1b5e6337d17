/** Digits of the Indic scripts, `०` to `९` in Devanagari. In Unicode each script has its zero at 0x66 of a block of 0x80. */
const indicDigit = /(?=[\u0900-\u0d7f])\p{Nd}/gu;

export const withAsciiDigits = (value: string) =>
  value.replaceAll(indicDigit, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66));
