import { catalogue } from '../../texts/catalogue';

const asTheyCome = (sentence: string, _code?: string) => sentence;

const sentences = catalogue<typeof asTheyCome>(asTheyCome, {
  hi: async () => (await import('../../texts/hi-server')).inHindi,
});

/**
 * Translates the server's English text into the present language: by its wording, else by its error code, else
 * unchanged.
 */
export const serverWords = sentences.say;
