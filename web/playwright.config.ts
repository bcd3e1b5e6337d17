import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './e2e/browser-program';

/** Browser, server and people together. A retry is reported as flaky. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  outputDir: '../.shots/journeys',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  // Generous, as a busy machine is slow; no test waits for time to pass.
  timeout: 180_000,
  expect: { timeout: 25_000 },
  reporter: [['list'], ['./e2e/report.ts']],
  use: {
    actionTimeout: 25_000,
    navigationTimeout: 25_000,
    trace: 'on-first-retry',
    viewport: { width: 375, height: 812 },
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    // A page that a test fulfils counts as public, which may not open sockets of this machine.
    permissions: ['local-network-access'],
    launchOptions: { executablePath: await chromiumPath(), args: chromiumArguments },
  },
});
