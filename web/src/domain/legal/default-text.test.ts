import { describe, expect, it } from 'vitest';
import { defaultText, type LegalFacts } from './default-text';
import { say } from './texts/texts';

const restaurant: LegalFacts = {
  name: 'Sharma’s Dhaba',
  address: '1 MG Road, Bengaluru',
  state: 'Karnataka',
  pinCode: '560001',
  phone: '+91 80000 00000',
  email: 'hello@sharma.example',
  grievanceName: '',
  grievanceEmail: null,
  grievancePhone: '',
  stayMinutes: 90,
  bookingFee: 250,
  refundHours: 1,
};

describe('the default texts', () => {
  it.each(['privacy', 'terms', 'refunds'] as const)(
    'name the restaurant and fill in every value: %s',
    (kind) => {
      const text = defaultText(kind, restaurant, say);
      expect(text).toContain('Sharma’s Dhaba');
      expect(text).toContain(': hello@sharma.example, +91 80000 00000.');
      expect(text).not.toMatch(/[{}]|undefined|null/);
      expect(text.match(/^## /gm)?.length).toBeGreaterThan(3);
    },
  );

  it('name the grievance officer once there is one', () => {
    const officer = { grievanceName: 'Asha Rao', grievanceEmail: 'grievance@sharma.example' };
    expect(defaultText('terms', { ...restaurant, ...officer }, say)).toContain(
      'Complaints go to: Asha Rao, grievance@sharma.example, +91 80000 00000.',
    );
  });

  it('follow the rules of the bookings', () => {
    expect(defaultText('terms', restaurant, say)).toContain('costs a fee of ₹250');
    const refund = (refundHours: number) => defaultText('refunds', { ...restaurant, refundHours }, say);
    expect(refund(0)).toContain('if you cancel before that time;');
    expect(refund(1)).toContain('if you cancel 1 hour before that time or earlier;');
    expect(refund(2.5)).toContain('if you cancel 2.5 hours before that time or earlier;');
  });
});
