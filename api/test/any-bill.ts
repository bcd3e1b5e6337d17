import fc from 'fast-check';
import { newId } from '../src/platform/ids.js';
import { billOf } from '../src/modules/quote/bill.js';

const paise = fc.integer({ min: 0, max: 1_000_000 });
/** PostgreSQL stores no NUL in texts. */
const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((each) => !each.includes('\0'));
const id = fc.nat().map(() => newId());

const line = fc.record({
  menuItemId: id,
  quantity: fc.integer({ min: 1, max: 999 }),
  name: text,
  category: fc.option(text),
  unitPricePaise: paise,
  choices: fc.array(
    fc.record({
      choiceId: id,
      group: text,
      name: text,
      pricePaise: paise,
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 3 },
  ),
  note: fc.option(text),
});

/** A bill of up to five lines, with or without charges. */
export const anyBill = fc
  .tuple(
    fc.array(line, { maxLength: 5 }),
    fc.record({ PACKING: paise, DELIVERY: paise }),
    fc.constantFrom(0, 1),
  )
  .map(([lines, { PACKING, DELIVERY }, has]) => billOf(lines, { PACKING, DELIVERY: has * DELIVERY }));
