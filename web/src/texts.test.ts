// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { en as legalEn } from './domain/legal/texts/en';
import { hi as legalHi } from './domain/legal/texts/hi';
import { en as shopEn } from './shop/texts/en';
import { hi as shopHi } from './shop/texts/hi';
import { en as staffEn } from './staff/texts/en';
import { hi as staffHi } from './staff/texts/hi';
import { en as sharedEn } from './texts/en';
import { hi as sharedHi } from './texts/hi';
import { inHindi, parts, sentences } from './texts/hi-server';

/** A compiled message: a text or its parts. */
type Message = string | readonly unknown[];
type Catalogue = Readonly<Record<string, Readonly<Record<string, Message>>>>;

const catalogues: readonly (readonly [name: string, english: Catalogue, hindi: Catalogue])[] = [
  ['several rooms', sharedEn, sharedHi],
  ['the shop', shopEn, shopHi],
  ['the staff area', staffEn, staffHi],
  ['the legal pages', legalEn, legalHi],
];

const messages = (catalogue: Catalogue) =>
  Object.entries(catalogue).flatMap(([screen, texts]) =>
    Object.entries(texts).map(([name, message]) => [`${screen}.${name}`, message] as const),
  );
const keys = (catalogue: Catalogue) => messages(catalogue).map(([key]) => key);

/** The arguments of a message: its parameters with their kinds, and its tags. */
function wants(message: unknown): string[] {
  if (!Array.isArray(message)) {
    return typeof message === 'object' && message !== null ? Object.values(message).flatMap(wants) : [];
  }
  const [name, kind, ...rest] = message as unknown[];
  // [name] is a parameter, [name, 2, …] one with a plural, [tag, ...contents] tagged text.
  const isArgument = typeof name === 'string' && (message.length === 1 || typeof kind === 'number');
  return isArgument
    ? [`${name} ${typeof kind === 'number' ? kind : ''}`, ...rest.flatMap(wants)]
    : message.flatMap(wantsOfPart);
}
const wantsOfPart = (part: unknown): string[] =>
  Array.isArray(part) && typeof part[0] === 'string' && part.length > 1 && typeof part[1] !== 'number'
    ? [`<${part[0]}>`, ...part.slice(1).flatMap(wantsOfPart)]
    : wants(part);

const requested = (message: Message) => [...new Set(wants(message))].toSorted();

const src = import.meta.dirname;
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/(\.test\.|(^|[/\\])gql[/\\]|texts[/\\](en|hi))/.test(file))
  .map((file) => [file, readFileSync(path.join(src, file), 'utf8')] as const);

describe.each(catalogues)('the catalogue of %s', (_name, english, hindi) => {
  it('has the same keys in both languages and no empty messages', () => {
    expect(keys(hindi)).toEqual(keys(english));
    for (const [key, message] of [...messages(english), ...messages(hindi)]) {
      expect(message.length, key).toBeGreaterThan(0);
    }
  });

  it('has the same arguments in both languages', () => {
    const inEnglish = new Map(messages(english).map(([key, message]) => [key, requested(message)]));
    const inOther = new Map(messages(hindi).map(([key, message]) => [key, requested(message)]));
    expect(Object.fromEntries(inOther)).toEqual(Object.fromEntries(inEnglish));
    expect([...inEnglish.values()].filter((list) => list.length > 0).length).toBeGreaterThan(5);
  });

  it('writes Hindi in Devanagari', () => {
    for (const [key, message] of messages(hindi)) expect(JSON.stringify(message), key).toMatch(/[ऀ-ॿ]/);
  });

  it('has no unused messages', () => {
    const code = sources.map(([, text]) => text).join('\n');
    // `orderStatus.${status}` uses all messages of that screen.
    const whole = new Set([...code.matchAll(/`(\w+)\.\$\{/g)].map(([, screen = '']) => screen));
    const unsaid = keys(english).filter(
      (key) => !code.includes(`'${key}'`) && !whole.has(key.split('.')[0] ?? ''),
    );
    expect(unsaid).toEqual([]);
  });
});

it('texts that only one room shows stand in that room', () => {
  const roomOf = (file: string) => /^(?:app[/\\])?(shop|staff)[/\\]/.exec(file)?.[1] ?? 'shared';
  const roomsOf = (key: string) => {
    const ofScreen = `\`${key.split('.')[0]}.\${`;
    const users = sources.filter(([, text]) => text.includes(`'${key}'`) || text.includes(ofScreen));
    return new Set(users.map(([file]) => roomOf(file)));
  };
  const misplaced = keys(sharedEn).filter((key) => {
    const rooms = roomsOf(key);
    return rooms.size === 1 && !rooms.has('shared');
  });
  expect(misplaced).toEqual([]);
});

it('components render texts with a hook, so that they follow the language', () => {
  // In components, `say` is only for texts that are shown once, such as toasts and announcements.
  const inMarkup = sources
    .filter(([file, text]) => file.endsWith('.tsx') && /(=|>|\?|:|&&)\s*\{?say\(/.test(text))
    .map(([file]) => file);
  expect(inMarkup).toEqual([]);
});

describe('sentences of the server', () => {
  const api = path.resolve(src, '../../api/src');
  const server = readdirSync(api, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('sandbox'))
    .map((file) => readFileSync(path.join(api, file), 'utf8'))
    .join('\n')
    .replaceAll(/\$\{[^}]*\}/g, '{}')
    .replaceAll('{}{}', '{}');

  it('translate the label of every charge', async () => {
    const { chargeLabels } = await vi.importActual<{ chargeLabels: Readonly<Record<string, string>> }>(
      '../../api/src/modules/quote/bill',
    );
    for (const label of Object.values(chargeLabels)) expect(inHindi(label)).not.toMatch(/[a-z]/i);
  });

  it('have a Hindi translation only if the server still uses them', () => {
    // Search the longest piece without parameters, because the server composes sentences.
    const piece = (sentence: string) =>
      sentence
        .split(/\{\w+\}|[.:;,]|(?<=for )one|(?<=free )times?/)
        .toSorted((one, other) => other.length - one.length)[0]
        ?.trim() ?? '';
    expect(
      [...sentences, ...parts].map(([english]) => piece(english)).filter((text) => !server.includes(text)),
    ).toEqual([]);
  });

  it('are translated if an earlier version has stored them', () => {
    expect(inHindi('The table on Saturday, 5 December 2026 at 19:30 could not be had any more.')).not.toMatch(
      /[a-z]/i,
    );
  });

  it('are translated for every limit', () => {
    const limits = [...server.matchAll(/take(?:Network)?Point\([^;]*?'([A-Z][^']+)'/g)].map(
      ([, sentence = '']) => `${sentence} Please try again in 5 minutes.`,
    );
    expect(limits.length).toBeGreaterThan(10);
    expect(limits.filter((sentence) => inHindi(sentence) === sentence)).toEqual([]);
  });

  it('are wholly Hindi if they ask for an input', () => {
    const labels = [...server.matchAll(/\b(?:exact|pinCode)?[tT]ext\(\s*'([a-z][^']+)'/g)].map(
      ([, label = '']) => label,
    );
    expect(labels.length).toBeGreaterThan(20);
    const asked = [...server.matchAll(/['`](Please enter [^'`\n]*)['`]/g)].map(([, text = '']) =>
      text.replaceAll('{}', '7'),
    );
    const all = [
      ...asked,
      ...labels.flatMap((label) => [
        `Please enter ${label}`,
        `Please use at most 7 characters for ${label}`,
        `Please remove the unreadable characters from ${label}`,
      ]),
    ];
    expect(all.filter((sentence) => inHindi(sentence) === sentence)).toEqual([]);
  });

  it('are never half Hindi', () => {
    expect(inHindi('Please enter something new')).toBe('Please enter something new');
    expect(inHindi('Please enter something new', 'BAD_USER_INPUT')).toBe('कृपया अपनी जानकारी जाँच लें।');
    expect(inHindi('The kitchen is closed (Diwali). Come back soon.', 'CLOSED')).toBe(
      'अभी ऑर्डर नहीं लिए जा रहे हैं।',
    );
  });

  it('have no unknown parameters in Hindi', () => {
    const names = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
    const unlike = [...sentences, ...parts].filter(([english, hindi]) =>
      names(hindi).some((name) => !names(english).includes(name)),
    );
    expect(unlike).toEqual([]);
  });

  it.each([
    ['There is no such order.', 'ऐसा कोई ऑर्डर नहीं है।'],
    ['Please enter your address', 'कृपया अपना पता लिखें'],
    [
      'Please choose at most 3 of “Extras” for Paneer Roll, each at most 2 times.',
      'कृपया Paneer Roll के लिए “Extras” में से ज़्यादा से ज़्यादा 3 चुनें, हर एक ज़्यादा से ज़्यादा 2 बार।',
    ],
    ['Please choose 1 of “Size” for Paneer Roll.', 'कृपया Paneer Roll के लिए “Size” में से 1 चुनें।'],
    [
      'Your table for 4 is booked for Saturday, 28 November 2026 at 19:30.',
      'शनिवार, 28 नवंबर 2026 को 19:30 बजे 4 मेहमानों के लिए आपकी टेबल बुक हो गई है।',
    ],
    [
      'No table for 4 is free on Saturday, 28 November 2026 at 19:30. The nearest free times that day: 18:00, 18:30 and 21:00.',
      'शनिवार, 28 नवंबर 2026 को 19:30 बजे 4 लोगों के लिए कोई टेबल खाली नहीं है। उस दिन सबसे पास के खाली समय: 18:00, 18:30 और 21:00।',
    ],
    [
      'The kitchen is closed (Diwali). Orders are taken again on Saturday, 28 November 2026 at 11:00.',
      'रसोई बंद है (Diwali)। ऑर्डर शनिवार, 28 नवंबर 2026 को 11:00 बजे से फिर लिए जाएँगे।',
    ],
    [
      'The kitchen takes a short break. Orders are taken again today at 19:30.',
      'रसोई थोड़ी देर के लिए रुकी है। ऑर्डर आज 19:30 बजे से फिर लिए जाएँगे।',
    ],
    [
      'Too many attempts to log in. Please try again in 5 minutes.',
      'बहुत बार कोशिश हो चुकी है। कृपया 5 मिनट बाद फिर से कोशिश करें।',
    ],
    [
      'It was paid twice. We have asked your bank to return the money; most banks take 5 to 7 days.',
      'पेमेंट दो बार हो गया था। हमने आपके बैंक से पैसे लौटाने को कह दिया है; ज़्यादातर बैंक 5 से 7 दिन लेते हैं।',
    ],
  ])('are translated: %s', (english, hindi) => {
    expect(inHindi(english)).toBe(hindi);
  });

  it('fall back to the error code, or else to English, if unknown', () => {
    expect(inHindi('Something new.', 'FULLY_BOOKED')).toBe('इस समय कोई टेबल खाली नहीं है।');
    expect(inHindi('Something new.')).toBe('Something new.');
    // A customer's text is not translated, even if it contains a sentence of the server.
    expect(inHindi('I waited for 20 minutes')).toBe('I waited for 20 minutes');
  });
});
