import { textsOfRoom, type RoomTextKey } from '../../texts/texts';
import { en } from './en';

export type StaffTextKey = RoomTextKey<typeof en>;

const texts = textsOfRoom(en, async () => (await import('./hi')).hi);

/** Resolves when the current language is loaded, or cannot be loaded, which leaves English. */
export const staffWords = texts.ready;

export const useTexts = texts.use;
export type Translate = ReturnType<typeof useTexts>;
export const say = texts.say;
