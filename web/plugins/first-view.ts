import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { oneFile } from './one-file';

/**
 * Shows the first view before the code has loaded: inlines the style and `early.ts`, which loads the code after the
 * first pictures. Preloads the text font. The headline font is as large as the first pictures and has a fallback with
 * the same metrics, so it is not preloaded.
 */
export function firstView(): Plugin {
  let script = '';
  return {
    name: 'first-view',
    apply: 'build',
    async buildStart() {
      // It reports browsers that cannot parse the shop's code, so it must run in much older ones.
      script = await oneFile(path.resolve(import.meta.dirname, '../src/early.ts'), { target: 'es2015' });
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

/** Leaves the code to `early.ts`. @returns the page, and the chunks in the order of their imports */
function withoutCode(html: string): { readonly page: string; readonly code: readonly string[] } {
  const chunks: string[] = [];
  const entries: string[] = [];
  const page = html.replaceAll(
    /<(?:script type="module"|link rel="modulepreload")[^>]* (src|href)="([^"]+)">(?:<\/script>)?/g,
    (_tag, kind: string, file: string) => {
      (kind === 'src' ? entries : chunks).push(file);
      return '';
    },
  );
  return { page, code: [...chunks, ...entries] };
}

/**
 * Inlines the stylesheet. Its link stays, so that later chunks do not load it. It is not fetched: the parser heeds
 * `disabled`, the preload scanner only `media`.
 */
function withStyle(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replaceAll(/<link rel="stylesheet"[^>]* href="\.\/([^"]+)">/g, (link, name: string) => {
    const file = bundle[name];
    if (file?.type !== 'asset') throw new Error(`The page links to ${name}, which was not built`);
    const css = String(file.source)
      .trim()
      .replaceAll('url(./', `url(./${path.posix.dirname(name)}/`);
    return `<style>${css}</style>${link.replace('<link', '<link disabled media="not all"')}`;
  });
}
