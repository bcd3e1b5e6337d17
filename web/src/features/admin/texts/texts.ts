import { createTranslator } from 'use-intl/core';
import { catalogue } from '../../../shared/lib/catalogue';
import { en as shopEn } from '../../../texts/en';
import { en as adminEn } from './en';

const en = { ...shopEn, ...adminEn };

type Translator = ReturnType<typeof createTranslator<typeof en>>;

/** The shop's words, and those that only admins read. */
const texts = catalogue<Translator>(createTranslator({ locale: 'en-IN', messages: en }), {
  hi: async () => {
    const [shop, admin] = await Promise.all([import('../../../texts/hi'), import('./hi')]);
    const messages = { ...shop.hi, ...admin.hi } as unknown as typeof en;
    return createTranslator({ locale: 'hi-IN', messages });
  },
});

/** Ends when the words are there in the language that is spoken. */
export const adminWords = texts.ready;

export const useTexts: () => Translator = texts.use;
export const say = texts.say;
