import { describe, expect, it } from 'vitest';
import { borderFault, centerFault, pinCodesFault, stepFault } from './zone-faults';
import { newZone } from './zones-draft';

describe('borderFault', () => {
  it.each([
    ['', /no corners and needs at least 3/],
    ['12, 77\n12, 78', /2 corners and needs at least 3/],
    ['12, 77\nnear the lake\n13, 78', /Line 2 is no place/],
    ['12, 77\n13, 78\n14, 79', /on one line/],
    ['0, 0\n4, 4\n0, 4\n4, 0', /from corner 1 to 2 crosses the side from corner 3 to 4/],
    ['0, 0\n0, 4\n4, 0\n4, 4', /from corner 2 to 3 crosses the side from corner 4 to 1/],
  ])('says what is wrong with %j', (lines, said) => {
    expect(borderFault(lines)).toMatch(said);
  });

  it('is undefined for a border that encloses an area', () => {
    expect(borderFault('12, 77\n12, 78\n13, 78\n')).toBeUndefined();
  });

  it('takes a border whose last corner is its first one, as map tools write it', () => {
    expect(borderFault('12, 77\n12, 78\n13, 78\n12, 77')).toBeUndefined();
    expect(borderFault('12, 77\n12, 78\n12, 77')).toMatch(/on one line/);
  });
});

describe('centerFault', () => {
  it('refuses what is no place, and leaves an empty field to its own rule', () => {
    expect(centerFault('MG Road')).toMatch(/no place/);
    expect(centerFault('12.97, 777.6')).toMatch(/no place/);
    expect(centerFault('')).toBeUndefined();
    expect(centerFault('12.97, 77.6')).toBeUndefined();
  });
});

describe('pinCodesFault', () => {
  it('names what is no PIN code, and what is there twice', () => {
    expect(pinCodesFault('560001, 5600')).toMatch(/“5600” is no PIN code/);
    expect(pinCodesFault('560001, 012345')).toMatch(/“012345” is no PIN code/);
    expect(pinCodesFault('560 001, 560002, 560001')).toMatch(/560001 is there twice/);
    expect(pinCodesFault('५६०००१, 560002\n560 003')).toBeUndefined();
  });
});

describe('stepFault', () => {
  it('is at the second of two rows with the same amount', () => {
    const steps = ['500', '1,000', '500.00', ''].map((from, key) => ({ key: String(key), from, fee: '10' }));
    const zone = { ...newZone(null), feeSteps: steps };
    expect(steps.map((_, index) => stepFault(zone, index) !== undefined)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(stepFault(zone, 2)).toMatch(/also|too/);
  });
});
