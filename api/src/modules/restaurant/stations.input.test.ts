import { describe, expect, it } from 'vitest';
import { stations } from './stations.input.js';

const tandoor = { name: 'Tandoor', categories: ['Breads'] };
const fields = (value: unknown) =>
  stations.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('stations', () => {
  it('keep each category of a station once, and let two stations have the same', () => {
    const fryer = { name: ' Fryer ', categories: ['Snacks', 'Breads', 'Snacks'] };
    expect(stations.parse([tandoor, fryer])).toEqual([
      tandoor,
      { name: 'Fryer', categories: ['Snacks', 'Breads'] },
    ]);
  });

  it('are refused if two have the same name, in any letters', () => {
    expect(fields([tandoor, { ...tandoor, name: 'TANDOOR' }])).toEqual(['1.name']);
  });

  it('are refused without a name or a category', () => {
    expect(fields([{ name: ' ', categories: [] }])).toEqual(['0.name', '0.categories']);
  });

  it('are at most 12', () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => ({ ...tandoor, name: `${n}` }));
    expect([fields(many(12)), fields(many(13))]).toEqual([[], ['']]);
  });
});
