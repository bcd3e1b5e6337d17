import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { inlineDocuments } from './inline-documents';
import { inlineTexts } from './inline-texts';

const api = process.env['API_URL'] ?? 'http://localhost:4000';

export default defineConfig({
  // Relative, so that the server can mount the built shop under any BASE_PATH.
  base: './',
  plugins: [
    inlineDocuments(),
    inlineTexts(),
    react(),
    // Once, here, and as small as it gets: the server and the proxy send what lies beside a file.
    compression({ include: /\.(css|html|js|json|svg)$/, threshold: 1024, logLevel: 'silent' }),
  ],
  // No data: URLs: pictures would make the entry heavier, and the policy of the server refuses such fonts.
  // The manifest says which module became which file: a test follows it.
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 600, manifest: true },
  server: {
    port: 5173,
    proxy: { '/graphql': { target: api, ws: true }, '/api': api, '/uploads': api, '/sandbox': api },
  },
});
