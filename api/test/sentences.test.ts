import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { allSentences } from '../src/platform/sentences.js';

const src = fileURLToPath(new URL('../src', import.meta.url));
const names = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
const sources = names
  .filter((name) => !/\.(sentences|test)\.ts$/.test(name))
  .map((name) => [name.replaceAll('\\', '/'), readFileSync(path.join(src, name), 'utf8')] as const);

beforeAll(async () => {
  for (const name of names.filter((each) => each.endsWith('.sentences.ts')))
    await import(path.join(src, name));
});

const paramsOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

it('every sentence is in English and in Hindi, with the same parameters', () => {
  expect(allSentences.size).toBeGreaterThan(400);
  for (const [key, [english, hindi]] of allSentences) {
    expect(english, key).not.toMatch(/[ऀ-ॿ]/);
    expect(paramsOf(hindi), key).toEqual(paramsOf(english));
    // A PIN is written in Latin letters.
    const hasWords = /[a-z]/i.test(english.replaceAll(/\{\w+\}|^the PIN$/g, ''));
    if (hasWords) expect(hindi, key).toMatch(/[ऀ-ॿ]/);
  }
});

it('every sentence is used', () => {
  const keys = [...allSentences.keys()].filter((key) => !key.startsWith('test.'));
  const unused = keys.filter((key) => {
    const [module = '', name = ''] = key.split('.');
    const isCommon = module === 'common';
    const use = new RegExp(String.raw`\b${isCommon ? 'common' : 'say'}\.${name}\b`);
    return !sources.some(
      ([file, text]) => (isCommon || file.startsWith(`modules/${module}/`)) && use.test(text),
    );
  });
  // By the name of the problem that the process reports.
  expect(unused.toSorted()).toEqual(['uploads.tooManyPixels', 'uploads.tooWide']);
});

it('errors of modules and issues of their inputs are sentences', () => {
  const isText = (file: string, text: string) =>
    /DomainError\(\s*'\w+',\s*['"`]/.test(text) ||
    (file.endsWith('.input.ts') && /[(,]\s*(['"`])[A-Z][^'"`]* [^'"`]*\1/.test(text));
  const texts = sources.filter(([file, text]) => file.startsWith('modules/') && isText(file, text));
  expect(texts.map(([file]) => file)).toEqual([]);
});
