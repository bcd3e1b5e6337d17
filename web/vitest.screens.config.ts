import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumPath, chromiumArguments } from './e2e/browser-program';
import { inlineDocuments } from './plugins/inline-documents';
import { inlineTexts } from './plugins/inline-texts';

/** Milliseconds that a condition may take on a busy machine. */
const patience = 20_000;

/** Screens in a browser, over a server in memory: `web/test`. */
export default defineConfig({
  plugins: [inlineDocuments(), inlineTexts(), react()],
  // As in vite.config.ts. One copy of each: two of React or GraphQL refuse each other's objects.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'graphql'],
  },
  // All dependencies are bundled before the first test; one that is found later would reload the page.
  optimizeDeps: { entries: ['src/main.tsx', 'src/**/*.screen.test.tsx', 'test/**/*.{ts,tsx}'] },
  // schema.graphql.
  server: { fs: { allow: ['..'] } },
  test: {
    include: ['src/**/*.screen.test.tsx'],
    // Each screen begins on a device of its own (`show`); loading the shop again for each file costs seconds.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    // Reported as flaky.
    retry: 1,
    expect: { poll: { timeout: patience, interval: 20 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: { executablePath: await chromiumPath(), args: chromiumArguments },
        contextOptions: { reducedMotion: 'reduce' },
        actionTimeout: patience,
      }),
    },
  },
});
