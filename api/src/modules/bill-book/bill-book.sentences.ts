import { sentences } from '../../platform/sentences.js';

export const say = sentences('bill-book', {
  noDocument: ['There is no such document in the bill book.', 'बिल बुक में ऐसा कोई दस्तावेज़ नहीं है।'],
  monthInvalid: ['The month must look like 2026-11', 'महीना ऐसे लिखें: 2026-11'],
  theHead: ['the seal of the bill book', 'बिल बुक की सील'],
  headInvalid: [
    'A seal of the bill book has 64 characters, of the digits 0 to 9 and the letters a to f',
    'बिल बुक की सील में 64 अक्षर होते हैं: अंक 0 से 9 और a से f तक के अक्षर',
  ],
  checkRunning: [
    'The bill book is being checked already. Please try again in a few seconds.',
    'बिल बुक की जाँच अभी चल रही है। कुछ सेकंड बाद फिर कोशिश करें।',
  ],
  checkTooLong: [
    'The bill book is too long to be checked here. Please run “npm run ledger:verify” on the server.',
    'बिल बुक इतनी लंबी है कि यहाँ उसकी जाँच नहीं हो सकती। कृपया सर्वर पर “npm run ledger:verify” चलाएँ।',
  ],
  monthTooLong: [
    'This month has too many bills to add up here. Please download the CSV files.',
    'इस महीने इतने बिल हैं कि यहाँ उनका जोड़ नहीं हो सकता। कृपया CSV फ़ाइलें डाउनलोड करें।',
  ],
  monthAhead: ['This month has not begun yet', 'यह महीना अभी शुरू नहीं हुआ है'],
  seriesFull: [
    'The numbers of bills with {prefix} are used up for this year. Please enter a shorter prefix in the settings.',
    'इस साल {prefix} वाले बिल नंबर खत्म हो गए हैं। कृपया सेटिंग में छोटा प्रीफ़िक्स लिखें।',
  ],
});
