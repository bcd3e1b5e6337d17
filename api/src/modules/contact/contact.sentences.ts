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
  theReply: ['the reply', 'जवाब'],
  answeredAlready: ['This was already answered.', 'इसका जवाब पहले ही दिया जा चुका है।'],
  noSuchMessage: ['There is no such message.', 'ऐसा कोई संदेश नहीं है।'],
  cannotReply: [
    'The sender has no account: please answer by e-mail.',
    'भेजने वाले का खाता नहीं है: कृपया ईमेल से जवाब दें।',
  ],
  problemStays: [
    'The problem of an order stays solved: the customer can report another one.',
    'ऑर्डर की शिकायत सुलझी ही रहती है: ग्राहक दूसरी शिकायत कर सकता है।',
  ],
});
