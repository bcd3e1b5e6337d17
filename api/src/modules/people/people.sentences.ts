import { sentences } from '../../platform/sentences.js';

export const say = sentences('people', {
  owner: ['owner', 'मालिक'],
  manager: ['manager', 'मैनेजर'],
  kitchen: ['kitchen', 'रसोई'],
  counter: ['counter', 'काउंटर'],
  rider: ['rider', 'राइडर'],
  accountant: ['accountant', 'अकाउंटेंट'],

  theirName: ['the person’s name', 'उस व्यक्ति का नाम'],
  roleMissing: ['Please choose a role', 'कृपया भूमिका चुनें'],
  passwordMissing: ['Please enter your password', 'कृपया अपना पासवर्ड लिखें'],

  notYours: [
    'Only owners may do this for the role “{role}”. Please ask an owner.',
    '“{role}” के लिए यह सिर्फ़ मालिक कर सकते हैं। कृपया मालिक से कहें।',
  ],
  lastOwner: [
    'The shop needs an owner, and there is no other one. Make somebody else an owner first.',
    'दुकान का एक मालिक होना ज़रूरी है, और दूसरा कोई नहीं है। पहले किसी और को मालिक बनाएँ।',
  ],
  ended: ['{name} does not work here any more.', '{name} अब यहाँ काम नहीं करते।'],
  noPerson: ['There is no such person.', 'ऐसा कोई व्यक्ति नहीं है।'],
  tooManyPeople: [
    'At most {max} people can work here. End the roles of those who have left.',
    'यहाँ ज़्यादा से ज़्यादा {max} लोग काम कर सकते हैं। जो जा चुके हैं, उनकी भूमिका हटाएँ।',
  ],
  tooManyOpen: [
    'There are {max} open invitations already. Revoke those that nobody needs.',
    'पहले से {max} निमंत्रण खुले हैं। जिनकी ज़रूरत नहीं है, उन्हें रद्द करें।',
  ],
  tooManyInvited: ['You have created too many links.', 'आपने बहुत सारे लिंक बनाए हैं।'],
  worksHere: [
    '{name}, with this e-mail address, works here already. Change the role in the list.',
    'इस ईमेल वाले {name} पहले से यहाँ काम करते हैं। सूची में उनकी भूमिका बदलें।',
  ],
  noInvitation: [
    'There is no such invitation any more. Please invite the person again.',
    'यह निमंत्रण अब नहीं है। कृपया फिर से बुलाएँ।',
  ],
  usedAlready: [
    'This invitation was used already: the person is in the list.',
    'यह निमंत्रण इस्तेमाल हो चुका है: वह व्यक्ति सूची में है।',
  ],
  revokedAlready: [
    'This invitation was revoked. Please invite the person again.',
    'यह निमंत्रण रद्द किया जा चुका है। कृपया फिर से बुलाएँ।',
  ],

  linkInvalid: [
    'This link is not complete, or was replaced by a newer one. Please ask for a new one.',
    'यह लिंक पूरा नहीं है, या इसकी जगह नया लिंक बना है। कृपया नया लिंक माँगें।',
  ],
  linkExpired: [
    'This invitation has expired. Please ask {name} for a new one.',
    'इस निमंत्रण का समय निकल गया है। कृपया {name} से नया माँगें।',
  ],
  linkUsed: [
    'This invitation was used already. If it was you, please log in; if not, ask {name} for a new one.',
    'यह निमंत्रण इस्तेमाल हो चुका है। अगर आपने किया था तो लॉग इन करें; नहीं तो {name} से नया माँगें।',
  ],
  linkRevoked: [
    'This invitation was revoked. Please ask {name} for a new one.',
    'यह निमंत्रण रद्द कर दिया गया है। कृपया {name} से नया माँगें।',
  ],
  tooManyTries: ['Too many attempts to join.', 'जुड़ने की बहुत बार कोशिश हो चुकी है।'],
  emailTaken: [
    'You have an account with this e-mail address already. Please log in to join.',
    'इस ईमेल से आपका खाता पहले से है। जुड़ने के लिए लॉग इन करें।',
  ],
  accountNeeded: [
    'You order without an account. Please join with an e-mail address and a password.',
    'आप बिना खाते के ऑर्डर करते हैं। जुड़ने के लिए ईमेल और पासवर्ड दें।',
  ],
  youWorkHere: [
    'You work here already, as {role}. Ask {name} to change your role instead.',
    'आप पहले से यहाँ काम करते हैं: {role}। भूमिका बदलने के लिए {name} से कहें।',
  ],
  weakPassword: [
    'Your password is easy to guess, which is not safe for staff. Choose another one in your profile, then open this link again.',
    'आपका पासवर्ड आसानी से पकड़ा जा सकता है, जो स्टाफ़ के लिए ठीक नहीं है। प्रोफ़ाइल में नया पासवर्ड चुनें, फिर यह लिंक खोलें।',
  ],
});
