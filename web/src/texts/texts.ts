import { createTranslator } from 'use-intl/core';
import { catalogue } from '../shared/lib/catalogue';
import { en } from './en';

type Translator = ReturnType<typeof createTranslator<typeof en>>;

/** ICU messages by key, compiled by `plugins/inline-texts.ts`. */
const texts = catalogue<Translator>(createTranslator({ locale: 'en-IN', messages: en }), {
  hi: async () => {
    const { hi } = await import('./hi');
    // Types ensure the same keys, a test the same parameters.
    return createTranslator({ locale: 'hi-IN', messages: hi as unknown as typeof en });
  },
});

/** For components, which re-render when the language changes. */
export const useTexts: () => Translator = texts.use;

/** For other code: formats a message in the current language. */
export const say = texts.say;
