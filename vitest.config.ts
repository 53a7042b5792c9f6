import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { ProgressReporter } from './scripts/testing/progress-reporter.ts';
import { listLeftOut, notesVariable, progressVariable } from './scripts/testing/slices.mjs';
import { LongestFirst } from './scripts/testing/longest-first.ts';

/** Nothing there but values: these files need no database and no process. */
const pure = ['packages/contract/src', 'packages/rules/src', 'packages/similarity/src', 'apps/web/src'];

const tests = (folders: readonly string[]) =>
  folders.flatMap((folder) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]);

// Servers, judges and commands that tests start, and the workers themselves, read compiled modules instead of compiling them
// at each start, as `npm start` lets them. Node keys what it keeps by content and by its own version.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.cache', 'compiled');

const leftOut = listLeftOut();
const counters = process.env[notesVariable] === undefined ? [] : ['scripts/testing/count-cpu.ts'];
const isRunByRunner = process.env[progressVariable] === 'true';

export default defineConfig({
  test: {
    ...(isRunByRunner && {
      reporters: ['minimal', new ProgressReporter(import.meta.dirname, (message) => process.send?.(message))],
    }),
    // What is waited for comes later on a busy machine: these limits end only what would never end.
    expect: { poll: { timeout: 120_000, interval: 50 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // More than the two cores of a small machine: many tests wait for a process or a clock.
    maxWorkers: 4,
    // Modules hold no state (functions receive what they use), so files share them: loading the server again for each of its
    // test files takes longer than the tests.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: tests(pure),
          exclude: leftOut,
          setupFiles: [...counters, 'scripts/testing/check-shared-state.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'real',
          include: tests(['packages/*/src', 'apps/*/src', 'scripts']),
          exclude: [...tests(pure), ...leftOut],
          setupFiles: counters,
          globalSetup: ['packages/database/src/testing/global-setup.ts'],
        },
      },
      {
        // A whole site started as an operator would, and a real Chromium.
        extends: true,
        test: {
          name: 'journeys',
          include: ['journeys/**/*.test.ts'],
          exclude: leftOut,
          setupFiles: counters,
          globalSetup: ['journeys/support/start-site.ts'],
        },
      },
    ],
  },
});
