import { configDefaults, defineConfig } from 'vitest/config';
import { inlineTexts } from './plugins/inline-texts';

export default defineConfig({
  plugins: [inlineTexts()],
  test: {
    // Files that need a document say so: a jsdom for each would take most of the time.
    environment: 'node',
    // Inlined to format the plugin's compiled messages, as in browsers.
    server: { deps: { inline: ['use-intl'] } },
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, 'src/**/*.screen.test.tsx'],
  },
});
