import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// As in vitest.config.ts.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.cache', 'compiled');

/** Browser journeys: a whole site started as an operator would, and a real Chromium. */
export default defineConfig({
  test: {
    include: ['journeys/**/*.test.ts'],
    globalSetup: ['journeys/support/start-site.ts'],
    // As in vitest.config.ts: these limits end only what would never end.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One more than two cores: journeys that change shared state wait for a mutex (support/site-mutex.ts).
    maxWorkers: 3,
    // As in vitest.config.ts: loading the same modules for each journey takes longer than some journeys.
    isolate: false,
    expect: { poll: { timeout: 120_000, interval: 50 } },
  },
});
