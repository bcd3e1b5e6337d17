import { describe, expect, it } from 'vitest';
import { inWords } from '../../platform/sentences.js';
import type { Order } from '../orders/order.entity.js';
import { billOf, type Taxing } from '../quote/bill.js';
import type { Restaurant } from '../restaurant/restaurant.service.js';
import { factsOf } from './order-facts.js';

const restaurant = { latest: () => Promise.resolve({ name: 'Chowk' } as Restaurant) };
const thali = {
  menuItemId: 'a'.repeat(24),
  quantity: 1,
  name: 'Thali',
  category: null,
  unitPricePaise: 24_900,
  choices: [],
  note: null,
};
/** Packaged. */
const cola = { ...thali, menuItemId: 'b'.repeat(24), name: 'Cola', unitPricePaise: 4_000 };
const regular = (pricesInclude: boolean): Taxing => {
  const tax = { class: 'RESTAURANT', hsn: '996331', rate: 500, isIncluded: pricesInclude };
  const inMrp = { class: 'FIZZY', hsn: '22021010', rate: 4_000, isIncluded: true };
  const ofLine = ({ name }: { readonly name: string }) => (name === 'Cola' ? inMrp : tax);
  return { mode: 'REGULAR', pricesInclude, roundsTotal: true, ofLine, ofCharges: tax };
};

/** What a mail says of an order with packing. */
async function mailOf(taxing: Taxing | undefined, language: 'en' | 'hi' = 'en', lines = [thali]) {
  const bill = billOf(lines, { PACKING: 1_000 }, taxing);
  const order = { id: 'b'.repeat(24), number: 7, way: 'DELIVERY', address: null, tableName: null, bill };
  const facts = (await factsOf(restaurant))(order as unknown as Order);
  return facts.map(({ label, value }) => `${inWords(label, language)}: ${inWords(value, language)}`);
}

describe('the mail about an order', () => {
  it('names the taxes in its prices in one line', async () => {
    expect(await mailOf(regular(true))).toEqual([
      '1 × Thali: ₹249',
      'Packing: ₹10',
      'Total: ₹259',
      'Includes: CGST ₹6.17, SGST ₹6.17',
      'Order: #7',
    ]);
    expect(await mailOf(regular(true), 'hi')).toContain('इसमें शामिल: CGST ₹6.17, SGST ₹6.17');
  });

  it('lists the taxes on top of its prices as charges', async () => {
    expect(await mailOf(regular(false))).toEqual([
      '1 × Thali: ₹249',
      'Packing: ₹10',
      'CGST: ₹6.48',
      'SGST: ₹6.48',
      'Round off: ₹0.04',
      'Total: ₹272',
      'Order: #7',
    ]);
    expect(await mailOf(regular(false), 'hi')).toContain('राउंड ऑफ़: ₹0.04');
  });

  it('names the taxes in packaged products beside those on top', async () => {
    const facts = await mailOf(regular(false), 'en', [thali, cola]);
    expect(facts.slice(-5)).toEqual([
      'SGST: ₹6.48',
      'Round off: ₹0.04',
      'Total: ₹312',
      'Packaged products include: CGST ₹5.71, SGST ₹5.71',
      'Order: #7',
    ]);
  });

  it('names no taxes of a composition taxpayer and of a restaurant without a registration', async () => {
    const plain = ['1 × Thali: ₹249', 'Packing: ₹10', 'Total: ₹259', 'Order: #7'];
    expect(await mailOf(undefined)).toEqual(plain);
    expect(await mailOf({ ...regular(true), mode: 'COMPOSITION' })).toEqual(plain);
  });
});
