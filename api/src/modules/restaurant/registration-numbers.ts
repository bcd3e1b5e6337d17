/** GST's codes of states and territories (gst.gov.in). 25 and 28 are in use although their territories have merged or split. */
const statesByCode: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '25': 'Dadra and Nagar Haveli and Daman and Diu',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '28': 'Andhra Pradesh',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
};

/** Other spellings in use, as {@link letters} of them. */
const otherSpellings: ReadonlyMap<string, string> = new Map([
  ['andamanandnicobar', 'Andaman and Nicobar Islands'],
  ['chattisgarh', 'Chhattisgarh'],
  ['dadraandnagarhaveli', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['damananddiu', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['jandk', 'Jammu and Kashmir'],
  ['nctofdelhi', 'Delhi'],
  ['newdelhi', 'Delhi'],
  ['orissa', 'Odisha'],
  ['pondicherry', 'Puducherry'],
  ['uttaranchal', 'Uttarakhand'],
]);

const letters = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '');

/** The state or territory that a text names; undefined if it names none. */
function stateNamed(text: string): string | undefined {
  const key = letters(text);
  return otherSpellings.get(key) ?? Object.values(statesByCode).find((name) => letters(name) === key);
}

/** `Karnataka` for `29` */
export const stateOfCode = (code: string): string | undefined => statesByCode[code];

/** The state of a valid GSTIN if the restaurant's state is a known other one. */
export function otherStateOf(gstin: string, state: string): string | undefined {
  const named = stateNamed(state);
  const registered = stateOfCode(gstin.slice(0, 2));
  return named === undefined || named === registered ? undefined : registered;
}

/** A number as people write it, in capitals without spaces. */
export const numberOf = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

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
  return state !== undefined && state in statesByCode && checkCharacter(value.slice(0, 14)) === value.at(-1);
}

/** FSSAI's licences and registrations have 14 digits (order of 8 June 2021), without a check digit. */
export const isFssaiNumber = (value: string): boolean => /^\d{14}$/.test(value);
