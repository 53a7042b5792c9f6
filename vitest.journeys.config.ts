import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { listLeftOut, longJourneys } from './scripts/testing/long-tests.mjs';
import { theseFirst } from './scripts/testing/these-first.ts';

/** The first takes longest. If a journey that holds the mutex began before it, it would wait for its account. */
const longest = ['every-page', 'preferences', 'phone'];

// As in vitest.config.ts.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.cache', 'compiled');

/** Browser journeys: a whole site started as an operator would, and a real Chromium. */
export default defineConfig({
  test: {
    include: ['journeys/**/*.test.ts'],
    exclude: listLeftOut(longJourneys),
    globalSetup: ['journeys/support/start-site.ts'],
    // As in vitest.config.ts: these limits end only what would never end.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One more than two cores: journeys that change shared state wait for a mutex (support/site-mutex.ts).
    maxWorkers: 3,
    // As in vitest.config.ts: loading the same modules for each journey takes longer than some journeys.
    isolate: false,
    sequence: { sequencer: theseFirst(longest) },
    expect: { poll: { timeout: 120_000, interval: 50 } },
  },
});
