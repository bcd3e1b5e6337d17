import { sentences } from '../../platform/sentences.js';

export const say = sentences('uploads', {
  notAPicture: [
    'Choose a JPEG, PNG, WebP, GIF or AVIF picture. If yours is something else, save it as one of these and try again.',
    'कोई JPEG, PNG, WebP, GIF या AVIF फ़ोटो चुनें। अगर आपकी फ़ोटो कुछ और है, तो उसे इनमें से किसी रूप में सेव करके फिर से कोशिश करें।',
  ],
  moreThanPicture: [
    'This file contains more than a picture. Save the picture again, for example as JPEG, and try again.',
    'इस फ़ाइल में फ़ोटो के अलावा भी कुछ है। फ़ोटो को फिर से, जैसे JPEG में, सेव करके फिर से कोशिश करें।',
  ],
  damaged: [
    'This picture is damaged or incomplete. Choose another one, or save it again and try again.',
    'यह फ़ोटो खराब या अधूरी है। कोई और चुनें, या इसे दोबारा सेव करके फिर से कोशिश करें।',
  ],
  tooManyPixels: [
    'This picture has more than {max} megapixels. Make it smaller and try again.',
    'यह फ़ोटो {max} मेगापिक्सल से बड़ी है। इसे छोटा करके फिर से कोशिश करें।',
  ],
  tooWide: [
    'This picture is more than {max} pixels wide or high. Make it smaller and try again.',
    'यह फ़ोटो {max} पिक्सल से ज़्यादा चौड़ी या ऊँची है। इसे छोटा करके फिर से कोशिश करें।',
  ],
  tooMany: ['You have uploaded many pictures already.', 'आप पहले ही बहुत सी फ़ोटो अपलोड कर चुके हैं।'],
  tooLarge: [
    'This picture is larger than {max} MB. Make it smaller and try again.',
    'यह फ़ोटो {max} MB से बड़ी है। इसे छोटा करके फिर से कोशिश करें।',
  ],
  incomplete: ['The upload is not complete. Please try again.', 'अपलोड पूरा नहीं हुआ। कृपया फिर से कोशिश करें।'],
  notMultipart: [
    'Send the picture as multipart/form-data, in the field {field}.',
    'फ़ोटो multipart/form-data के रूप में, {field} फ़ील्ड में भेजें।',
  ],
  choose: ['Choose a picture.', 'कोई फ़ोटो चुनें।'],
  tooSlow: ['The upload was too slow. Please try again.', 'अपलोड बहुत धीमा था। कृपया फिर से कोशिश करें।'],
  onePicture: ['Send one picture, in the field {field}.', 'एक फ़ोटो भेजें, {field} फ़ील्ड में।'],
  textTooLong: ['This text is too long. Please make it shorter.', 'यह बहुत लंबा है। कृपया इसे छोटा करें।'],
  nothingElse: [
    'Send nothing but one picture, in the field {field}.',
    '{field} फ़ील्ड में सिर्फ़ एक फ़ोटो भेजें, और कुछ नहीं।',
  ],
  crowded: [
    'Many pictures are being uploaded right now. Please try again in a moment.',
    'अभी बहुत सी फ़ोटो अपलोड हो रही हैं। कृपया थोड़ी देर में फिर से कोशिश करें।',
  ],
});
