import { sentences } from '../../platform/sentences.js';

export const say = sentences('kitchen', {
  reasonMissing: ['Please enter the reason', 'कृपया कारण लिखें'],
  bags: ['Please enter 1 to 20 bags, or none', 'कृपया 1 से 20 बैग लिखें, या खाली छोड़ें'],
});
