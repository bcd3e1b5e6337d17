/** The server's rule for a prefix. */
const prefixPattern = /^[A-Z\d][A-Z\d-]{0,2}$/;

/** The financial year of a day, which begins on 1 April: `26-27`. */
function financialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return [first, first + 1].map((each) => String(each % 100).padStart(2, '0')).join('-');
}

/** The first number of a prefix in the financial year of a day, `C/26-27/000001`; undefined for what is no prefix. */
export function firstNumber(typed: string, day: string): string | undefined {
  const prefix = typed.trim().toUpperCase();
  return prefixPattern.test(prefix) ? `${prefix}/${financialYear(day)}/000001` : undefined;
}
