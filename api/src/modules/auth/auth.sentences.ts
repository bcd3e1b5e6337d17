import { sentences } from '../../platform/sentences.js';

export const say = sentences('auth', {
  undoTooLate: [
    'This link is too old, or the account now has another address. The newest mail has the right link.',
    'यह लिंक बहुत पुराना है, या अकाउंट का ईमेल बदल चुका है। सही लिंक सबसे नए ईमेल में है।',
  ],
  emailTakenByNow: [
    'Another account now has this e-mail address. Please write to us.',
    'यह ईमेल अब किसी और अकाउंट में है। कृपया हमें लिखें।',
  ],
  neverConfirmed: [
    'This address was never confirmed, and the account now has a confirmed one. Please write to us.',
    'इस ईमेल पते की पुष्टि कभी नहीं हुई, और खाते में अब दूसरा पता है जिसकी पुष्टि हो चुकी है। कृपया हमें लिखें।',
  ],
  linkUsed: [
    'This link was used already, or is older than 7 days. If you cannot log in, please write to us.',
    'यह लिंक पहले इस्तेमाल हो चुका है, या 7 दिन से पुराना है। अगर आप लॉग इन नहीं कर पा रहे हैं, तो हमें लिखें।',
  ],
  tooManyRegistrations: ['Too many attempts to register.', 'खाता बनाने की बहुत बार कोशिश हो चुकी है।'],
  emailTaken: [
    'An account with this e-mail address exists already. Please log in.',
    'इस ईमेल से अकाउंट पहले से बना है। कृपया लॉग इन करें।',
  ],
  emailInvalid: [
    'Please enter a valid e-mail address, for instance asha@example.in',
    'कृपया सही ईमेल लिखें, जैसे asha@example.in',
  ],
  passwordMissing: ['Please enter a password', 'कृपया पासवर्ड लिखें'],
  yourPasswordMissing: ['Please enter your password', 'कृपया अपना पासवर्ड लिखें'],
  passwordTooShort: ['Please use at least 8 characters for the password', 'पासवर्ड में कम से कम 8 अक्षर रखें'],
  thePassword: ['the password', 'पासवर्ड'],
  yourPassword: ['your password', 'अपना पासवर्ड'],
  yourEmail: ['your e-mail address', 'अपना ईमेल'],
  deviceToken: ['the device token', 'डिवाइस का टोकन'],
  notLoggedIn: ['You are not logged in.', 'आप लॉग इन नहीं हैं।'],
  forbidden: ['Access denied. You are not authorized.', 'एक्सेस नहीं है। आपको इसकी अनुमति नहीं है।'],
  deviceClosed: ['This tablet is locked. Please enter your PIN first.', 'यह टैबलेट लॉक है। पहले अपना PIN डालें।'],
  wrongCredentials: ['The e-mail address or the password is not right.', 'ईमेल या पासवर्ड सही नहीं है।'],
  factorDemanded: [
    'The owner demands two-step login of you. Please set it up in your profile first.',
    'मालिक ने आपके लिए दो-चरण लॉग इन ज़रूरी किया है। पहले इसे अपनी प्रोफ़ाइल में चालू करें।',
  ],
  secondStep: ['One more step: please confirm that it is you.', 'बस एक और कदम: कृपया पुष्टि करें कि आप ही हैं।'],
  secondStepExpired: ['That took too long. Please log in again.', 'समय निकल गया। कृपया फिर से लॉग इन करें।'],
  passkeysElsewhere: [
    'Your passkeys are on other devices. Add an authenticator app or new recovery codes in your profile first.',
    'आपकी पासकी दूसरे डिवाइस पर हैं। पहले अपनी प्रोफ़ाइल में ऑथेंटिकेटर ऐप या नए रिकवरी कोड जोड़ें।',
  ],
  proveFactor: ['Please confirm with your second step that it is you.', 'कृपया दूसरे कदम से पुष्टि करें कि आप ही हैं।'],
  authenticatorCode: ['the code from your app', 'ऐप का कोड'],
  sixDigits: ['The code has six digits', 'कोड में छह अंक होते हैं'],
  recoveryCode: ['a recovery code', 'रिकवरी कोड'],
  passkeyUnreadable: [
    'The shop cannot read this passkey. Please try again.',
    'दुकान यह पासकी नहीं पढ़ पाई। कृपया फिर कोशिश करें।',
  ],
  proofMissing: ['Please enter the code from your app', 'कृपया ऐप का कोड डालें'],
  ticket: ['the ticket of the login', 'लॉग इन का टिकट'],
  ownName: [
    'Please do not use your own name or e-mail address as the password',
    'कृपया अपना नाम या ईमेल पासवर्ड में न रखें',
  ],
  sameCharacter: [
    'Please use more than one character, repeated, for the password',
    'पासवर्ड में एक ही अक्षर बार-बार न दोहराएँ',
  ],
  shopName: [
    'Please use at least {count} characters beside the words of the shop’s name for the password',
    'दुकान के नाम के शब्दों के अलावा पासवर्ड में कम से कम {count} अक्षर रखें',
  ],
  common: [
    'This password is easy to guess. Please choose another one',
    'यह पासवर्ड आसानी से पकड़ा जा सकता है। कृपया कोई और चुनें',
  ],
  tooManyLogins: ['Too many attempts to log in.', 'लॉग इन करने की बहुत बार कोशिश हो चुकी है।'],
  registeredMeanwhile: [
    'This e-mail address was registered just now. Repeat the command to promote it.',
    'यह ईमेल अभी-अभी रजिस्टर हुआ है। एडमिन बनाने के लिए कमांड फिर से चलाएँ।',
  ],
  changedMeanwhile: [
    'This account was changed just now. Repeat the command.',
    'यह अकाउंट अभी-अभी बदला गया है। कमांड फिर से चलाएँ।',
  ],
  noAccount: ['This person has no account here any more.', 'इस व्यक्ति का अब यहाँ कोई अकाउंट नहीं है।'],
  tooManyResets: ['Too many attempts to reset the password.', 'पासवर्ड बदलने की बहुत बार कोशिश हो चुकी है।'],
  resetMailed: [
    'If there is an account with this address, an e-mail with a link is on its way. The link works once, for 30 minutes.',
    'अगर इस ईमेल से कोई अकाउंट है, तो उस पर लिंक भेज दिया गया है। लिंक 30 मिनट तक, और एक ही बार काम करेगा।',
  ],
  resetKept: [
    'If there is an account with this address, the restaurant has a link for you now. Please ask them for it: it works once, for 30 minutes.',
    'अगर इस ईमेल से कोई अकाउंट है, तो उसका लिंक अब रेस्टोरेंट के पास है। कृपया उनसे माँग लें: लिंक 30 मिनट तक, और एक ही बार काम करेगा।',
  ],
  resetExpired: [
    'This link has expired or was used already. Please ask for a new one.',
    'इस लिंक का समय निकल गया है या यह इस्तेमाल हो चुका है। कृपया नया लिंक मँगाएँ।',
  ],
  crowded: [
    'Many people are logging in or registering right now. Please try again shortly.',
    'अभी बहुत लोग एक साथ लॉग इन कर रहे हैं या खाता बना रहे हैं। कृपया थोड़ी देर में फिर से कोशिश करें।',
  ],
  otherAccount: ['Another account has this e-mail address already.', 'यह ईमेल किसी और अकाउंट में पहले से है।'],
  tooManyChanges: ['Too many attempts to change your profile.', 'प्रोफ़ाइल बदलने की बहुत बार कोशिश हो चुकी है।'],
  guestHasNoAccount: [
    'You order without an account. Please keep your orders with an e-mail address and a password first.',
    'आप बिना खाते के ऑर्डर कर रहे हैं। पहले ईमेल और पासवर्ड से अपने ऑर्डर सँभालें।',
  ],
  wrongPassword: ['The current password is not right.', 'मौजूदा पासवर्ड सही नहीं है।'],
  reauthenticate: ['Please enter your current password.', 'कृपया अपना मौजूदा पासवर्ड लिखें।'],
  unknownEmail: [
    '{email} has no account. npm run admin:create makes an admin.',
    '{email} का कोई अकाउंट नहीं है। npm run admin:create से एडमिन बनाएँ।',
  ],
  sessionGone: [
    'There is no such session, or it has ended already.',
    'ऐसा कोई लॉग इन नहीं है, या वह पहले ही खत्म हो चुका है।',
  ],
});
