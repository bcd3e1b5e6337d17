import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { firstView } from './plugins/first-view';
import { inlineDocuments } from './plugins/inline-documents';
import { inlineTexts } from './plugins/inline-texts';
import { serviceWorker } from './plugins/service-worker';
import { supportedBrowsers } from './plugins/supported-browsers';

const api = process.env['API_URL'] ?? 'http://localhost:4000';

/**
 * Chunks of the first view, loaded in parallel: React and other packages, which are unchanged between versions of the
 * shop, and the shop. Many small chunks would queue, because browsers open six connections. The GraphQL client is one
 * more chunk, loaded later.
 */
const files = {
  groups: [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, tags: ['$initial' as const] },
    { name: 'packages', test: /\/node_modules\/|rolldown\/runtime/, tags: ['$initial' as const] },
    { name: 'shop', tags: ['$initial' as const] },
    // One request for all texts of a customer.
    { name: 'hi', test: /\/src\/(shop\/)?texts\/hi\.ts/ },
    {
      name: 'api',
      test: /\/node_modules\/(@apollo\/client(?!\/link\/subscriptions)|@wry|graphql|optimism|rxjs)\//,
    },
  ],
};

export default defineConfig({
  // Relative, so that the server can mount the built shop under any BASE_PATH.
  base: './',
  plugins: [
    inlineDocuments(),
    inlineTexts(),
    react(),
    firstView(),
    serviceWorker(),
    // Compressed at build time with the best ratio; server and proxy send the compressed files. Not the page, which the
    // server completes.
    compression({ include: /\.(css|js|json|svg)$/, threshold: 1024, logLevel: 'silent' }),
  ],
  // No data URLs: pictures would enlarge the entry, and the server's content security policy refuses such fonts.
  // A test reads the manifest to map modules to files.
  build: {
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    manifest: true,
    // All supported browsers support it.
    modulePreload: { polyfill: false },
    target: supportedBrowsers,
    rolldownOptions: { output: { codeSplitting: files } },
  },
  // RxJS exports its smaller modern code under this condition.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  // Excludes the playground's page, which is built separately.
  optimizeDeps: { entries: 'index.html' },
  server: {
    port: 5173,
    proxy: { '/graphql': { target: api, ws: true }, '/api': api, '/uploads': api, '/sandbox': api },
  },
});
