import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { selectJourneys, TIERS } from './testTiers.mjs';

const root = new URL('..', import.meta.url).pathname;
const tier = TIERS.find((name) => name === process.env['TEST_TIER']) ?? 'all';
const executablePath = process.env['CHROMIUM_PATH'];

/** Journeys run the built app on a running server: `BASE_URL` selects the server, `CHROMIUM_PATH` the browser. */
export default defineConfig({
  testDir: `${root}__tests__/journeys`,
  // `npm run screenshots` visits the same screens for visual inspection.
  testMatch: process.env['SCREENSHOTS'] ? '**/screenshots.ts' : '**/*.test.ts',
  ...selectJourneys(tier),
  outputDir: `${root}test-results`,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A temporarily stalled machine must not fail a change; tests that needed a retry are listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // A journey waits for a half of its time: two workers leave two fifths of two cores idle.
  workers: Number(process.env['JOURNEY_WORKERS'] ?? Math.ceil(availableParallelism() * 1.5)),
  reporter: [['list'], ['json', { outputFile: `${root}.cache/journeys.json` }]],
  use: {
    actionTimeout: 15_000,
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:8080',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
      ],
    },
  },
});
