import { defineConfig } from 'vitest/config';

/** Nothing there but values: what such files share does no harm, and beginning anew for each takes longer than the tests. */
const pure = ['packages/contract/src', 'packages/rules/src', 'apps/web/src'];

const tests = (folders: readonly string[]) =>
  folders.flatMap((folder) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]);

export default defineConfig({
  test: {
    // What is waited for comes later on a busy machine; a test that fails waits for nothing else.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One more than the two cores of a small machine: many tests wait for a process or a clock.
    maxWorkers: 3,
    projects: [
      { extends: true, test: { name: 'pure', include: tests(pure), isolate: false } },
      {
        extends: true,
        test: {
          name: 'real',
          include: tests(['packages/*/src', 'apps/*/src', 'scripts']),
          exclude: tests(pure),
          globalSetup: ['packages/database/src/testing/global-setup.ts'],
        },
      },
    ],
  },
});
