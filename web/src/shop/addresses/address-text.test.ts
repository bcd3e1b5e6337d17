import { describe, expect, it } from 'vitest';
import { addressText, addressToStartWith, partsOf, withPinCode } from './address-text';

const home = { flat: 'Flat 3', street: 'MG Road, Bengaluru', landmark: null, pinCode: '560001' };

describe('the text of an address', () => {
  it('has all parts, with the PIN code at its end', () => {
    expect(addressText(home)).toBe('Flat 3, MG Road, Bengaluru, 560001');
    expect(addressText({ ...home, landmark: 'Opposite the temple' })).toBe(
      'Flat 3, MG Road, Bengaluru, Opposite the temple, 560001',
    );
  });

  it('has the PIN code that was typed beside it once', () => {
    expect(withPinCode('12 MG Road', '')).toBe('12 MG Road');
    expect(withPinCode('12 MG Road', '560 001')).toBe('12 MG Road, 560001');
    for (const address of ['12 MG Road 560001', '12 MG Road, 560 001', '560-001 Bengaluru'])
      expect(withPinCode(address, '560-001')).toBe(address);
  });

  it('is split into its parts', () => {
    const { landmark: _, ...parts } = home;
    expect(partsOf(addressText(home))).toEqual(parts);
    expect(partsOf('Flat 3\nMG Road, Bengaluru - 560 001.')).toEqual(parts);
    expect(partsOf('12 MG Road')).toEqual({ flat: '12 MG Road', street: '', pinCode: '' });
    expect(partsOf('12, Hill Road, 9876543210')).toEqual({
      flat: '12',
      street: 'Hill Road, 9876543210',
      pinCode: '',
    });
    expect(partsOf('Sector560001, Hill Road').pinCode).toBe('560001');
    expect(partsOf('560001 560002')).toMatchObject({ flat: '560001', pinCode: '560002' });
    expect(partsOf('')).toEqual({ flat: '', street: '', pinCode: '' });
  });
});

describe('a checkout', () => {
  const at = (minute: number) => `2026-11-21T10:${minute}:00.000Z`;
  const saved = { ...home, savedAt: at(20) };
  const work = { ...home, flat: '12', savedAt: at(10) };
  const addresses = [saved, work];

  it('starts with the saved address of the last delivery', () => {
    expect(addressToStartWith(addresses, { address: addressText(work), placedAt: at(30) })).toBe(work);
  });

  it('starts with an address that was saved after the last delivery', () => {
    expect(addressToStartWith(addresses, { address: addressText(work), placedAt: at(15) })).toBe(saved);
    expect(addressToStartWith(addresses, undefined)).toBe(saved);
  });

  it('starts with no saved address if the last delivery went elsewhere, or there is none', () => {
    expect(addressToStartWith(addresses, { address: 'Elsewhere', placedAt: at(30) })).toBeUndefined();
    expect(addressToStartWith([], { address: 'Elsewhere', placedAt: at(30) })).toBeUndefined();
    expect(addressToStartWith([], undefined)).toBeUndefined();
  });
});
