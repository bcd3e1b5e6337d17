import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, type Plugin } from 'vite';
import type { BrowserCommand } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import { chromiumPath, chromiumArguments } from './e2e/browser-program';
import { inlineDocuments } from './plugins/inline-documents';
import { inlineTexts } from './plugins/inline-texts';

/** Sets the colour scheme of the device. */
const paint: BrowserCommand<[colorScheme: 'light' | 'dark']> = ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme });

const isForPictures = process.env['SHOTS'] !== undefined;
const pictures = fileURLToPath(new URL('../.shots/', import.meta.url));
/** Takes a picture of the screen. */
const shoot: BrowserCommand<[name: string]> = async ({ page }, name) => {
  await page.locator('iframe').screenshot({ path: `${pictures}${name}`, animations: 'disabled' });
};

/** Milliseconds that a condition may take on a busy machine. */
const patience = 20_000;

/** The shop's mark; Vitest would answer with its own. */
const mark: Plugin = {
  name: 'mark',
  enforce: 'pre',
  configureServer: ({ middlewares }) => {
    middlewares.use('/favicon.svg', (_, response) => {
      response.setHeader('Content-Type', 'image/svg+xml');
      createReadStream(new URL('public/favicon.svg', import.meta.url)).pipe(response);
    });
  },
};

/** Screens in a browser, over a server in memory: `web/test`. */
export default defineConfig({
  plugins: [inlineDocuments(), inlineTexts(), react(), mark],
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
    include: isForPictures
      ? ['test/scenes/shots.ts']
      : ['src/**/*.screen.test.tsx', 'test/**/*.screen.test.ts'],
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
      commands: { paint, shoot },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: { executablePath: await chromiumPath(), args: chromiumArguments },
        contextOptions: {
          reducedMotion: 'reduce',
          // Otherwise screens that are larger than the window are scaled down in pictures.
          ...(isForPictures && { viewport: { width: 1300, height: 3100 } }),
        },
        actionTimeout: patience,
      }),
    },
  },
});
