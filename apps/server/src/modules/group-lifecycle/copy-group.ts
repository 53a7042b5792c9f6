/**
 * Copies the content of a group into a new one, for a new term. Everything is a draft: hidden, of the caller, without members,
 * submissions and registrations. One transaction: the new group is there with all of its content, or not at all.
 *
 * Problems of the group that a copied training or contest uses are copied, too, because a group cannot use problems of another
 * one. Their display ids get the short name of the new group.
 */
import { inTransaction, type Queryable } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertContest } from '../contest-administration/index.ts';
import { findContest } from '../contests/index.ts';
import {
  copyGroupAnnouncements,
  createGroupWithin,
  openGroup,
  targetOfGroup,
  type SentGroup,
} from '../groups/index.ts';
import { createProblem, loadProblemContent } from '../problem-administration/index.ts';
import {
  copyContestProblems,
  copyTraining,
  copyTrainingProblems,
  listProblemsOf,
  listSiteTags,
} from './copy-group.repository.ts';
import { listContentIds } from './group-lifecycle.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings' | 'fileStore'>;

interface CopyRequest extends SentGroup {
  gid: number;
  announcements?: boolean | undefined;
  trainings?: boolean | undefined;
  contests?: boolean | undefined;
  problems?: boolean | undefined;
  shiftDays?: number | undefined;
}

const dayMs = 86_400_000;

interface Copy {
  by: Actor;
  from: number;
  to: number;
  shiftMs: number;
  now: Date;
}

export const copyGroup = (parts: Parts, by: Actor, request: CopyRequest) =>
  inTransaction(parts.database, async (transaction) => {
    const { group } = await openGroup(transaction, by.viewer, request.gid, 'copy');
    const to = await createGroupWithin(transaction, parts, { by, sent: request });
    const now = parts.clock();
    const copy: Copy = { by, from: group.id, to, shiftMs: (request.shiftDays ?? 0) * dayMs, now };
    const idsOf = (table: 'training' | 'contest', isWanted: boolean | undefined) =>
      isWanted === true ? listContentIds(transaction, table, { groupId: group.id }) : Promise.resolve([]);
    const trainingIds = await idsOf('training', request.trainings);
    const contestIds = await idsOf('contest', request.contests);
    const problemIds = await listProblemsOf(transaction, {
      groupId: group.id,
      trainingIds,
      contestIds,
      isAll: request.problems === true,
    });
    const copyOf = await copyProblems(parts, transaction, copy, {
      problemIds,
      prefixes: { former: group.shortName, own: request.shortName?.trim() ?? '' },
    });
    for (const id of trainingIds) await copyOneTraining(transaction, copy, { id, copyOf });
    for (const id of contestIds) await copyOneContest(transaction, copy, { id, copyOf });
    const announcements =
      request.announcements === true
        ? await copyGroupAnnouncements(transaction, { ...copy, authorId: by.viewer.id })
        : 0;
    const counts = {
      announcements,
      trainings: trainingIds.length,
      contests: contestIds.length,
      problems: problemIds.length,
    };
    await recordAudit(transaction, by, {
      action: 'group.copy',
      target: targetOfGroup(to),
      after: { copiedFrom: group.id, ...counts },
    });
    return { gid: to, ...counts };
  });

/** The ids of the copies, by the id of the original. */
type CopyOf = ReadonlyMap<number, number>;

async function copyProblems(
  parts: Parts,
  transaction: Queryable,
  { by, to }: Copy,
  { problemIds, prefixes }: { problemIds: readonly number[]; prefixes: { former: string; own: string } },
): Promise<CopyOf> {
  const copyOf = new Map<number, number>();
  const siteTags = await listSiteTags(transaction);
  for (const id of problemIds) {
    const content = await loadProblemContent(parts, id);
    const copyId = await createProblem(parts, transaction, {
      content: {
        ...content,
        displayId: renameDisplayId(content.displayId ?? String(id), prefixes),
        // Tags of the former group stay there.
        tags: content.tags.filter((name) => siteTags.has(name.toLowerCase())),
      },
      authorId: by.viewer.id,
      visibility: 'private',
      groupId: to,
    });
    copyOf.set(id, copyId);
  }
  return copyOf;
}

/** Display ids of group problems begin with the short name of the group, in upper case. */
function renameDisplayId(displayId: string, { former, own }: { former: string; own: string }): string {
  const isPrefixed = displayId.toUpperCase().startsWith(former.toUpperCase());
  return `${own.toUpperCase()}${isPrefixed ? displayId.slice(former.length) : displayId}`;
}

async function copyOneTraining(
  transaction: Queryable,
  { by, to, shiftMs, now }: Copy,
  { id, copyOf }: { id: number; copyOf: CopyOf },
) {
  const copyId = await copyTraining(transaction, id, { groupId: to, authorId: by.viewer.id, shiftMs, now });
  await copyTrainingProblems(transaction, { from: id, to: copyId, copyOf, now });
}

async function copyOneContest(
  transaction: Queryable,
  { by, to, shiftMs, now }: Copy,
  { id, copyOf }: { id: number; copyOf: CopyOf },
) {
  const contest = await findContest(transaction, id);
  // Deleted since the ids were listed.
  if (contest === undefined) return;
  const {
    id: _id,
    ownerName: _name,
    isGroupClosed: _isClosed,
    registrations: _count,
    staff: _staff,
    ...columns
  } = contest;
  const shift = (date: Date) => new Date(date.getTime() + shiftMs);
  const copyId = await insertContest(transaction, {
    ...columns,
    awards: JSON.stringify(contest.awards),
    languages: contest.languages === null ? null : JSON.stringify(contest.languages),
    startAt: shift(contest.startAt),
    endAt: shift(contest.endAt),
    sealedFrom: contest.sealedFrom && shift(contest.sealedFrom),
    groupId: to,
    ownerId: by.viewer.id,
    clonedFrom: id,
    isVisible: false,
    createdAt: now,
    updatedAt: now,
  });
  await copyContestProblems(transaction, { from: id, to: copyId, copyOf, now });
}
