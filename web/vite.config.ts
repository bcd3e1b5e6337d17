import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env['API_URL'] ?? 'http://localhost:4000';

export default defineConfig({
  // Relative, so that the server can mount the built shop under any BASE_PATH.
  base: './',
  plugins: [react()],
  // No data: URLs: pictures would make the entry heavier, and the policy of the server refuses such fonts.
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 600 },
  server: {
    port: 5173,
    proxy: { '/graphql': { target: api, ws: true }, '/api': api, '/uploads': api },
  },
});
