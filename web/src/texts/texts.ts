import type { Translated } from './catalogue';
import { en } from './en';
import { messages, type PlainKey, type Texts } from './messages';

const loadHindi = async () => (await import('./hi')).hi;

const texts = messages(en, loadHindi);

/** For components, which re-render when the language changes. */
export const useTexts = texts.use;

/** For other code: formats a message in the current language. */
export const say = texts.say;

/** Of a message without parameters that a room shows. */
export type RoomTextKey<Own extends Texts> = PlainKey<typeof en & Own>;

const merged = (shared: Texts, own: Texts): Texts =>
  Object.fromEntries(
    Object.keys({ ...shared, ...own }).map((screen) => [screen, { ...shared[screen], ...own[screen] }]),
  );

/** The messages of a room: its own, and those that several rooms show. */
export const textsOfRoom = <const Own extends Texts>(
  own: Own,
  hindi: () => Promise<Translated<Own> & Texts>,
) =>
  messages(merged(en, own) as typeof en & Own, async () => {
    const [shared, its] = await Promise.all([loadHindi(), hindi()]);
    return merged(shared, its) as unknown as Translated<typeof en & Own>;
  });
