import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { listLeftOut, longTests } from './scripts/testing/long-tests.mjs';
import { theseFirst } from './scripts/testing/these-first.ts';

/** Nothing there but values: these files need no database and no process. */
const pure = ['packages/contract/src', 'packages/rules/src', 'packages/similarity/src', 'apps/web/src'];

const tests = (folders: readonly string[]) =>
  folders.flatMap((folder) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]);

// Servers, judges and commands that tests start, and the workers themselves, read compiled modules instead of compiling them
// at each start, as `npm start` lets them. Node keys what it keeps by content and by its own version.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.cache', 'compiled');

export default defineConfig({
  test: {
    // What is waited for comes later on a busy machine: these limits end only what would never end.
    expect: { poll: { timeout: 120_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One more than the two cores of a small machine: many tests wait for a process or a clock.
    maxWorkers: 3,
    // Modules hold no state (functions receive what they use), so files share them: loading the server again for each of its
    // test files takes longer than the tests.
    isolate: false,
    sequence: { sequencer: theseFirst(longTests) },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: tests(pure),
          exclude: listLeftOut(longTests),
          setupFiles: ['scripts/testing/check-shared-state.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'real',
          include: tests(['packages/*/src', 'apps/*/src', 'scripts']),
          exclude: [...tests(pure), ...listLeftOut(longTests)],
          globalSetup: ['packages/database/src/testing/global-setup.ts'],
        },
      },
    ],
  },
});
