import { sentences } from '../../platform/sentences.js';

export const say = sentences('audit', {
  subjectInvalid: ['The subject must be one of: {values}', 'subject इनमें से एक होना चाहिए: {values}'],
  settingsChanged: [
    'Someone else has changed the settings. Please check the current settings before you save yours.',
    'इस बीच किसी और ने सेटिंग बदल दी हैं। अपनी सेव करने से पहले उन्हें एक बार देख लें।',
  ],
  optionsChanged: [
    'Someone else has changed these options. Please check the current options before you save yours.',
    'इस बीच किसी और ने ये विकल्प बदल दिए हैं। अपने सेव करने से पहले उन्हें एक बार देख लें।',
  ],
  categoryChanged: [
    'Someone else has changed this category. Please check the current category before you save yours.',
    'इस बीच किसी और ने यह श्रेणी बदल दी है। अपना सेव करने से पहले देख लें कि अब यह कैसी है।',
  ],
  ruleChanged: [
    'Someone else has changed this. Please look at the present choice before you save yours.',
    'इस बीच किसी और ने इसे बदल दिया है। अपना सेव करने से पहले उसे एक बार देख लें।',
  ],
  keysChanged: [
    'Someone else has changed these keys. Please look at the present ones before you save yours.',
    'इस बीच किसी और ने ये कुंजियाँ बदल दी हैं। अपनी सेव करने से पहले उन्हें एक बार देख लें।',
  ],
  printerChanged: [
    'Someone else has changed this printer. Please check its current settings before you save yours.',
    'इस बीच किसी और ने यह प्रिंटर बदल दिया है। अपनी सेटिंग सेव करने से पहले एक बार देख लें।',
  ],
  dishChanged: [
    'Someone else has changed this dish. Please check the current dish before you save yours.',
    'इस बीच किसी और ने यह डिश बदल दी है। अपना सेव करने से पहले देख लें कि अब यह कैसी है।',
  ],
});
