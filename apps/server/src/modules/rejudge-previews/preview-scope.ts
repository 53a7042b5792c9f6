/** What a preview covers, and who may see and handle it: those who may rejudge the same submissions without a preview. */
import type { Queryable } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { openContestFor } from '../contests/index.ts';
import { getAdministered } from '../problem-administration/index.ts';
import { findPreview, type PreviewRow } from './previews.repository.ts';
import type { PreviewScope } from './scope.repository.ts';

/**
 * A preview shows results behind the freeze, so a contest needs the duty to rejudge, which includes the results. Outside contests the
 * right to edit the problem is enough: its public submissions, or those of its group. Everything else is for those who rejudge contests.
 */
export async function checkScopeAccess(
  { database }: Pick<Platform, 'database'>,
  viewer: Viewer,
  { problemId, contestId, isEverywhere }: PreviewScope,
): Promise<{ canSeeEverywhere: boolean }> {
  if (contestId !== null) {
    await openContestFor({ database }, viewer, { id: contestId, duty: 'rejudge' });
    return { canSeeEverywhere: false };
  }
  if (problemId === null) throw callError('rejudgePreviewScope');
  const { rights } = await getAdministered(database, viewer, problemId);
  if (isEverywhere && !rights.canRejudgeContests) throw callError('noPermission');
  return { canSeeEverywhere: rights.canRejudgeContests };
}

/** Every call about a preview starts here. */
export async function openPreview(
  { database }: Pick<Platform, 'database'>,
  viewer: Viewer,
  id: number,
): Promise<PreviewRow> {
  const preview = await findPreview(database, id);
  if (preview === undefined) throw callError('rejudgePreviewNotFound');
  await checkScopeAccess({ database }, viewer, preview);
  return preview;
}

/** Loads it again inside a transaction. */
export async function getPreview(transaction: Queryable, id: number): Promise<PreviewRow> {
  const preview = await findPreview(transaction, id);
  if (preview === undefined) throw callError('rejudgePreviewNotFound');
  return preview;
}

export const targetOfScope = ({ problemId, contestId }: Omit<PreviewScope, 'isEverywhere'>) =>
  [
    ...(contestId === null ? [] : [`contest ${String(contestId)}`]),
    ...(problemId === null ? [] : [`problem ${String(problemId)}`]),
  ].join(' ');
