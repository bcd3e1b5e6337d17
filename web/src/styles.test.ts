import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.{ts,tsx}', '!./gql/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const shared = ['base.css', 'layout.css'].map((name) =>
  readFileSync(path.join(import.meta.dirname, 'shared/ui', name), 'utf8'),
);
/** Of selectors, without comments and values. */
const classNames = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\.([a-z][\w-]*)(?=[^;}]*\{)/gi)].map(
    ([, name = '']) => name,
  );
/** Not those of other people's components, which begin with a capital letter. */
const isOurs = (name: string) => /^[a-z]/.test(name);
const plain = [...new Set(shared.flatMap(classNames))].filter(isOurs);

/** Of attributes in plain text, and of the plain parts of templates. */
const inPlainText = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/className=(?:"([^"]*)"|\{`([^`]*))/g)].flatMap(([, text, template = '']) =>
    (text ?? template.replaceAll(/\$\{[^}]*\}?/g, ' '))
      .split(/\s+/)
      .filter(isOurs)
      .map((name) => ({ file, name })),
  ),
);

describe('class names in plain text', () => {
  it('are those of the shared styles', () => {
    expect(inPlainText.length).toBeGreaterThan(300);
    const isDeclared = (name: string) =>
      name.endsWith('-') ? plain.some((each) => each.startsWith(name)) : plain.includes(name);
    expect(inPlainText.filter(({ name }) => !isDeclared(name))).toEqual([]);
  });

  it('are all used', () => {
    const code = Object.values(sources).join('\n');
    const prefixes = inPlainText.map(({ name }) => name).filter((name) => name.endsWith('-'));
    const isUsed = (name: string) =>
      prefixes.some((prefix) => name.startsWith(prefix)) ||
      new RegExp(`['"\`\\s]${name}['"\`\\s]`).test(code);
    expect(plain.filter((name) => !isUsed(name))).toEqual([]);
  });
});

describe('class names of modules', () => {
  const uses = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, alias = '', target = '']) => ({
      module: path.join(path.dirname(file), target),
      names: [...text.matchAll(new RegExp(`\\b${alias}\\['(\\w+)'\\]`, 'g'))].map(([, name = '']) => name),
      isComputed: new RegExp(`\\b${alias}\\[[^']`).test(text),
    })),
  );
  const modules = [...new Set(uses.map(({ module }) => module))].map((module) => {
    const css = readFileSync(path.join(import.meta.dirname, module), 'utf8');
    const own = uses.filter((each) => each.module === module);
    return {
      module,
      declared: classNames(css.replaceAll(/:global\([^)]*\)/g, '')),
      used: own.flatMap(({ names }) => names),
      isComputed: own.some(({ isComputed }) => isComputed),
    };
  });
  const outside = (names: readonly string[], others: readonly string[], module: string) =>
    names.filter((name) => !others.includes(name)).map((name) => `${module}: ${name}`);

  it('have rules', () => {
    expect(modules.length).toBeGreaterThan(100);
    expect(modules.flatMap(({ module, declared, used }) => outside(used, declared, module))).toEqual([]);
  });

  it('are all used', () => {
    const known = modules.filter(({ isComputed }) => !isComputed);
    expect(known.flatMap(({ module, declared, used }) => outside(declared, used, module))).toEqual([]);
  });
});
