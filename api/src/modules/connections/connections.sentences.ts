import { sentences } from '../../platform/sentences.js';

export const say = sentences('connections', {
  keyId: ['the key id', 'Razorpay की Key id'],
  keySecret: ['the key secret', 'Razorpay का Key secret'],
  webhookSecret: ['the webhook secret', 'वेबहुक secret'],
  keyIdLooks: [
    'A key id begins with rzp_live_ or rzp_test_. Copy it from Razorpay.',
    'Key ID rzp_live_ या rzp_test_ से शुरू होती है। उसे Razorpay से कॉपी करें।',
  ],
  printable: [
    'Please copy {what} again: it has characters that no key has',
    'कृपया फिर से कॉपी करें, इसमें ऐसे अक्षर हैं जो किसी key में नहीं होते: {what}',
  ],
  webhookSecretShort: [
    'Please use at least 8 characters for the webhook secret',
    'वेबहुक secret में कम से कम 8 अक्षर रखें',
  ],
  newKeyNeedsSecret: [
    'A new key id comes with its own key secret. Please enter it, too.',
    'नई Key ID का अपना Key secret होता है। कृपया वह भी लिखें।',
  ],
  keysRefused: [
    'Razorpay does not accept this key id with this key secret. Please copy both again.',
    'Razorpay यह Key ID और Key secret एक साथ नहीं मान रहा है। कृपया दोनों फिर से कॉपी करें।',
  ],
  notChecked: [
    'The keys could not be checked, so nothing was saved. {why} Please try again.',
    'Keys की जाँच नहीं हो सकी, इसलिए कुछ सेव नहीं हुआ। {why} कृपया फिर से कोशिश करें।',
  ],
  liveKeysWork: [
    'Razorpay accepts these keys. They take real money.',
    'Razorpay ने ये keys मान लीं। इनसे असली पैसे आएँगे।',
  ],
  testKeysWork: [
    'Razorpay accepts these keys. They are test keys, so no real money comes.',
    'Razorpay ने ये keys मान लीं। ये टेस्ट keys हैं, इसलिए असली पैसे नहीं आएँगे।',
  ],
  setByEnvironment: [
    'This is set by the server’s environment. It can only be changed there.',
    'यह सर्वर के environment में तय है। इसे सिर्फ़ वहीं बदला जा सकता है।',
  ],
  tooManyTests: ['You have tested very often.', 'आपने बहुत बार जाँच की है।'],
});
