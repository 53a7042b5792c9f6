import { defineConfig } from 'vitest/config';

/** Browser journeys: a whole site started as an operator would, and a real Chromium. */
export default defineConfig({
  test: {
    include: ['journeys/**/*.test.ts'],
    globalSetup: ['journeys/support/start-site.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Two cores. Journeys that change what the site shares take turns: support/site-turn.ts.
    maxWorkers: 2,
    // A browser on a busy machine takes its time; nothing waits longer than it must.
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
});
