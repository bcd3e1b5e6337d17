import { anOrdering, dayAhead, minutesFromNow } from '../factories';
import type { Restaurant } from '../generated/schema';
import { closed } from './menu';
import { withRestaurant } from './filled-shop';
import { press, type Scene } from './scene';

const lunch = { opensAt: '11:00', closesAt: '15:00' };
const dinner = { opensAt: '18:30', closesAt: '02:00' };
/** As an owner fills in every field, with the longest texts that are allowed. */
const everything: Partial<Restaurant> = {
  name: 'Shri Venkateshwara Bhavan & Thiruvananthapuram Parotta Stall, since 1962 (Branch)',
  address: 'Shop 14 and 15, Ground Floor, Sri Lakshmi Narasimha Commercial Complex, '.repeat(4).slice(0, 300),
  state: 'Karnataka',
  whatsapp: '98860 12345',
  fssai: '10012345678901',
  aboutHeading: 'Three generations of parotta, kothu and filter coffee',
  aboutText: `We fry and roll by hand.\n\n${'Every morning from five. '.repeat(20)}\n\n## Our oven\nIt burns wood.\n\n## Our spices\nGround each day.`,
  hindiAboutHeading: 'तीन पीढ़ियों से परोटा और फ़िल्टर कॉफ़ी',
  hindiAboutText: 'हम सब कुछ हाथ से बनाते हैं।\n\n## हमारा तंदूर\nलकड़ी पर जलता है।',
  links: [
    { name: 'Instagram', url: 'https://www.instagram.com/shri' },
    { name: 'Google Maps', url: 'https://maps.app.goo.gl/shri' },
  ],
  gstin: '29AAPFU0939F1ZR',
  grievanceName: 'Srinivasaraghavan Venkataramanan',
  grievanceEmail: 'complaints.and.grievances@shri-venkateshwara-bhavan.example',
  grievancePhone: '+91 80 4000 0000',
  coordinates: { lat: 12.9716, lng: 77.5946 },
  orderHours: [[], [lunch, dinner], [lunch, dinner], [lunch, dinner], [lunch, dinner], [dinner], [dinner]],
  bookingHours: Array.from({ length: 7 }, () => [{ opensAt: '12:00', closesAt: '22:00' }]),
  specialDays: [
    { date: dayAhead(6), reason: 'Diwali', orderHours: [], bookingHours: [] },
    { date: dayAhead(40), reason: '', orderHours: [{ opensAt: '00:00', closesAt: '00:00' }] },
  ],
  ordering: anOrdering({ periods: [{ from: minutesFromNow(-60), until: minutesFromNow(180) }] }),
};
const filledIn = withRestaurant(everything);
const refundText = `We refund what we got wrong.\nAsk us.\n\n## When\n\n${'Sevendays'.repeat(30)}`;

export const restaurantScenes: readonly Scene[] = [
  { name: 'home-filled-in', route: '/', shop: filledIn },
  { name: 'about', route: '/about', hasDeskLayout: true },
  { name: 'about-filled-in', route: '/about', shop: filledIn },
  { name: 'about-filled-in-hi', route: '/about', language: 'hi', shop: filledIn },
  { name: 'about-closed', route: '/about', shop: withRestaurant({ ...everything, ordering: closed }) },
  { name: 'about-failed', route: '/about', shop: (shop) => shop.fails('AboutText', 503) },
  { name: 'contact', route: '/contact' },
  { name: 'contact-errors', route: '/contact', act: press('Send Message') },
  { name: 'contact-filled-in', route: '/contact', shop: filledIn },
  { name: 'privacy', route: '/privacy' },
  { name: 'privacy-hi', route: '/privacy', language: 'hi' },
  { name: 'terms', route: '/terms' },
  { name: 'refunds', route: '/refunds' },
  { name: 'refunds-own', route: '/refunds', shop: withRestaurant({ refundText }) },
  { name: 'privacy-failed', route: '/privacy', shop: (shop) => shop.fails('LegalTexts', 503) },
  { name: 'not-found', route: '/nowhere' },
];
