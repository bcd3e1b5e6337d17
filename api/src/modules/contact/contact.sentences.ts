import { sentences } from '../../platform/sentences.js';

export const say = sentences('contact', {
  message: ['your message', 'अपना संदेश'],
  notAnObject: ['Please send the message as a JSON object', 'कृपया संदेश JSON ऑब्जेक्ट के रूप में भेजें'],
  acknowledged: [
    'Thank you! Your message has reached us. We will answer you by e-mail soon.',
    'धन्यवाद! आपका संदेश हमें मिल गया है। हम जल्द ही ईमेल से जवाब देंगे।',
  ],
  tooMany: ['You have sent several messages already.', 'आप पहले ही कई संदेश भेज चुके हैं।'],
  website: ['the website', 'वेबसाइट'],
});
