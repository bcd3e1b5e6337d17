import path from 'node:path';
import type { Plugin } from 'vite';
import { operationText } from './inline-documents';
import { oneFile } from './one-file';

/**
 * Lets the page ask for what it will need before the shop's code says so: the menu, by `early.ts`, and the fonts, which
 * a browser would fetch when it has drawn the first text in another one.
 */
export function earlyScript(): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    async buildStart() {
      const source = await oneFile(path.resolve(import.meta.dirname, 'src/early.ts'), {
        menuQuery: JSON.stringify(operationText('features/menu/menu-item.ts')),
      });
      this.emitFile({ type: 'asset', name: 'early.js', source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const names = Object.keys(bundle);
        const scripts = names.filter((name) => /\/early-.*\.js$/.test(name));
        const fonts = names.filter((name) => /-latin-wght-.*\.woff2$/.test(name));
        return [
          ...scripts.map((name) => ({
            tag: 'script',
            attrs: { async: true, fetchpriority: 'high', src: `./${name}` },
          })),
          ...fonts.map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${name}` },
          })),
        ].map((tag) => ({ ...tag, injectTo: 'head' as const }));
      },
    },
  };
}
