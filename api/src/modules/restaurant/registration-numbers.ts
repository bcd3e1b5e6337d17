/** GST's numbers of states and territories: 01 to 38, and 97 for other territory. */
const isState = (number: number) => (number >= 1 && number <= 38) || number === 97;

/** State, PAN, number of the registration, Z, check character. */
const gstinPattern = /^(\d\d)[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The check character of a GSTIN's first 14: Luhn's algorithm modulo 36, from the left with alternating weights 1 and 2, as
 * in python-stdnum (`stdnum.in_.gstin`).
 */
function checkCharacter(first14: string): string | undefined {
  let sum = 0;
  for (const [index, sign] of first14.split('').entries()) {
    const product = signs.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / signs.length) + (product % signs.length);
  }
  return signs[(signs.length - (sum % signs.length)) % signs.length];
}

/** Whether a GSTIN in capitals is well formed with the right check character. */
export function isGstin(value: string): boolean {
  const state = gstinPattern.exec(value)?.[1];
  return state !== undefined && isState(Number(state)) && checkCharacter(value.slice(0, 14)) === value.at(-1);
}

/** FSSAI's licences and registrations have 14 digits (order of 8 June 2021), without a check digit. */
export const isFssaiNumber = (value: string): boolean => /^\d{14}$/.test(value);
