import path from 'node:path';
import type { Plugin } from 'vite';
import { operationText } from './inline-documents';
import { oneFile } from './one-file';

/** Puts `early.ts` in front of everything else that the page loads. */
export function earlyScript(): Plugin {
  let file: string;
  return {
    name: 'early-script',
    apply: 'build',
    async buildStart() {
      const source = await oneFile(path.resolve(import.meta.dirname, 'src/early.ts'), {
        menuQuery: JSON.stringify(operationText('features/menu/menu-item.ts')),
      });
      file = this.emitFile({ type: 'asset', name: 'early.js', source });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('there is no page to put the early script into');
        const tag = `<script async src="./${this.getFileName(file)}"></script>`;
        page.source = String(page.source).replace('<link rel="icon"', `${tag}\n    <link rel="icon"`);
      },
    },
  };
}
