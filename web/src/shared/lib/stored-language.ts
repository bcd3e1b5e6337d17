import { currentLocale, speak, type Language } from '../../texts/language';
import { languageKey, preferredLanguage } from './preferred-language';
import { onStoredByOtherTab, writeStored } from './storage';

/** Changes the language in every tab. @throws if its texts cannot be loaded */
export async function chooseLanguage(language: Language): Promise<void> {
  if (await speak(language)) writeStored(languageKey, language);
}

/** Starts with the stored or the browser's language; with English if its texts cannot be loaded. */
export async function restoreLanguage(): Promise<void> {
  await speak(preferredLanguage()).catch(() => {
    // The prerendered screen may be in the other one.
    document.documentElement.lang = currentLocale();
  });
}

onStoredByOtherTab([languageKey], () => void restoreLanguage());
