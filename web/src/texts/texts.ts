import { en } from './en';
import { messages } from './messages';

const texts = messages(en, async () => (await import('./hi')).hi);

/** For components, which re-render when the language changes. */
export const useTexts = texts.use;

/** For other code: formats a message in the current language. */
export const say = texts.say;
