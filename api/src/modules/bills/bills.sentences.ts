import { sentences } from '../../platform/sentences.js';

export const say = sentences('bills', {
  page: ['Page {page} of {pages}', 'पेज {pages} में से {page}'],
  paperInvalid: ['The paper must be A4, 80 or 58', 'कागज़ A4, 80 या 58 होना चाहिए'],
  languageInvalid: ['The language must be en or hi', 'भाषा en या hi होनी चाहिए'],
  sequenceInvalid: [
    'The place in the bill book must be a whole number from 1',
    'बिल बुक में जगह 1 से शुरू होने वाली पूरी संख्या होनी चाहिए',
  ],
  notMade: [
    'The bill could not be made right now. Please try again in a moment.',
    'बिल अभी नहीं बन पाया। कृपया थोड़ी देर में फिर कोशिश करें।',
  ],
});
