import { describe, expect, it } from 'vitest';
import { otherStateOf } from '../../../../api/src/modules/restaurant/registration-numbers';
import { en } from '../texts/en';
import {
  isMidYearSwitch,
  newPosition,
  newTaxClass,
  positionOn,
  positionsSince,
  taxClasses,
  taxPositions,
} from './bill-draft';

const today = '2026-11-26';
const regular = { from: '2025-04-01', mode: 'REGULAR', pricesInclude: true } as const;
const composition = { from: '2026-04-01', mode: 'COMPOSITION', pricesInclude: true } as const;
const later = { from: '2027-04-01', mode: 'REGULAR', pricesInclude: false } as const;
const saved = taxPositions.fromServer([regular, composition, later]);

describe('the positions of GST', () => {
  it('show the one that holds and those that come', () => {
    expect(positionOn(saved, today)).toMatchObject(composition);
    expect(positionsSince(saved, today)).toMatchObject([composition, later]);
    expect(positionOn([], today)).toBeUndefined();
    const added = newPosition(today);
    expect(positionOn([added], today)).toBeUndefined();
    expect(positionsSince([added], today)).toEqual([added]);
  });

  it('say the same in any order', () => {
    const sent = taxPositions.toInput(saved);
    expect(taxPositions.isSame?.(sent, sent.toReversed())).toBe(true);
    expect(taxPositions.isSame?.(sent, sent.slice(1))).toBe(false);
  });

  it.each([
    ['another scheme within the year', { from: '2026-12-01', mode: 'REGULAR' }, true],
    ['another scheme on 1 April', { from: '2028-04-01', mode: 'COMPOSITION' }, false],
    ['the same scheme with other prices', { from: '2026-12-01', mode: 'COMPOSITION' }, false],
    ['an end of the registration within the year', { from: '2027-06-01', mode: 'UNREGISTERED' }, true],
    ['half a date', { from: '0202-12-01', mode: 'REGULAR' }, false],
  ] as const)('tell whether %s is a switch within the financial year', (_what, changes, isSwitch) => {
    const added = { ...newPosition(today), ...changes };
    expect(isMidYearSwitch([...saved, added], added)).toBe(isSwitch);
  });

  it('let a restaurant register on any day', () => {
    const added = newPosition('2026-12-01');
    expect(isMidYearSwitch([added], added)).toBe(false);
  });
});

describe('the tax classes', () => {
  it('have ids of their names, which are never the restaurant’s service', () => {
    const named = (name: string) => ({ ...newTaxClass(today), name });
    const rows = [
      ...taxClasses.fromServer([{ id: 'ICE', name: 'Ice cream', hsn: '2105', rates: [] }]),
      ...['Ice', ' Cold drinks, 1 l ', 'आइसक्रीम', 'Restaurant'].map(named),
    ];
    const ids = taxClasses.toInput(rows).map(({ id }) => id);
    expect(ids).toEqual(['ICE', 'ICE-2', 'COLD-DRINKS-1-L', 'CLASS', 'RESTAURANT-2']);
  });

  it('never send a rate that cannot be read as 0', () => {
    const row = newTaxClass(today);
    const percents = ['18 %', '', '2,5'].map((percent, index) => ({
      key: String(index),
      from: today,
      percent,
    }));
    const [sent] = taxClasses.toInput([{ ...row, name: 'Cakes', hsn: ' 1905 ', rates: percents }]);
    expect(sent).toMatchObject({ hsn: '1905', rates: [{ percent: 18 }, { percent: -1 }, { percent: -1 }] });
  });
});

it('the states of GSTINs are the server’s', () => {
  for (const [code, state] of Object.entries(en.gstState)) {
    const other = state === 'Goa' ? 'Kerala' : 'Goa';
    expect(otherStateOf(`${code}AAPFU0939F1ZV`, other)).toBe(state);
  }
});
