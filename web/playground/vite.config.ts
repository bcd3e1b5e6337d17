import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** The page at `/graphql`: a program of its own beside the shop, so that it adds nothing to what customers load. */
export default defineConfig({
  root: import.meta.dirname,
  // Where the API is, whatever BASE_PATH says of the shop.
  base: '/graphql/',
  plugins: [
    react(),
    compression({
      include: /\.(css|js|svg|ttf)$/,
      // Brotli at its best would take ten seconds, for a page that hardly anybody opens from afar.
      algorithms: ['gzip'],
      threshold: 1024,
      logLevel: 'silent',
    }),
  ],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/playground',
    emptyOutDir: true,
    // Not `assets`: the proxy takes that for the shop's.
    assetsDir: 'files',
    assetsInlineLimit: 0,
    // The editor is Monaco.
    chunkSizeWarningLimit: 4000,
    // GraphiQL says `use no memo` to a compiler that we do not run.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
