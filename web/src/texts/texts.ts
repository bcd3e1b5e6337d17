import { createTranslator } from 'use-intl/core';
import { catalogue } from '../shared/lib/catalogue';
import { en } from './en';

type Translator = ReturnType<typeof createTranslator<typeof en>>;

/** ICU messages by key. A build compiles them: see `plugins/inline-texts.ts`. */
const texts = catalogue<Translator>(createTranslator({ locale: 'en-IN', messages: en }), {
  hi: async () => {
    const { hi } = await import('./hi');
    // Types see to the same keys, a test to the same parameters.
    return createTranslator({ locale: 'hi-IN', messages: hi as unknown as typeof en });
  },
});

/** What the shop says, for components: in another language they are drawn anew. */
export const useTexts: () => Translator = texts.use;

/** What the shop says, in the language that is spoken now: for what is no component. */
export const say = texts.say;
