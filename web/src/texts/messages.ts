import { createTranslator } from 'use-intl/core';
import { catalogue, type Translated } from './catalogue';

export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The keys of messages without parameters. */
export type PlainKey<English extends Texts> = {
  [Screen in keyof English & string]: {
    [Name in keyof English[Screen] & string]: English[Screen][Name] extends `${string}{${string}`
      ? never
      : `${Screen}.${Name}`;
  }[keyof English[Screen] & string];
}[keyof English & string];

/** A catalogue of ICU messages by screen, compiled by `plugins/inline-texts.ts`. */
export function messages<const English extends Texts>(
  english: English,
  hindi: () => Promise<Translated<English>>,
) {
  type Translator = ReturnType<typeof createTranslator<English>>;
  return catalogue<Translator>(createTranslator({ locale: 'en-IN', messages: english }), {
    // Types ensure the same keys, a test the same parameters.
    hi: async () => createTranslator({ locale: 'hi-IN', messages: (await hindi()) as unknown as English }),
  });
}
