import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../shared/lib/storage';

const storageKey = 'orders:spoken';

/** Not texts of the catalogue: the language is chosen for the tablet, not for who looks at it. */
const sentences = {
  en: (numbers: string) => `New order: ${numbers}`,
  hi: (numbers: string) => `नया ऑर्डर: ${numbers}`,
};
type SpokenLanguage = keyof typeof sentences;
const isSpoken = (language: string): language is SpokenLanguage => language in sentences;

const speech = () => (globalThis as Partial<typeof globalThis>).speechSynthesis;

const voiceOf = (language: string) => {
  const voices = (speech()?.getVoices() ?? []).filter(({ lang }) => lang.toLowerCase().startsWith(language));
  return voices.find(({ lang }) => /in$/i.test(lang)) ?? voices[0];
};

/** The languages for which this device has a voice: `en hi`. */
const available = () => ['en', 'hi'].filter((language) => voiceOf(language)).join(' ');

function onVoices(listener: () => void): () => void {
  // Voices are loaded when they are asked for.
  const from = speech();
  from?.addEventListener?.('voiceschanged', listener);
  return () => from?.removeEventListener?.('voiceschanged', listener);
}

/** Says the numbers of new orders aloud, if this device was told to. */
export function useSpokenOrders() {
  const found = useSyncExternalStore(onVoices, available);
  const languages = useMemo(() => found.split(' ').filter(isSpoken), [found]);
  const [stored, setStored] = useState(() => readStored(storageKey));
  const language = languages.find((each) => each === stored);
  const choose = useCallback((next: SpokenLanguage | undefined) => {
    writeStored(storageKey, next ?? null);
    setStored(next ?? null);
  }, []);
  const speak = useCallback(
    (names: readonly string[]) => {
      const voice = language && voiceOf(language);
      if (!voice || names.length === 0) return;
      const numbers = names.map((name) => name.replace('#', '')).join(', ');
      const utterance = new SpeechSynthesisUtterance(sentences[language](numbers));
      utterance.voice = voice;
      utterance.lang = voice.lang;
      speech()?.speak(utterance);
    },
    [language],
  );
  return useMemo(() => ({ languages, language, choose, speak }), [languages, language, choose, speak]);
}
