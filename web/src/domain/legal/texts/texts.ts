import { messages } from '../../../texts/messages';
import { en } from './en';

/** The default legal texts, which only their pages and the settings load. */
const texts = messages(en, async () => (await import('./hi')).hi);

/** Resolves once the texts are loaded in the current language. */
export const legalWords = texts.ready;

export const useTexts = texts.use;
export const say = texts.say;
