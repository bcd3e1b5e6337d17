import { catalogue } from './catalogue';

const asTheyCome = (sentence: string, _code?: string) => sentence;

const sentences = catalogue<typeof asTheyCome>(asTheyCome, {
  hi: async () => (await import('../../texts/hi-server')).inHindi,
});

/**
 * What the server said, which is always English, in the language that is spoken now: by its words, else by the code of
 * an error, else as it came.
 */
export const serverWords = sentences.say;
