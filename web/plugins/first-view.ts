import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { operationText } from './inline-documents';
import { oneFile } from './one-file';

/**
 * Lets the page show and do what it can before the shop's code is there. Its style stands in it, and so does `early.ts`.
 * The code comes after what is seen, and runs in pieces. The text's font is asked for, which a browser would fetch when it
 * has drawn the first text in another one; the headlines' comes then: it is as heavy as all pictures that are seen at
 * once, and the device's own stands in its measures until it is there.
 */
export function firstView(): Plugin {
  let script = '';
  return {
    name: 'first-view',
    apply: 'build',
    async buildStart() {
      script = await oneFile(path.resolve(import.meta.dirname, '../src/early.ts'), {
        menuQuery: JSON.stringify(operationText('features/menu/menu-document.ts')),
      });
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
              attrs: {
                'data-code': code.join(' '),
                'data-menu-screen': filesOf('src/pages/menu-page.tsx', bundle)
                  .map((file) => `./${file}`)
                  .join(' '),
              },
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
 * Has the code fetched after what is seen, and run by nobody but `early.ts`.
 * @returns the page, and the pieces of the code in the order in which they need each other
 */
function withoutCode(html: string): { readonly page: string; readonly code: readonly string[] } {
  const pieces: string[] = [];
  const main: string[] = [];
  const page = html.replaceAll(
    /<(?:script type="module"|link rel="modulepreload")[^>]* (src|href)="([^"]+)">(?:<\/script>)?/g,
    (_tag, kind: string, file: string) => {
      (kind === 'src' ? main : pieces).push(file);
      return `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`;
    },
  );
  return { page, code: [...pieces, ...main] };
}

/**
 * Puts the style that the page links to into it. The link stays, so that code which comes later finds that its style is
 * there already; disabled, it is not fetched.
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
