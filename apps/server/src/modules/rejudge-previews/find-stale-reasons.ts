import type { PreviewStaleReason } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { findCheckDifferences } from '@touchstone/rules/problem-checks';
import { findProblemJudging } from '../problems/index.ts';
import { hasOtherVerdicts, hasOutdatedOthers } from './preview-results.repository.ts';
import { listConditions, type PreviewRow } from './previews.repository.ts';

/** What changed since the preview began, so that applying it would not do what it shows. New submissions do not matter. */
export async function findStaleReasons(
  database: Queryable,
  preview: PreviewRow,
): Promise<PreviewStaleReason[]> {
  const reasons: PreviewStaleReason[] = [];
  if (await hasOtherVerdicts(database, preview)) reasons.push('verdicts');
  if (await hasOutdatedOthers(database, preview)) reasons.push('submissions');
  if (await hasOtherData(database, preview.id)) reasons.push('data');
  return reasons;
}

async function hasOtherData(database: Queryable, previewId: number) {
  for (const { problemId, conditions } of await listConditions(database, previewId)) {
    const judging = await findProblemJudging(database, problemId);
    if (judging === undefined) return true;
    const then = { judging: conditions, solutions: [] };
    if (findCheckDifferences(then, { judging, solutions: [] }).length > 0) return true;
  }
  return false;
}
