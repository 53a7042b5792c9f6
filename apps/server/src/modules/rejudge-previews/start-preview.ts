import { rejudgePreviewLimits } from '@touchstone/contract';
import { inTransaction, sql, type Queryable } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import { lockRows } from '../../platform/row-locks.repository.ts';
import { findProblem, findProblemJudging, listLanguageNames } from '../problems/index.ts';
import { queueProgramChecks } from '../submissions/index.ts';
import { checkScopeAccess, targetOfScope } from './preview-scope.ts';
import {
  deletePreview,
  findOpenPreview,
  insertPreview,
  insertPreviewCheck,
  listWaitingPrograms,
  lockPreviews,
  reuseResults,
} from './previews.repository.ts';
import { listScopeProblems, lockScope, measureScope, type PreviewScope } from './scope.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'queue'>;

/** Rows per statement: PostgreSQL limits the parameters of one. */
const chunkSize = 1000;

/**
 * Judges the finished submissions of the scope with the current data; no submission changes. An open preview of the same scope is
 * replaced. Its results stay where neither the submission nor the data has changed, so that a fresh preview judges only what is new.
 */
export async function startPreview(parts: Parts, by: Actor, scope: PreviewScope): Promise<number> {
  const { database, clock, queue } = parts;
  await checkScopeAccess(parts, by.viewer, scope);
  if (scope.problemId !== null && (await findProblem(database, scope.problemId))?.isRemote !== false)
    throw callError('checkOfRemoteProblem');
  await enforceRateLimit(parts, 'problem-check', by.viewer.id);
  const languages = await listLanguageNames(database);
  return inTransaction(database, async (transaction) => {
    await lockPreviews(transaction);
    const measured = await measureScope(transaction, scope);
    const maximum = rejudgePreviewLimits.submissionsMaximum;
    if (measured.judgedCount > maximum) throw callError('rejudgePreviewTooLarge', { maximum });
    await lockScope(transaction, scope);
    const problemIds = await listScopeProblems(transaction, scope);
    if (problemIds.length === 0) throw callError('rejudgePreviewEmpty');
    // Not changed meanwhile: all submissions are judged with the data that the preview stores.
    await lockRows(transaction, 'problem', {
      where: sql`id = ANY (${problemIds}::bigint[])`,
      mode: 'noKeyUpdate',
    });
    const startedAt = clock();
    const formerId = await findOpenPreview(transaction, scope);
    const counts = await measureScope(transaction, scope);
    const startedBy = by.viewer.id;
    const previewId = await insertPreview(transaction, {
      ...scope,
      ...counts,
      startedBy,
      startedAt,
    });
    const checkIds = await insertChecks(transaction, {
      previewId,
      scope,
      problemIds,
      languages,
      startedAt,
    });
    if (formerId !== undefined) {
      for (const checkId of checkIds) await reuseResults(transaction, { fromPreviewId: formerId, checkId });
      await deletePreview(transaction, formerId);
    }
    const judged = await queuePrograms({ queue, clock }, transaction, {
      checkIds,
      requestId: by.origin.requestId,
    });
    await recordAudit(transaction, by, {
      action: 'rejudge-preview.start',
      target: targetOfScope(scope),
      after: { preview: previewId, submissions: counts.judgedCount, judged },
    });
    return previewId;
  });
}

interface NewChecks {
  previewId: number;
  scope: PreviewScope;
  problemIds: readonly number[];
  languages: readonly string[];
  startedAt: Date;
}

/** One per problem. */
async function insertChecks(transaction: Queryable, { problemIds, startedAt, ...preview }: NewChecks) {
  const checkIds: number[] = [];
  for (const problemId of problemIds) {
    const conditions = await findProblemJudging(transaction, problemId);
    if (conditions === undefined) continue;
    if (conditions.cases.length === 0) throw callError('checkWithoutCases');
    const check = { ...preview, problemId, conditions, now: startedAt };
    checkIds.push(await insertPreviewCheck(transaction, check));
  }
  return checkIds;
}

/** Returns how many programs wait for a judge. */
async function queuePrograms(
  parts: Pick<Parts, 'queue' | 'clock'>,
  transaction: Queryable,
  { checkIds, requestId }: { checkIds: readonly number[]; requestId: string },
) {
  let firstIndex = 0;
  for (const checkId of checkIds) {
    const waiting = await listWaitingPrograms(transaction, checkId);
    for (let from = 0; from < waiting.length; from += chunkSize) {
      const chunk = waiting.slice(from, from + chunkSize);
      await queueProgramChecks(parts, transaction, chunk, { requestId, firstIndex });
      firstIndex += chunk.length;
    }
  }
  return firstIndex;
}
