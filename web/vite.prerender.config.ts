import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { inlineDocuments } from './plugins/inline-documents';
import { inlineTexts } from './plugins/inline-texts';

const bundled = ['/texts/hi', '/hi'];

/** Leaves out dynamic imports that only browsers load. */
const withoutLaterScreens: Plugin = {
  name: 'without-later-screens',
  resolveDynamicImport: (specifier) =>
    typeof specifier !== 'string' || bundled.some((end) => specifier.endsWith(end))
      ? null
      : { id: specifier, external: true },
};

/** Bundles the server's prerendering into one module with all dependencies. */
export default defineConfig({
  plugins: [inlineDocuments(), inlineTexts(), react(), withoutLaterScreens],
  publicDir: false,
  ssr: { noExternal: true },
  define: {
    'import.meta.env.BASE_URL': JSON.stringify('./'),
    'process.env.NODE_ENV': JSON.stringify('production'),
  },
  build: {
    ssr: 'src/prerender.tsx',
    outDir: 'dist/prerender',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    minify: true,
  },
  // The same URLs as in the page.
  experimental: { renderBuiltUrl: (file) => `./${file}` },
});
