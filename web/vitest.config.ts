import { defineConfig } from 'vitest/config';
import { inlineTexts } from './inline-texts';

export default defineConfig({
  plugins: [inlineTexts()],
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
