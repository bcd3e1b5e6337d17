import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** The page at `/graphql`: a separate bundle, so that it adds nothing to what customers load. */
export default defineConfig({
  root: import.meta.dirname,
  // The path of the API, which does not depend on BASE_PATH.
  base: '/graphql/',
  plugins: [
    react(),
    compression({
      include: /\.(css|js|svg|ttf)$/,
      // The best Brotli level would take ten seconds, for a rarely used page.
      algorithms: ['gzip'],
      threshold: 1024,
      logLevel: 'silent',
    }),
  ],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/playground',
    emptyOutDir: true,
    // Not `assets`, which the proxy routes to the shop's files.
    assetsDir: 'files',
    assetsInlineLimit: 0,
    // The editor is Monaco.
    chunkSizeWarningLimit: 4000,
    // GraphiQL has `use no memo` directives for a compiler that we do not run.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
