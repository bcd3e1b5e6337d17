import { configDefaults, defineConfig } from 'vitest/config';
import { inlineTexts } from './plugins/inline-texts';

export default defineConfig({
  plugins: [inlineTexts()],
  test: {
    // Files that need a document say so: a jsdom for each would take most of the time.
    environment: 'node',
    // Milliseconds, on a busy machine.
    testTimeout: 60_000,
    // Inlined to format the plugin's compiled messages, as in browsers.
    server: { deps: { inline: ['use-intl'] } },
    // Those in e2e compare the web with the server's code, or look at the built files.
    include: ['src/**/*.test.{ts,tsx}', 'e2e/*.test.ts'],
    exclude: [...configDefaults.exclude, 'src/**/*.screen.test.tsx'],
  },
});
