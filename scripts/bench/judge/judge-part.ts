import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxHelper } from '../needs.ts';
import type { BenchPart } from '../part.ts';
import { measureJudgedCases } from './judged-cases.ts';
import { measureSubmissions } from './submission-queue.ts';

export const judgePart: BenchPart = {
  name: 'judge',
  needs: sandboxHelper,
  run: async (report, effort) => {
    const folder = await mkdtemp(join(tmpdir(), 'touchstone-bench-judge-'));
    try {
      await measureJudgedCases({ folder, report, effort });
      await measureSubmissions({ cacheFolder: join(folder, 'cache'), report, effort });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
