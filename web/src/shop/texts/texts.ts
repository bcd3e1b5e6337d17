import { en as sharedEn } from '../../texts/en';
import { messages, type PlainKey } from '../../texts/messages';
import { en as shopEn } from './en';

const en = { ...sharedEn, ...shopEn };

export type ShopTextKey = PlainKey<typeof en>;

/** The messages of the shop, and those that every room has. */
const texts = messages(en, async () => {
  const [shared, shop] = await Promise.all([import('../../texts/hi'), import('./hi')]);
  return { ...shared.hi, ...shop.hi };
});

export const useTexts = texts.use;
export const say = texts.say;
