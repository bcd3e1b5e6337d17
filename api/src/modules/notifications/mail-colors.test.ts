import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, textOn } from './mail-colors.js';

it('textOn returns a readable colour for every colour', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(fc.property(color, (background) => contrast(textOn(background), background) >= 4.5));
  expect(textOn('#ffcc00')).toBe('#231a10');
  expect(textOn('#7a0019')).toBe('#ffffff');
});
