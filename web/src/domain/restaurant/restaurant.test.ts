import { describe, expect, it } from 'vitest';
import { whatsappLink } from './restaurant';
import { telephoneLink } from '../../shared/lib/telephone-link';

describe('whatsappLink', () => {
  it.each([
    ['98765 43210', '919876543210'],
    ['098765-43210', '919876543210'],
    ['+91 98765 43210', '919876543210'],
    ['0091 98765 43210', '919876543210'],
    ['91 98765 43210', '919876543210'],
    ['+1 212 555 0100', '12125550100'],
    ['+65 8123 4567', '6581234567'],
  ])('has the calling code of %s', (phone, digits) => {
    expect(whatsappLink(phone)).toBe(`https://wa.me/${digits}`);
  });
});

describe('telephoneLink', () => {
  it('has no spaces and dashes', () => {
    expect(telephoneLink('+91 80-0000 0000')).toBe('tel:+918000000000');
  });
});
