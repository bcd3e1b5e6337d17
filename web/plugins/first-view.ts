import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { oneFile } from './one-file';

/**
 * Makes the page show the first view before the shop's code has loaded: style and `early.ts` are inlined, and the code is
 * fetched with a low priority, after what is seen. The font of texts is preloaded. The font of headlines is not: it
 * weighs as much as the first pictures, and a fallback with the same metrics stands in until it is there.
 */
export function firstView(): Plugin {
  let script = '';
  return {
    name: 'first-view',
    apply: 'build',
    async buildStart() {
      script = await oneFile(path.resolve(import.meta.dirname, '../src/early.ts'), {});
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((name) => /figtree-latin-wght-.*\.woff2$/.test(name));
        const { page, code } = withoutCode(withStyle(html, bundle));
        return {
          html: page,
          tags: [
            {
              tag: 'script',
              attrs: { 'data-code': code.join(' ') },
              children: script.trim(),
              injectTo: 'body',
            },
            ...fonts.map((name) => ({
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${name}` },
              injectTo: 'head' as const,
            })),
          ],
        };
      },
    },
  };
}

/**
 * Preloads the code with a low priority and leaves it to `early.ts` to run it.
 * @returns the page, and the chunks in the order of their imports
 */
function withoutCode(html: string): { readonly page: string; readonly code: readonly string[] } {
  const chunks: string[] = [];
  const entries: string[] = [];
  const page = html.replaceAll(
    /<(?:script type="module"|link rel="modulepreload")[^>]* (src|href)="([^"]+)">(?:<\/script>)?/g,
    (_tag, kind: string, file: string) => {
      (kind === 'src' ? entries : chunks).push(file);
      return `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`;
    },
  );
  return { page, code: [...chunks, ...entries] };
}

/**
 * Inlines the stylesheet. Its link stays, disabled and so not fetched: it tells chunks that are loaded later that their
 * style is there.
 */
function withStyle(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replaceAll(/<link rel="stylesheet"[^>]* href="\.\/([^"]+)">/g, (link, name: string) => {
    const file = bundle[name];
    if (file?.type !== 'asset') throw new Error(`The page links to ${name}, which was not built`);
    const css = String(file.source)
      .trim()
      .replaceAll('url(./', `url(./${path.posix.dirname(name)}/`);
    return `<style>${css}</style>${link.replace('<link', '<link disabled')}`;
  });
}
