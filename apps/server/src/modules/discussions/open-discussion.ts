/** The access check of a discussion: every call about a discussion, its comments and its likes uses it. Nothing is cached. */
import {
  refuseDiscussionAction,
  refuseReading,
  type ReadingRefusal,
  type DiscussionAction,
  type DiscussionFacts,
} from '@touchstone/rules/community/discussion-access';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadGroupStandings } from '../groups/index.ts';
import { loadSolutionBenefit } from '../membership/index.ts';
import { findDiscussion, type DiscussionRow } from './discussions.repository.ts';
import { loadSolutionFacts } from './solution-facts.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings'>;

export interface OpenDiscussion {
  discussion: DiscussionRow;
  facts: DiscussionFacts;
}

export async function loadDiscussionFacts(
  parts: Parts,
  viewer: Viewer | undefined,
  row: DiscussionRow,
): Promise<DiscussionFacts> {
  const { kind, authorId, isDisabled, groupId, problemId } = row;
  const standings = await loadGroupStandings(parts.database, viewer, [groupId]);
  const solution =
    kind === 'solution' && problemId !== null ? await loadSolutionFacts(parts, viewer, problemId) : undefined;
  return {
    kind,
    authorId,
    isDisabled,
    deletedBy: row.deletedAt === null ? undefined : row.deletedBy,
    groupStanding: standings(groupId),
    solution,
  };
}

/** Returns the code of the error if the viewer may not read it. */
async function checkReader(
  parts: Parts,
  viewer: Viewer | undefined,
  row: DiscussionRow | undefined,
): Promise<OpenDiscussion | ReadingRefusal> {
  if (row === undefined) return 'discussionNotFound';
  const facts = await loadDiscussionFacts(parts, viewer, row);
  return refuseReading(viewer, facts, parts.settings.current.switches) ?? { discussion: row, facts };
}

/** For callers with error codes of their own. */
export const findReadable = async (parts: Parts, viewer: Viewer | undefined, id: number) =>
  checkReader(parts, viewer, await findDiscussion(parts.database, id));

/** Throws if the viewer may not read it. */
async function admitReader(
  parts: Parts,
  viewer: Viewer | undefined,
  row: DiscussionRow | undefined,
): Promise<OpenDiscussion> {
  const found = await checkReader(parts, viewer, row);
  if (typeof found === 'string') throw await explainRefusal(parts, viewer, found);
  return found;
}

/** The refusal of a solution carries the membership that would open it. */
async function explainRefusal(parts: Parts, viewer: Viewer | undefined, code: ReadingRefusal) {
  if (code !== 'solutionLockedUnsolved' && code !== 'solutionLockedLogin') return callError(code);
  const { lock } = await loadSolutionBenefit(parts, viewer);
  return lock === undefined ? callError(code) : callError(code).withData({ lock });
}

/** A discussion that the viewer may read. */
export const openDiscussion = async (
  parts: Parts,
  viewer: Viewer | undefined,
  id: number,
): Promise<OpenDiscussion> => admitReader(parts, viewer, await findDiscussion(parts.database, id));

/** Throws if the viewer may not do this. A deleted discussion is reported as missing. */
export async function admitActor(
  parts: Parts,
  viewer: Viewer,
  { row, action }: { row: DiscussionRow | undefined; action: DiscussionAction },
): Promise<OpenDiscussion> {
  const opened = await admitReader(parts, viewer, row);
  if (opened.facts.deletedBy !== undefined) throw callError('discussionNotFound');
  const refusal = refuseDiscussionAction(viewer, opened.facts, action);
  if (refusal !== undefined) throw callError(refusal);
  return opened;
}
