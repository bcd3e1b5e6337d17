import { sentences } from '../../platform/sentences.js';

export const say = sentences('phones', {
  indianOnly: [
    'Codes are sent to Indian mobile numbers only. Please enter one, or pay online',
    'कोड सिर्फ़ भारतीय मोबाइल नंबरों पर भेजे जाते हैं। कृपया ऐसा नंबर लिखें, या ऑनलाइन भुगतान करें',
  ],
  sixDigits: ['Please enter the six digits of the code', 'कृपया कोड के छह अंक लिखें'],
  channelInvalid: ['The channel must be one of: {values}', 'चैनल इनमें से एक होना चाहिए: {values}'],
  code: ['the code', 'कोड'],
  notNeeded: [
    'Phone numbers need no code at the moment. Please place your order.',
    'फ़ोन नंबर के लिए अभी किसी कोड की ज़रूरत नहीं है। कृपया अपना ऑर्डर दें।',
  ],
  wrongCode: [
    'This is not the code that we sent. Please compare all six digits.',
    'यह वह कोड नहीं है जो हमने भेजा है। कृपया सभी छह अंक मिलाएँ।',
  ],
  tooOld: [
    'This code is too old, or was tried too often. Please request a new one.',
    'यह कोड पुराना हो गया है, या बहुत बार आज़माया गया है। कृपया नया कोड मँगाएँ।',
  ],
  tooMany: ['Too many codes were sent.', 'बहुत सारे कोड भेजे गए हैं।'],
  notOffered: [
    'Codes cannot be sent in this way at the moment. Please choose another one, or pay online.',
    'इस तरह अभी कोड नहीं भेजा जा सकता। कृपया दूसरा तरीका चुनें, या ऑनलाइन भुगतान करें।',
  ],
  notSent: [
    'The code could not be sent. Please try again, or pay online.',
    'कोड नहीं भेजा जा सका। कृपया फिर कोशिश करें, या ऑनलाइन भुगतान करें।',
  ],
});
