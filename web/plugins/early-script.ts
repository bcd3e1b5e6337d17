import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { operationText } from './inline-documents';
import { oneFile } from './one-file';

/**
 * Lets the page do what it can before the shop's code is there, by `early.ts`, which stands in the page itself. The text's
 * font is asked for, which a browser would fetch when it has drawn the first text in another one. The headlines' comes then: it is as heavy
 * as all pictures that are seen at once, and the device's own stands in its measures until it is there.
 */
export function earlyScript(): Plugin {
  let script = '';
  return {
    name: 'early-script',
    apply: 'build',
    async buildStart() {
      script = await oneFile(path.resolve(import.meta.dirname, '../src/early.ts'), {
        menuQuery: JSON.stringify(operationText('features/menu/menu-item.ts')),
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const names = Object.keys(bundle);
        const fonts = names.filter((name) => /figtree-latin-wght-.*\.woff2$/.test(name));
        return [
          {
            tag: 'script',
            attrs: {
              'data-menu-screen': filesOf('src/features/menu/menu-page.tsx', bundle)
                .map((file) => `./${file}`)
                .join(' '),
            },
            children: script.trim(),
            injectTo: 'body' as const,
          },
          ...fonts.map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${name}` },
            injectTo: 'head' as const,
          })),
        ];
      },
    },
  };
}

/** The scripts that a screen is made of beside those that the first view has anyway. */
function filesOf(screen: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const closure = (chunk: Rolldown.OutputChunk | undefined, seen = new Set<Rolldown.OutputChunk>()) => {
    if (!chunk || seen.has(chunk)) return seen;
    seen.add(chunk);
    for (const name of chunk.imports) {
      closure(
        chunks.find(({ fileName }) => fileName === name),
        seen,
      );
    }
    return seen;
  };
  const here = closure(chunks.find(({ isEntry }) => isEntry));
  const there = closure(
    chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(screen)),
  );
  return [...there].filter((chunk) => !here.has(chunk)).map(({ fileName }) => fileName);
}
