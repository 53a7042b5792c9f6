/** Enforces the limits of new texts: from the switches, and against abuse. Administrators have none. */
import type { Queryable } from '@touchstone/database';
import {
  duplicateWindowMs,
  hasTooManyLinks,
  isNewAccount,
  isSameText,
  newAccountLimits,
  refusePosting,
  type PostingLimits,
} from '@touchstone/rules/community/posting-limits';
import { refuseStarting } from '@touchstone/rules/community/discussion-access';
import type { LevelLock } from '@touchstone/rules/membership/benefits';
import { isAnyAdmin } from '@touchstone/rules/permissions';
import { callError } from '../../platform/errors/call-error.ts';
import { countEvent, loadEventCounts } from '../../platform/event-counters.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadDiscussionsPerDay } from '../membership/index.ts';
import { findProblemByDisplayId } from '../problems/index.ts';
import { hasTried, listRecentTexts, loadPosterCounts } from './discussions.repository.ts';

type Parts = Pick<Platform, 'clock' | 'settings'>;

const daySeconds = 86_400;
const counterKey = (userId: string) => `discussion-creation:${userId}`;

/** A beginner who is stuck may ask: who has tried a problem needs no solved ones to write about it. */
export async function loadSolvedMinimum(
  database: Queryable,
  { minimum, userId, problemId }: { minimum: number; userId: string; problemId: number | null },
): Promise<number> {
  if (minimum <= 0 || problemId === null) return minimum;
  return (await hasTried(database, { userId, problemId })) ? 0 : minimum;
}

/** With the membership that starts more discussions a day. */
async function loadLimits(
  parts: Parts & { database: Queryable },
  { viewer, problemId }: { viewer: Viewer; problemId: number | null },
): Promise<{ limits: PostingLimits; lock: LevelLock | undefined }> {
  const { switches } = parts.settings.current;
  const minimum = switches.defaultCreateDiscussionACInitValue;
  const [daily, solvedMinimum] = await Promise.all([
    loadDiscussionsPerDay(parts, viewer),
    loadSolvedMinimum(parts.database, { minimum, userId: viewer.id, problemId }),
  ]);
  return {
    limits: {
      solvedMinimum,
      dailyMaximum: daily.limit,
      totalMaximum: switches.defaultCreateDiscussionLimit,
    },
    lock: daily.lock,
  };
}

/** Throws if the text of a new account has too many links. */
export async function enforceLinkLimit(
  database: Queryable,
  { clock }: Pick<Parts, 'clock'>,
  { viewer, text }: { viewer: Viewer; text: string },
) {
  if (isAnyAdmin(viewer.role) || !hasTooManyLinks(text)) return;
  if (isNewAccount(await loadPosterCounts(database, viewer.id), clock()))
    throw callError('newAccountLinks', { count: newAccountLimits.linksPerText });
}

/**
 * Counts the discussion, in its transaction: a refused one leaves the count unchanged, and the row of the count serializes
 * concurrent ones of a user, so that they cannot exceed a limit.
 */
export async function enforcePostingLimits(
  transaction: Queryable,
  { clock, settings }: Parts,
  {
    viewer,
    problemId,
    text,
  }: { viewer: Viewer; problemId: number | null; text: { title: string; content: string } },
) {
  if (isAnyAdmin(viewer.role)) return;
  const now = clock();
  const key = counterKey(viewer.id);
  const { count } = await countEvent(transaction, { key, windowSeconds: daySeconds, now });
  const counts = { ...(await loadPosterCounts(transaction, viewer.id)), postedToday: count - 1 };
  const { limits, lock } = await loadLimits(
    { database: transaction, clock, settings },
    { viewer, problemId },
  );
  const refusal = refusePosting(counts, limits);
  if (refusal !== undefined)
    throw callError(refusal.code, { count: refusal.count, level: lock?.level ?? null });
  const since = new Date(now.getTime() - duplicateWindowMs);
  const recent = await listRecentTexts(transaction, { authorId: viewer.id, since });
  if (recent.some(({ content }) => isSameText(content, text.content))) throw callError('duplicatePost');
  await enforceLinkLimit(transaction, { clock }, { viewer, text: `${text.title}\n${text.content}` });
}

export async function presentPostingLimits(
  { database, clock, settings }: Parts & Pick<Platform, 'database'>,
  { viewer, problem }: { viewer: Viewer; problem: string | undefined },
) {
  const key = counterKey(viewer.id);
  const [{ solved, posted }, events] = await Promise.all([
    loadPosterCounts(database, viewer.id),
    loadEventCounts(database, [key], clock()),
  ]);
  const counts = { solved, posted, postedToday: events.get(key)?.count ?? 0 };
  const named = problem === undefined ? undefined : await findProblemByDisplayId(database, problem);
  const { limits, lock } = await loadLimits(
    { database, clock, settings },
    { viewer, problemId: named?.id ?? null },
  );
  const isLimited = !isAnyAdmin(viewer.role);
  const refusal = isLimited ? refusePosting(counts, limits)?.code : undefined;
  return {
    isLimited,
    ...counts,
    ...limits,
    commentSolvedMinimum: settings.current.switches.defaultCreateCommentACInitValue,
    refusal: refuseStarting(viewer.role) ?? refusal ?? null,
    lock: lock ?? null,
  };
}
