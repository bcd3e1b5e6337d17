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
  tooMany: ['Too many wrong codes.', 'बहुत बार गलत कोड डाला गया है।'],
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
