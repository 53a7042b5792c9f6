import { sandboxHelper } from '../needs.ts';
import type { BenchPart } from '../part.ts';
import { measureJudgedCases } from './judged-cases.ts';
import { measureSubmissions } from './submission-queue.ts';

export const judgePart: BenchPart = {
  name: 'judge',
  needs: sandboxHelper,
  run: async (report, effort) => {
    await measureJudgedCases(report, effort);
    await measureSubmissions(report, effort);
  },
};
