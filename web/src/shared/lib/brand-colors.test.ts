import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandColors, brandStyle, contrast, minContrast, surfaces, type Scheme } from './brand-colors';

const tokens = readFileSync(path.join(import.meta.dirname, '../ui/tokens.css'), 'utf8');
const schemes = Object.keys(surfaces) as Scheme[];

const anyColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

/** The declarations of a scheme in `tokens.css`. */
const tokensOf = (scheme: Scheme) => {
  const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)');
  return scheme === 'light' ? light : dark;
};

describe.each(schemes)('the brand’s colours in the %s', (scheme) => {
  it('are readable and visible for every colour', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const derived = brandColors(color, scheme);
        for (const background of [derived.brand, derived['brand-hover']])
          expect(contrast(derived['on-brand'], background)).toBeGreaterThanOrEqual(minContrast.text);
        for (const background of [derived['on-brand'], derived['action-hover']])
          expect(contrast(derived['on-action'], background)).toBeGreaterThanOrEqual(minContrast.text);
        for (const surface of surfaces[scheme]) {
          expect(contrast(derived.focus, surface)).toBeGreaterThanOrEqual(minContrast.focus);
          expect(contrast(derived.brand, surface)).toBeGreaterThanOrEqual(minContrast.fill);
        }
        expect(Object.values(derived).every((each) => /^#[0-9a-f]{6}$/.test(each))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('are measured against the surfaces of the page', () => {
    const names = ['page', 'surface', 'surface-sunken'];
    const found = names.map((name) => new RegExp(`--color-${name}: (#\\w+);`).exec(tokensOf(scheme))?.[1]);
    expect(found).toEqual(surfaces[scheme]);
  });

  it('each replace a colour of the shop', () => {
    for (const name of Object.keys(brandColors('#123456', scheme)))
      expect(tokensOf(scheme)).toContain(`var(--${scheme}-${name}, #`);
  });
});

it('a colour with enough contrast stays as it is', () => {
  expect(brandColors('#ffcc00', 'light')).toMatchObject({ brand: '#ffcc00', 'on-brand': '#231a10' });
  expect(brandColors('#7a0019', 'light')).toMatchObject({ brand: '#7a0019', 'on-brand': '#ffffff' });
});

it('the style attribute has the colours of both schemes', () => {
  expect(brandStyle('#7a0019')).toMatch(/^--light-brand:#7a0019;.*;--dark-brand:#[0-9a-f]{6};/);
});
