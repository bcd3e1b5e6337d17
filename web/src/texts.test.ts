// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { en as legalEn } from './domain/legal/texts/en';
import { hi as legalHi } from './domain/legal/texts/hi';
import { en as orderEn } from './domain/orders/texts/en';
import { hi as orderHi } from './domain/orders/texts/hi';
import { en as twoStepEn } from './shop/account/texts/en';
import { hi as twoStepHi } from './shop/account/texts/hi';
import { en as shopEn } from './shop/texts/en';
import { hi as shopHi } from './shop/texts/hi';
import { en as staffEn } from './staff/texts/en';
import { hi as staffHi } from './staff/texts/hi';
import { en as sharedEn } from './texts/en';
import { hi as sharedHi } from './texts/hi';

/** A compiled message: a text or its parts. */
type Message = string | readonly unknown[];
type Catalogue = Readonly<Record<string, Readonly<Record<string, Message>>>>;

const catalogues: readonly (readonly [name: string, english: Catalogue, hindi: Catalogue])[] = [
  ['several rooms', sharedEn, sharedHi],
  ['the shop', shopEn, shopHi],
  ['the staff area', staffEn, staffHi],
  ['the legal pages', legalEn, legalHi],
  ['placed orders', orderEn, orderHi],
  ['the two-step login', twoStepEn, twoStepHi],
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

it('texts that only one room shows are in that room', () => {
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
