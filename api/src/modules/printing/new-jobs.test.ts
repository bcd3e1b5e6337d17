import { describe, expect, it } from 'vitest';
import { stationsOf } from './new-jobs.js';

const tandoor = { name: 'Tandoor', categories: ['Breads', 'Grills'] };
const fryer = { name: 'Fryer', categories: ['Snacks', 'Grills'] };
const aTicketPrinter = (id: string, ...stations: string[]) => ({
  id,
  documents: ['KITCHEN_TICKET' as const],
  bills: 'NEVER' as const,
  stations,
  copies: 1,
});
const [first, second] = [aTicketPrinter('1', 'Tandoor'), aTicketPrinter('2', 'Fryer')];

describe('the stations of a printer', () => {
  const stations = [tandoor, fryer];
  const printers = [first, second];

  it('leave the categories that other printers alone have to them', () => {
    expect(stationsOf(first, { printers, stations })).toEqual({ own: ['Tandoor'], elsewhere: ['Snacks'] });
    expect(stationsOf(second, { printers, stations })).toEqual({ own: ['Fryer'], elsewhere: ['Breads'] });
  });

  it('leave nothing to printers that print no tickets, and nothing if they are all', () => {
    const labels = { ...second, documents: ['BAG_LABEL' as const] };
    expect(stationsOf(first, { printers: [first, labels], stations }).elsewhere).toEqual([]);
    expect(stationsOf(aTicketPrinter('3'), { printers, stations })).toEqual({ own: [], elsewhere: [] });
  });

  it('lose no category of a station that has another name, or none any more', () => {
    const renamed = [{ ...tandoor, name: 'Clay oven' }, fryer];
    expect(stationsOf(first, { printers, stations: renamed })).toEqual({
      own: [],
      elsewhere: ['Grills', 'Snacks'],
    });
    expect(stationsOf(second, { printers, stations: renamed })).toEqual({ own: ['Fryer'], elsewhere: [] });
    expect(stationsOf(second, { printers, stations: [tandoor] }).elsewhere).toEqual(['Breads', 'Grills']);
    expect(stationsOf(second, { printers, stations: [] })).toEqual({ own: [], elsewhere: [] });
  });
});
