import { use } from 'react';
import { messages } from '../../../texts/messages';
import { en } from './en';

/** Texts of the two-step login, which the first view does not load. */
const texts = messages(en, async () => (await import('./hi')).hi);

export const useTwoStepTexts = () => {
  use(texts.ready);
  return texts.use();
};

export const say = texts.say;
