import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { firstView } from './plugins/first-view';
import { inlineDocuments } from './plugins/inline-documents';
import { inlineTexts } from './plugins/inline-texts';
import { serviceWorker } from './plugins/service-worker';

const api = process.env['API_URL'] ?? 'http://localhost:4000';

/**
 * What the first view needs comes in three files, asked for at once: React and other packages, which stay the same from
 * one version of the shop to the next, and the shop. Twenty small ones would wait for each other, for a browser has six
 * connections. What asks the server is one more, which comes after it.
 */
const files = {
  groups: [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, tags: ['$initial' as const] },
    { name: 'packages', test: /\/node_modules\/|rolldown\/runtime/, tags: ['$initial' as const] },
    { name: 'shop', tags: ['$initial' as const] },
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
    // Once, here, and as small as it gets: the server and the proxy send what lies beside a file. The page itself is
    // completed by the server.
    compression({ include: /\.(css|js|json|svg)$/, threshold: 1024, logLevel: 'silent' }),
  ],
  // No data: URLs: pictures would make the entry heavier, and the policy of the server refuses such fonts.
  // The manifest says which module became which file: a test follows it.
  build: {
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    manifest: true,
    // Every browser that the shop is built for knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: files } },
  },
  // RxJS has its modern code, which is smaller, behind a condition of its own.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  // The playground's page, which is built by itself, would be looked through, too.
  optimizeDeps: { entries: 'index.html' },
  server: {
    port: 5173,
    proxy: { '/graphql': { target: api, ws: true }, '/api': api, '/uploads': api, '/sandbox': api },
  },
});
