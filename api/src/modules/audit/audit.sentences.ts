import { sentences } from '../../platform/sentences.js';

export const say = sentences('audit', {
  settingsChanged: [
    'Somebody else has changed the settings meanwhile. Look at them as they are now before you save yours.',
    'इस बीच किसी और ने सेटिंग बदल दी हैं। अपनी सेव करने से पहले उन्हें एक बार देख लें।',
  ],
  optionsChanged: [
    'Somebody else has changed these options meanwhile. Look at them as they are now before you save yours.',
    'इस बीच किसी और ने ये विकल्प बदल दिए हैं। अपने सेव करने से पहले उन्हें एक बार देख लें।',
  ],
  categoryChanged: [
    'Somebody else has changed this category meanwhile. Look at it as it is now before you save yours.',
    'इस बीच किसी और ने यह श्रेणी बदल दी है। अपना सेव करने से पहले देख लें कि अब यह कैसी है।',
  ],
  dishChanged: [
    'Somebody else has changed this dish meanwhile. Look at it as it is now before you save yours.',
    'इस बीच किसी और ने यह डिश बदल दी है। अपना सेव करने से पहले देख लें कि अब यह कैसी है।',
  ],
});
