import { en as sharedEn } from '../../texts/en';
import { merged, messages, type PlainKey } from '../../texts/messages';
import { en as shopEn } from './en';

const en = merged(sharedEn, shopEn);

export type ShopTextKey = PlainKey<typeof en>;

/** The messages of the shop, and those that several rooms show. */
const texts = messages(en, async () => {
  const [shared, shop] = await Promise.all([import('../../texts/hi'), import('./hi')]);
  return merged(shared.hi, shop.hi);
});

export const useTexts = texts.use;
export const say = texts.say;
