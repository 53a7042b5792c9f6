import { availableParallelism } from 'node:os';
import { sharedJudgeCache } from '@touchstone/judge/testing';
import type { SubmissionReport, Totals } from '../report.ts';
import { runVerification, type JudgingInput } from '../run-verification.ts';

export interface VerifiedHere {
  readonly reports: readonly SubmissionReport[];
  readonly totals: Totals;
  readonly notes: readonly string[];
}

/** Runs `touchstone verify PATH` with the real judge and sandbox. */
export async function verifyHere(path: string, changes: { judgesAll?: boolean } = {}): Promise<VerifiedHere> {
  const reports: SubmissionReport[] = [];
  const notes: string[] = [];
  const totals = await runVerification({
    ...howHere(),
    path,
    judgesAll: changes.judgesAll ?? false,
    onReport: (report) => reports.push(report),
    onNote: (note) => notes.push(note),
  });
  return { reports, totals, notes };
}

export const howHere = (): JudgingInput => ({
  isWanted: () => true,
  judgesAll: false,
  slots: availableParallelism(),
  cacheFolder: sharedJudgeCache,
  isCacheShared: false,
  signal: new AbortController().signal,
});
