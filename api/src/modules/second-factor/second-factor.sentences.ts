import { sentences } from '../../platform/sentences.js';

export const say = sentences('second-factor', {
  wrongCode: [
    'This code is not right, or was used already. Please enter the one that your app shows now. If it still fails, check the time of your phone, or use a recovery code.',
    'यह कोड सही नहीं है, या पहले इस्तेमाल हो चुका है। ऐप में अभी जो कोड दिख रहा है, वह डालें। फिर भी न चले, तो फ़ोन का समय जाँचें, या रिकवरी कोड डालें।',
  ],
  wrongFirstCode: [
    'This code is not right. Please enter the one that your app shows now. If it still fails, check the time of your phone.',
    'यह कोड सही नहीं है। ऐप में अभी जो कोड दिख रहा है, वह डालें। फिर भी न चले, तो फ़ोन का समय जाँचें।',
  ],
  wrongRecoveryCode: [
    'This recovery code is not right, or was used already.',
    'यह रिकवरी कोड सही नहीं है, या पहले इस्तेमाल हो चुका है।',
  ],
  unreadable: [
    'The shop can no longer read the key of your app. Please use a recovery code.',
    'दुकान अब आपके ऐप की कुंजी नहीं पढ़ पा रही। कृपया रिकवरी कोड डालें।',
  ],
  keyReplaced: [
    'The shop can no longer read the key of this QR code. Please begin again with a new one.',
    'दुकान अब इस QR कोड की कुंजी नहीं पढ़ पा रही। कृपया नए QR कोड से फिर शुरू करें।',
  ],
  passkeyName: ['the name of the passkey', 'पासकी का नाम'],
  wrongPasskey: [
    'This passkey was not accepted. Please try again, or use another second step.',
    'यह पासकी नहीं मानी गई। कृपया फिर कोशिश करें, या दूसरा कदम किसी और तरीके से पूरा करें।',
  ],
  unknownPasskey: [
    'This passkey is not one of your account’s. Please use another one, or another second step.',
    'यह पासकी आपके अकाउंट की नहीं है। कृपया दूसरी पासकी लें, या दूसरा कदम किसी और तरीके से पूरा करें।',
  ],
  passkeyTooLate: [
    'That took too long, or this passkey was used already. Please try again.',
    'समय निकल गया, या यह पासकी अभी इस्तेमाल हो चुकी है। कृपया फिर कोशिश करें।',
  ],
  otherAddress: [
    'This passkey was used at another address. Please open the shop at its own address, and try again.',
    'यह पासकी किसी और पते पर इस्तेमाल हुई। कृपया दुकान को उसके अपने पते पर खोलकर फिर कोशिश करें।',
  ],
  needsDomain: [
    'Passkeys work only at the shop’s own domain with https, or on localhost: not at an address of numbers. Please use an authenticator app.',
    'पासकी सिर्फ़ दुकान के अपने डोमेन पर https के साथ, या localhost पर चलती है: नंबरों वाले पते पर नहीं। कृपया ऑथेंटिकेटर ऐप लें।',
  ],
  noPasskey: ['Your account has no passkey.', 'आपके अकाउंट में कोई पासकी नहीं है।'],
  passkeyTaken: [
    'This passkey was added already. Please use another device.',
    'यह पासकी पहले ही जोड़ी जा चुकी है। कृपया कोई और डिवाइस लें।',
  ],
  tooManyPasskeys: [
    'You have as many passkeys as are possible. Please remove one first.',
    'आपके पास जितनी पासकी हो सकती हैं, उतनी हैं। पहले एक हटाएँ।',
  ],
  passkeyGone: ['This passkey was removed already.', 'यह पासकी पहले ही हटा दी गई है।'],
  lastFactor: [
    'This is your only second step. Turn two-step login off instead.',
    'यही आपका अकेला दूसरा कदम है। इसके बजाय दो-चरण लॉग इन बंद करें।',
  ],
  tooMany: ['Too many wrong attempts.', 'बहुत बार गलत कोशिश हो चुकी है।'],
  startAgain: [
    'That took too long. Please begin again with a new QR code.',
    'समय निकल गया। कृपया नए QR कोड से फिर शुरू करें।',
  ],
  ownFirst: [
    'Please set up your own two-step login first: without it, you could not come back here.',
    'पहले अपना दो-चरण लॉग इन चालू करें: उसके बिना आप यहाँ वापस नहीं आ पाएँगे।',
  ],
  rolesMissing: ['Please choose the roles', 'कृपया भूमिकाएँ चुनें'],
  isOff: ['Two-step login is off.', 'दो-चरण लॉग इन बंद है।'],
});
