import { sentences } from './sentences.js';

export const common = sentences('common', {
  yourName: ['your name', 'अपना नाम'],
  search: ['the search', 'खोज'],
  phoneNumber: ['the phone number', 'फ़ोन नंबर'],
  pinCode: ['the PIN code', 'पिन कोड'],
  aPinCode: ['a PIN code', 'पिन कोड'],
  address: ['the address', 'पता'],
  reason: ['the reason', 'कारण'],
  note: ['the note', 'नोट'],
  tableCode: ['the code of the table', 'टेबल का कोड'],
  missing: ['Please enter {what}', 'कृपया {what} लिखें'],
  unreadable: [
    'Please remove the unreadable characters from {what}',
    'कृपया वे अक्षर हटा दें जो पढ़े नहीं जा सकते: {what}',
  ],
  tooLong: ['Please use at most {max} characters for {what}', '{what}: ज़्यादा से ज़्यादा {max} अक्षर'],
  tookTooLong: [
    'This took longer than the {seconds} seconds that an operation may take. The change may have been saved: check before you send it again.',
    'इसमें {seconds} सेकंड से ज़्यादा लग गए, जितनी देर की इजाज़त है। हो सकता है कि बदलाव हो गया हो: दोबारा भेजने से पहले देख लें।',
  ],
  invalidRequest: ['The request is not valid.', 'यह अनुरोध सही नहीं है।'],
  idMissing: ['An id is missing', 'आईडी नहीं दी गई है'],
  idInvalid: [
    'This id is not valid: ids are 24 hex characters',
    'यह आईडी सही नहीं है: आईडी में 24 हेक्स अक्षर होते हैं',
  ],
  pinCodeInvalid: ['Please enter a PIN code of six digits', 'कृपया छह अंकों का पिन कोड लिखें'],
  searchInvalid: ['The search must be one piece of text', 'खोज एक ही टेक्स्ट में लिखें'],
  keyEmpty: ['The idempotency key is empty', 'Idempotency-Key खाली है'],
  keyTooLong: [
    'The idempotency key is too long: use at most 200 characters',
    'Idempotency-Key बहुत लंबी है: ज़्यादा से ज़्यादा 200 अक्षर रखें',
  ],
  keyNotAscii: [
    'The idempotency key may hold printable ASCII characters only',
    'Idempotency-Key में सिर्फ़ छपने वाले ASCII अक्षर हो सकते हैं',
  ],
  pageSize: ['Ask for 1 to {max} entries', '1 से {max} तक प्रविष्टियाँ माँगें'],
  placeInvalid: [
    'The place on the map is not valid: latitude -90 to 90, longitude -180 to 180',
    'नक्शे पर यह जगह सही नहीं है: अक्षांश -90 से 90, देशांतर -180 से 180',
  ],
  timeInvalid: ['Please enter a time; it looks like 19:30', 'कृपया समय ऐसे लिखें: 19:30'],
  dayInvalid: ['The day must look like 2026-11-21', 'दिन ऐसे लिखें: 2026-11-21'],
  dayTooEarly: ['The day must be {day} or later', 'दिन {day} या उसके बाद का होना चाहिए'],
  dateInvalid: ['Please choose a date; it looks like 2026-11-21', 'कृपया तारीख चुनें'],
  trueOrFalse: ['Please say true or false', 'कृपया true या false लिखें'],
  paymentMode: ['The payment mode must be COD or ONLINE', 'पेमेंट का तरीका COD या ONLINE होना चाहिए'],
  mobileNumber: [
    'Please enter a phone number such as 98765 43210, or one with its country code',
    'कृपया 98765 43210 जैसा फ़ोन नंबर लिखें, या देश के कोड के साथ',
  ],
  anyNumber: [
    'Please enter a phone number of 7 to 15 digits; spaces, + and - are fine',
    'कृपया 7 से 15 अंकों का फ़ोन नंबर लिखें; खाली जगह, + और - चलेंगे',
  ],
  noSuchDish: ['There is no such dish on the menu.', 'मेन्यू में ऐसी कोई डिश नहीं है।'],
  pictureGone: [
    'This picture is no longer available. Choose it again.',
    'यह फ़ोटो अब यहाँ नहीं है। इसे फिर से चुनें।',
  ],
  tryAgainIn: ['{reason} Please try again in {wait}.', '{reason} कृपया {wait} बाद फिर से कोशिश करें।'],
  oneSecond: ['1 second', '1 सेकंड'],
  seconds: ['{count} seconds', '{count} सेकंड'],
  oneMinute: ['1 minute', '1 मिनट'],
  minutes: ['{count} minutes', '{count} मिनट'],
  unreachable: [
    'The shop cannot be reached right now. Please try again in a moment.',
    'अभी दुकान से संपर्क नहीं हो पा रहा है। कृपया थोड़ी देर में फिर से कोशिश करें।',
  ],
  internal: [
    'Something went wrong on our side. Please try again.',
    'हमारी तरफ़ से कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
  ],
  sentOtherwise: [
    'This request was already sent with other contents. Check what it created before you send it again.',
    'यह पहले ही अलग जानकारी के साथ भेजा जा चुका है। फिर से भेजने से पहले देख लें कि उससे क्या बना।',
  ],
  tooFarBehind: [
    'Too much is happening at once. Please try again.',
    'एक साथ बहुत कुछ हो रहा है। कृपया फिर से कोशिश करें।',
  ],
  storageFull: [
    'The shop has no room left for pictures, so this one was not saved. Please try again later.',
    'दुकान में फ़ोटो के लिए जगह नहीं बची है, इसलिए यह फ़ोटो सेव नहीं हुई। कृपया बाद में फिर से कोशिश करें।',
  ],
  picturesUnreachable: [
    'The picture storage cannot be reached right now. Please try again in a moment.',
    'अभी फ़ोटो नहीं मिल पा रही हैं। कृपया थोड़ी देर में फिर से कोशिश करें।',
  ],
  theLink: ['the link', 'लिंक'],
});
