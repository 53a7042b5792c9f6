import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/src/**/*.test.ts',
      'apps/*/src/**/*.test.tsx',
      'scripts/**/*.test.ts',
    ],
    globalSetup: ['packages/database/src/testing/global-setup.ts'],
    // What is waited for comes later on a busy machine; a test that fails waits for nothing else.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One more than the two cores of a small machine: many tests wait for a process or a clock.
    maxWorkers: 3,
  },
});
