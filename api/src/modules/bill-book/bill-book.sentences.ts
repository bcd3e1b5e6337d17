import { sentences } from '../../platform/sentences.js';

export const say = sentences('bill-book', {
  monthInvalid: ['The month must look like 2026-11', 'महीना ऐसे लिखें: 2026-11'],
  seriesFull: [
    'The numbers of bills with {prefix} are used up for this year. Please enter a shorter prefix in the settings.',
    'इस साल {prefix} वाले बिल नंबर खत्म हो गए हैं। कृपया सेटिंग में छोटा प्रीफ़िक्स लिखें।',
  ],
});
