import { textsOfRoom, type RoomTextKey } from '../../texts/texts';
import { en } from './en';

export type ShopTextKey = RoomTextKey<typeof en>;

const texts = textsOfRoom(en, async () => (await import('./hi')).hi);

export const useTexts = texts.use;
export const say = texts.say;
