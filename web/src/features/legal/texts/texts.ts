import { createTranslator } from 'use-intl/core';
import { catalogue } from '../../../shared/lib/catalogue';
import { en } from './en';

type Translator = ReturnType<typeof createTranslator<typeof en>>;

/** The default legal texts, which only their pages and the settings load. */
const texts = catalogue<Translator>(createTranslator({ locale: 'en-IN', messages: en }), {
  hi: async () => {
    const { hi } = await import('./hi');
    return createTranslator({ locale: 'hi-IN', messages: hi as unknown as typeof en });
  },
});

/** Resolves once the texts are loaded in the current language. */
export const legalWords = texts.ready;

export const useTexts: () => Translator = texts.use;
export const say = texts.say;
