import { defineConfig } from 'vitest/config';

/** The conformance suite alone: no database, one file at a time on the one core of the guest. */
export default defineConfig({
  test: {
    include: ['packages/sandbox/src/conformance/*.test.ts'],
    expect: { poll: { timeout: 600_000 } },
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    maxWorkers: 1,
    fileParallelism: false,
    isolate: false,
  },
});
