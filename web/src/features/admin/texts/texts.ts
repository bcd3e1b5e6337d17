import { createTranslator } from 'use-intl/core';
import { catalogue } from '../../../shared/lib/catalogue';
import { en as shopEn } from '../../../texts/en';
import { en as adminEn } from './en';

const en = { ...shopEn, ...adminEn };

type Translator = ReturnType<typeof createTranslator<typeof en>>;

/** The messages of the shop and of the admin area. */
const texts = catalogue<Translator>(createTranslator({ locale: 'en-IN', messages: en }), {
  hi: async () => {
    const [shop, admin] = await Promise.all([import('../../../texts/hi'), import('./hi')]);
    const messages = { ...shop.hi, ...admin.hi } as unknown as typeof en;
    return createTranslator({ locale: 'hi-IN', messages });
  },
});

/** Resolves when the current language is loaded, or cannot be loaded, which leaves English. */
export const adminWords = texts.ready;

export const useTexts: () => Translator = texts.use;
export const say = texts.say;
