import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { oneFile } from './one-file';

/**
 * The precached screens: those on the way to an order. Data is expensive, so other screens are cached on the first
 * visit.
 */
const kept =
  /\/src\/(app\/(?!staff\/)|shop\/(basket|menu|checkout|orders)\/|domain\/notifications\/|shop\/account\/login-page)/;

/** Static files: the logo, which is on every screen. */
const logo = 'favicon.svg';

const source = path.resolve(import.meta.dirname, '../src/service-worker/service-worker.ts');

/**
 * Adds `sw.js` with its precache list: the page and the chunks of customer screens, without those of the staff area.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    // After other plugins, because it lists their files.
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const shopFiles = filesOfCustomers(bundle).map((name) => ({
        url: `./${name}`,
        revision: name.startsWith('assets/') ? null : hashOf(contentOf(bundle[name])),
      }));
      const drawing = await readFile(path.resolve(import.meta.dirname, '../public', logo));
      shopFiles.push({ url: `./${logo}`, revision: hashOf(drawing) });
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: await oneFile(source, { define: { shopFiles: JSON.stringify(shopFiles) } }),
      });
    },
  };
}

function filesOfCustomers(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
    for (const file of [...importedCss, ...importedAssets]) found.add(file);
    for (const next of chunks) if (chunk.imports.includes(next.fileName)) visit(next);
  };
  for (const chunk of chunks) {
    const isKept = [chunk.facadeModuleId ?? '', ...chunk.moduleIds].some((id) =>
      kept.test(id.replaceAll('\\', '/')),
    );
    if (chunk.isEntry || isKept) visit(chunk);
  }
  const others = Object.keys(bundle).filter((name) => /^index\.html$|\.woff2$/.test(name));
  return [...found, ...others].toSorted();
}

const contentOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) =>
  file?.type === 'chunk' ? file.code : (file?.source ?? '');

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
