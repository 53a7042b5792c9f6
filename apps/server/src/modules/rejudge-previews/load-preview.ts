import type { Locale, WirePreview } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { isFrozenAt } from '@touchstone/rules/contests/contest-time';
import type { Platform } from '../../platform/platform.ts';
import { findContest, freezeRule } from '../contests/index.ts';
import { isUnchangedSinceApplied } from './apply.repository.ts';
import { findStaleReasons } from './find-stale-reasons.ts';
import { countResults, listPreviewContests, listPreviewProblems } from './preview-results.repository.ts';
import type { PreviewRow } from './previews.repository.ts';
import { presentPreview, stateOf } from './rejudge-previews.presenter.ts';
import { listAffectedUsers } from './told-users.ts';

/** The caller has checked the access. */
export async function loadPreview(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  preview: PreviewRow,
  locale: Locale,
): Promise<WirePreview> {
  const { id, contestId, appliedAt } = preview;
  const state = stateOf(preview);
  const now = clock();
  return presentPreview(preview, {
    results: await countResults(database, id),
    problems: await listPreviewProblems(database, id, contestId),
    users: await listAffectedUsers(database, id, now),
    contests: await describeContests(database, id, now),
    staleReasons: state === 'ready' ? await findStaleReasons(database, preview) : [],
    isUndoable:
      state === 'applied' && appliedAt !== null && (await isUnchangedSinceApplied(database, id, appliedAt)),
    locale,
  });
}

async function describeContests(database: Queryable, previewId: number, now: Date) {
  const contests: WirePreview['contests'] = [];
  for (const contestId of await listPreviewContests(database, previewId)) {
    const contest = await findContest(database, contestId);
    if (contest === undefined) continue;
    const { title, scoring } = contest;
    const isFrozen = isFrozenAt(freezeRule(contest), now.getTime());
    contests.push({ cid: contestId, title, scoring, isFrozen });
  }
  return contests;
}
