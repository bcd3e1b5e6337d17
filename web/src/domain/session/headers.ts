import { currentLanguage } from '../../texts/language';

/** Headers of a request to the server, which answers in the present language. */
export const headersOf = (token: string | null): Record<string, string> => ({
  'accept-language': currentLanguage(),
  ...(token !== null && { authorization: `Bearer ${token}` }),
});
