import { en as sharedEn } from '../../texts/en';
import { merged, messages, type PlainKey } from '../../texts/messages';
import { en as staffEn } from './en';

const en = merged(sharedEn, staffEn);

export type StaffTextKey = PlainKey<typeof en>;

/** The messages of the staff area, and those that several rooms show. */
const texts = messages(en, async () => {
  const [shared, staff] = await Promise.all([import('../../texts/hi'), import('./hi')]);
  return merged(shared.hi, staff.hi);
});

/** Resolves when the current language is loaded, or cannot be loaded, which leaves English. */
export const staffWords = texts.ready;

export const useTexts = texts.use;
export const say = texts.say;
