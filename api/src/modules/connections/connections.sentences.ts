import { sentences } from '../../platform/sentences.js';

export const say = sentences('connections', {
  keyId: ['the key id', 'Razorpay की Key id'],
  keySecret: ['the key secret', 'Razorpay का Key secret'],
  webhookSecret: ['the webhook secret', 'वेबहुक सीक्रेट'],
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
    'वेबहुक सीक्रेट में कम से कम 8 अक्षर रखें',
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
    'कुंजियों की जाँच नहीं हो सकी, इसलिए कुछ सेव नहीं हुआ। {why} कृपया फिर से कोशिश करें।',
  ],
  liveKeysWork: [
    'Razorpay accepts these keys. They take real money.',
    'Razorpay ने ये कुंजियाँ मान लीं। इनसे असली पैसे आएँगे।',
  ],
  testKeysWork: [
    'Razorpay accepts these keys. They are test keys, so no real money comes.',
    'Razorpay ने ये कुंजियाँ मान लीं। ये टेस्ट वाली हैं, इसलिए असली पैसे नहीं आएँगे।',
  ],
  setByEnvironment: [
    'This is set by the server’s environment. It can only be changed there.',
    'यह सर्वर की अपनी सेटिंग में तय है। इसे सिर्फ़ वहीं बदला जा सकता है।',
  ],
  host: ['the server', 'सर्वर का नाम'],
  hostLooks: ['A server looks like smtp.gmail.com', 'सर्वर smtp.gmail.com जैसा होता है'],
  portLooks: [
    'A port is a number of 1 to 65535, usually 465 or 587',
    'पोर्ट 1 से 65535 तक की संख्या है, आम तौर पर 465 या 587',
  ],
  userName: ['the user name', 'यूज़र का नाम'],
  password: ['the password', 'पासवर्ड'],
  fromName: ['the name of the sender', 'भेजने वाले का नाम'],
  mailPasswordMissing: [
    'Please enter the password of this user at this server',
    'कृपया इस सर्वर पर इस यूज़र का पासवर्ड लिखें',
  ],
  testMailSubject: ['Test mail of {restaurant}', '{restaurant} का टेस्ट मेल'],
  testMailText: [
    'This mail shows that {restaurant} can send mails.',
    'इस मेल से पता चलता है कि {restaurant} मेल भेज सकता है।',
  ],
  testMailSent: [
    'The mail server took a test mail to {email}. Please look into your mailbox, also among spam.',
    'मेल सर्वर ने {email} के लिए टेस्ट मेल ले लिया। कृपया अपना मेलबॉक्स देखें, स्पैम भी।',
  ],
  mailLoginRefused: [
    'The mail server does not accept this user name with this password',
    'मेल सर्वर यह यूज़र नाम और पासवर्ड नहीं मान रहा है',
  ],
  mailServerAway: [
    'No mail server answers at this name and port',
    'इस नाम और पोर्ट पर कोई मेल सर्वर जवाब नहीं देता',
  ],
  mailServerSlow: [
    'The mail server did not answer in time. Please check the port: usually it is 465 or 587.',
    'मेल सर्वर ने समय पर जवाब नहीं दिया। कृपया पोर्ट देख लें: आम तौर पर 465 या 587 होता है।',
  ],
  mailServerUnsafe: [
    'No secure connection to the mail server is possible at this port',
    'इस पोर्ट पर मेल सर्वर से सुरक्षित कनेक्शन नहीं हो सकता',
  ],
  mailRefused: ['The test mail was not sent. {answer}', 'टेस्ट मेल नहीं गया। {answer}'],
  authKey: ['the auth key', 'MSG91 की auth key'],
  authKeyMissing: ['Please enter the auth key of MSG91', 'कृपया MSG91 की auth key लिखें'],
  templateId: ['the template id', 'टेम्पलेट की आईडी'],
  smsRefused: [
    'MSG91 refused the message: the auth key, the template or the number is wrong',
    'MSG91 ने मैसेज नहीं लिया: auth key, टेम्पलेट या नंबर ग़लत है',
  ],
  token: ['the access token', 'WhatsApp का access token'],
  tokenMissing: ['Please enter the access token of WhatsApp', 'कृपया WhatsApp का access token लिखें'],
  phoneNumberId: ['the phone number id', 'फ़ोन नंबर की आईडी'],
  phoneNumberIdLooks: [
    'The phone number id has 5 to 20 digits. It is not the number itself.',
    'फ़ोन नंबर की आईडी में 5 से 20 अंक होते हैं। यह ख़ुद नंबर नहीं है।',
  ],
  template: ['the name of the template', 'टेम्पलेट का नाम'],
  templateLanguage: ['the language of the template', 'टेम्पलेट की भाषा'],
  whatsAppRefused: [
    'WhatsApp refused the message: the token, the phone number id, the template or the number is wrong',
    'WhatsApp ने मैसेज नहीं लिया: token, फ़ोन नंबर की आईडी, टेम्पलेट या नंबर ग़लत है',
  ],
  indianMobile: ['Please enter an Indian mobile number', 'कृपया भारत का मोबाइल नंबर लिखें'],
  providerAway: ['The service cannot be reached right now.', 'अभी इस सेवा से संपर्क नहीं हो पा रहा है।'],
  providerSlow: ['The service did not answer in time.', 'सेवा ने समय पर जवाब नहीं दिया।'],
  testCodeSent: [
    'A message with the code {code} is on its way to {phone}.',
    'कोड {code} वाला मैसेज {phone} को भेजा जा रहा है।',
  ],
  url: ['the address', 'दुकान का पता'],
  urlLooks: [
    'An address looks like https://shop.example.in, without anything after it',
    'पता https://shop.example.in जैसा होता है, उसके बाद कुछ नहीं',
  ],
  addressAway: ['Nobody answers at this address', 'इस पते पर कोई जवाब नहीं देता'],
  addressElsewhere: [
    'Another page answers at this address, not this shop',
    'इस पते पर यह दुकान नहीं, कोई और पेज है',
  ],
  addressWorks: ['This shop answers at this address.', 'इस पते पर यही दुकान खुलती है।'],
  addressUnsafe: [
    'This shop answers at this address, but without https: browsers warn, and Razorpay sends no webhooks.',
    'इस पते पर यही दुकान खुलती है, पर https के बिना: ब्राउज़र चेतावनी देते हैं, और Razorpay वेबहुक नहीं भेजता।',
  ],
  tooManyTests: ['You have tested very often.', 'आपने बहुत बार जाँच की है।'],
});
