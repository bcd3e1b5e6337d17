import { defineConfig } from 'vitest/config';
import { inlineTexts } from './plugins/inline-texts';

export default defineConfig({
  plugins: [inlineTexts()],
  test: {
    environment: 'jsdom',
    // So that it formats what the plugin compiled, as in a browser.
    server: { deps: { inline: ['use-intl'] } },
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
