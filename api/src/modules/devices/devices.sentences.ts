import { sentences } from '../../platform/sentences.js';

export const say = sentences('devices', {
  itsName: ['the tablet’s name', 'टैबलेट का नाम'],
  placeMissing: ['Please choose where the tablet stands', 'कृपया चुनें कि टैबलेट कहाँ रखा है'],
  minutesInvalid: ['Please choose 1 to 60 minutes', 'कृपया 1 से 60 मिनट चुनें'],
  percentInvalid: ['A battery has 0 to 100 percent', 'बैटरी 0 से 100 प्रतिशत होती है'],
  itsVersion: ['the version', 'वर्ज़न'],
  thePin: ['the PIN', 'PIN'],
  passwordMissing: ['Please enter your password', 'कृपया अपना पासवर्ड लिखें'],

  pinForm: ['A PIN has 4 to 6 digits', 'PIN में 4 से 6 अंक होते हैं'],
  pinYear: ['A year is easy to guess. Please choose other digits.', 'साल का अंदाज़ा आसान है। कृपया दूसरे अंक चुनें।'],
  pinEasy: [
    'This PIN is easy to guess. Please choose digits without a pattern.',
    'इस PIN का अंदाज़ा आसान है। कृपया बिना क्रम वाले अंक चुनें।',
  ],
  pinPhone: [
    'These are the last digits of your phone number. Please choose others.',
    'ये आपके फ़ोन नंबर के आख़िरी अंक हैं। कृपया दूसरे चुनें।',
  ],
  wrongPin: ['This PIN is not right.', 'यह PIN गलत है।'],
  noPin: [
    '{name} has no PIN on this tablet yet. Please set one with your password.',
    '{name} का इस टैबलेट पर अभी कोई PIN नहीं है। पासवर्ड डालकर PIN बनाएँ।',
  ],
  personLocked: [
    'Five wrong PINs in a row. Please wait {count} min, or set a new PIN with your password.',
    'लगातार पाँच गलत PIN। कृपया {count} मिनट रुकें, या पासवर्ड से नया PIN बनाएँ।',
  ],
  deviceLocked: [
    'This tablet is locked after twenty wrong PINs. An owner or manager can unlock it under Tablets.',
    'बीस गलत PIN के बाद यह टैबलेट लॉक है। मालिक या मैनेजर इसे “टैबलेट” में खोल सकते हैं।',
  ],
  actInvalid: ['Please choose what is approved: {values}', 'कृपया चुनें कि किसकी मंज़ूरी है: {values}'],
  amountInvalid: ['Please enter an amount in rupees', 'कृपया रकम रुपये में लिखें'],
  mayNotApprove: [
    '{name} may not approve this. Please ask an owner or manager.',
    '{name} इसकी मंज़ूरी नहीं दे सकते। कृपया मालिक या मैनेजर से कहें।',
  ],
  approvalInvalid: [
    'This approval does not count any more. Please ask for it again.',
    'यह मंज़ूरी अब काम नहीं करेगी। कृपया फिर से मंज़ूरी लें।',
  ],
  amountDiffers: [
    'Another amount was approved than goes back now. Please look again, and ask for a new approval.',
    'जितनी रकम की मंज़ूरी मिली, अब उतनी वापस नहीं जा रही। फिर से देखें, और नई मंज़ूरी लें।',
  ],
  noPerson: [
    'Nobody with this name works at this tablet any more.',
    'इस नाम के कोई अब इस टैबलेट पर काम नहीं करते।',
  ],
  noDevice: ['There is no such tablet any more.', 'ऐसा कोई टैबलेट अब नहीं है।'],
  tooManyDevices: [
    'At most {max} tablets can be signed in. Sign out those that nobody uses.',
    'ज़्यादा से ज़्यादा {max} टैबलेट लॉग इन हो सकते हैं। जो काम में नहीं हैं, उन्हें लॉग आउट करें।',
  ],
  copied: [
    'This tablet’s login was used in another browser, too, so both are signed out. Please sign the tablet in again.',
    'इस टैबलेट का लॉग इन दूसरे ब्राउज़र में भी चल रहा था, इसलिए दोनों लॉग आउट हो गए। टैबलेट को फिर से लॉग इन करें।',
  ],
  passwordChanged: [
    'Your password was changed a moment ago. Please enter the new one.',
    'आपका पासवर्ड अभी-अभी बदला गया है। कृपया नया पासवर्ड डालें।',
  ],
});
