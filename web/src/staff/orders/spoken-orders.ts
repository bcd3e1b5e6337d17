import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../shared/lib/storage';
import { OneTab } from './one-tab';

const storageKey = 'orders:spoken';

/** Not texts of the catalogue: the language is chosen for the tablet, not for who looks at it. */
const sentences = {
  en: (numbers: string, more: number) => `New order: ${numbers}${more > 0 ? ` and ${more} more` : ''}`,
  hi: (numbers: string, more: number) => `नया ऑर्डर: ${numbers}${more > 0 ? ` और ${more} और` : ''}`,
};
/** More than these are counted. */
const maxNumbers = 5;
const speaking = new OneTab('order-speech');

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

/** Resolves once it is said, or cancelled. */
function say(text: string, voice: SpeechSynthesisVoice): Promise<void> {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  return new Promise((resolve) => {
    for (const end of ['end', 'error']) utterance.addEventListener(end, () => resolve(), { once: true });
    speech()?.speak(utterance);
  });
}

export const stopSpeaking = () => speech()?.cancel();

/** Says the numbers of new orders aloud, in one tab, if this device is set to. */
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
      const numbers = names.slice(0, maxNumbers).map((name) => name.replace('#', ''));
      const text = sentences[language](numbers.join(', '), names.length - numbers.length);
      void speaking.run(() => say(text, voice));
    },
    [language],
  );
  return useMemo(() => ({ languages, language, choose, speak }), [languages, language, choose, speak]);
}
