import { sentences } from '../../platform/sentences.js';

export const say = sentences('guests', {
  phoneMissing: ['Please enter your phone number', 'कृपया अपना फ़ोन नंबर लिखें'],
  emailTaken: [
    'An account with this e-mail address exists already. Please choose another address.',
    'इस ईमेल पते से एक खाता पहले से है। कृपया कोई और पता चुनें।',
  ],
  accountNeeded: [
    'Orders need an account at the moment. Please register or log in.',
    'अभी ऑर्डर के लिए खाता चाहिए। कृपया खाता बनाएँ या लॉग इन करें।',
  ],
  tooManyOfNetwork: [
    'Too many guests have ordered from your network.',
    'आपके नेटवर्क से बहुत सारे मेहमानों ने ऑर्डर किया है।',
  ],
  tooManyOfPhone: ['Too many guests have used this phone number.', 'बहुत सारे मेहमानों ने यह फ़ोन नंबर दिया है।'],
  tooManyLinks: ['You have created too many links.', 'आपने बहुत सारे लिंक बनाए हैं।'],
  tooManyOpened: ['Too many links were opened from your network.', 'आपके नेटवर्क से बहुत सारे लिंक खोले गए हैं।'],
  tooManyRegistrations: ['Too many attempts to register.', 'खाता बनाने की बहुत बार कोशिश हो चुकी है।'],
  notGuest: [
    'You have an account already. Please log in with it.',
    'आपका खाता पहले से है। कृपया उसी से लॉग इन करें।',
  ],
  unconfirmed: [
    'This e-mail address is not confirmed yet. To confirm it, please open the link in the browser that you ordered with.',
    'इस ईमेल पते की पुष्टि अभी नहीं हुई है। पुष्टि करने के लिए कृपया यह लिंक उसी ब्राउज़र में खोलें जिससे आपने ऑर्डर किया था।',
  ],
  linkExpired: [
    'This link is too old, a device was signed out, or the orders now belong to an account. Please log in, or call us.',
    'यह लिंक बहुत पुराना है, कोई डिवाइस लॉग आउट किया गया है, या ऑर्डर अब किसी खाते में हैं। कृपया लॉग इन करें या हमें कॉल करें।',
  ],
});
