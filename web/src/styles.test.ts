import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.tsx', '!./**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const shared = ['base.css', 'layout.css'].map((name) =>
  readFileSync(path.join(import.meta.dirname, 'shared/ui', name), 'utf8'),
);
const declared = [
  ...new Set(
    shared.flatMap((css) => [...css.matchAll(/\.([a-z][\w-]*)(?=[^;}]*\{)/g)].map(([, name]) => name)),
  ),
] as string[];

/** Of attributes in plain text, and of the plain parts of templates. */
const used = Object.entries(sources).flatMap(([file, text]) =>
  [...text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*))/g)].flatMap(([, plain, template = '']) =>
    (plain ?? template.replaceAll(/\$\{[^}]*\}?/g, ' '))
      .split(/\s+/)
      .filter((name) => /^[a-z]/.test(name))
      .map((name) => ({ file, name })),
  ),
);

describe('class names in plain text', () => {
  it('are those of the shared styles', () => {
    expect(used.length).toBeGreaterThan(300);
    const isDeclared = (name: string) =>
      name.endsWith('-') ? declared.some((each) => each.startsWith(name)) : declared.includes(name);
    expect(used.filter(({ name }) => !isDeclared(name))).toEqual([]);
  });

  it('are all used', () => {
    const code = Object.values(sources).join('\n');
    const isUsed = (name: string) => new RegExp(`['"\`\\s]${name}['"\`\\s]`).test(code);
    expect(declared.filter((name) => !isUsed(name))).toEqual([]);
  });
});
