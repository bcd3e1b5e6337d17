import { sentences } from '../../platform/sentences.js';

export const say = sentences('addresses', {
  nameMissing: ['Please enter a name for this address', 'कृपया इस पते का नाम लिखें'],
  labelInvalid: ['The label must be one of: {labels}', 'लेबल इनमें से एक होना चाहिए: {labels}'],
  flat: ['the flat or house', 'फ़्लैट या मकान'],
  street: ['the street and area', 'सड़क और इलाका'],
  landmark: ['the landmark', 'पास की पहचान'],
  tooMany: [
    'You have saved as many addresses as possible. Please remove one before you add another.',
    'आप और पते सहेज नहीं सकते। नया पता जोड़ने से पहले कृपया एक पता हटाएँ।',
  ],
  notFound: ['There is no such address.', 'ऐसा कोई पता नहीं है।'],
  theName: ['the name', 'नाम'],
});
