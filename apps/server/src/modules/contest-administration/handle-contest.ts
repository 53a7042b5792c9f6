/** Operations on a whole contest. */
import type { Locale } from '@touchstone/contract';
import { contestLimits } from '@touchstone/contract/contest-limits';
import type { EffectKind } from '@touchstone/contract/in-use';
import { inTransaction } from '@touchstone/database';
import type { Actor } from '../../platform/http/call-context.ts';
import { requireConfirmed } from '../../platform/in-use.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteTasksOfPreviews } from '../submissions/index.ts';
import { lockAdministeredContest, recordContestChange } from './administered-contest.ts';
import { describeContest } from './audit-contest.ts';
import { copyContestProblems } from './problems/contest-problems.repository.ts';
import {
  copyStars,
  countContestProblems,
  countContestSubmissions,
  deleteContest,
  insertContest,
  listStarNames,
  updateContest,
} from './contest-administration.repository.ts';
import { findEffectsOfDeletion, findEffectsOfHiding } from './contest-effects.ts';
import { recordOf } from './contest-record.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

export async function setContestVisible(
  { database, clock }: Parts,
  by: Actor,
  { cid, visible, confirm }: { cid: number; visible: boolean; confirm?: readonly EffectKind[] | undefined },
) {
  await inTransaction(database, async (transaction) => {
    const contest = await lockAdministeredContest(transaction, by.viewer, cid);
    const { isVisible, title } = contest;
    if (isVisible === visible) return;
    const now = clock();
    if (!visible) requireConfirmed(await findEffectsOfHiding(transaction, contest, now), confirm);
    await updateContest(transaction, cid, { isVisible: visible, updatedAt: now });
    await recordContestChange(transaction, by, {
      contestId: cid,
      action: 'contest.change-visible',
      before: { title, visible: isVisible },
      after: { title, visible },
    });
  });
}

/** The submissions stay: they belong to their authors. */
export async function removeContest(
  { database, clock }: Parts,
  by: Actor,
  { cid, confirm }: { cid: number; confirm?: readonly EffectKind[] | undefined },
) {
  await inTransaction(database, async (transaction) => {
    const contest = await lockAdministeredContest(transaction, by.viewer, cid);
    requireConfirmed(await findEffectsOfDeletion(transaction, contest, clock()), confirm);
    const before = {
      ...describeContest(recordOf({ contest, stars: await listStarNames(transaction, cid) })),
      problemCount: await countContestProblems(transaction, cid),
      submissionCount: await countContestSubmissions(transaction, { contestId: cid }),
      registrationCount: contest.registrations ?? 0,
    };
    await deleteTasksOfPreviews(transaction, cid);
    await deleteContest(transaction, cid);
    await recordContestChange(transaction, by, { contestId: cid, action: 'contest.delete', before });
  });
}

const copyMarks: Readonly<Record<Locale, string>> = {
  'zh-CN': '（副本）',
  'zh-HK': '（副本）',
  'en-US': ' (copy)',
};

interface CloneRequest {
  cid: number;
  /** The problems with their ids and colours. Otherwise the copy has none. */
  withProblems?: boolean | undefined;
}

/** Copies star accounts, but no registrations. The copy is hidden, since it may be running already. */
export async function cloneContest(
  { database, clock }: Parts,
  by: Actor,
  { cid, withProblems = false }: CloneRequest,
) {
  const now = clock();
  const copyMark = copyMarks[by.origin.locale];
  return inTransaction(database, async (transaction) => {
    const contest = await lockAdministeredContest(transaction, by.viewer, cid);
    const {
      id: _id,
      ownerName: _name,
      isGroupClosed: _isClosed,
      registrations: _count,
      staff: _staff,
      awards,
      languages,
      ...columns
    } = contest;
    const maxLength = contestLimits.titleMaximum - copyMark.length;
    const copyId = await insertContest(transaction, {
      ...columns,
      awards: JSON.stringify(awards),
      languages: languages === null ? null : JSON.stringify(languages),
      title: `${contest.title.slice(0, maxLength).toWellFormed()}${copyMark}`,
      ownerId: by.viewer.id,
      clonedFrom: cid,
      isVisible: false,
      createdAt: now,
      updatedAt: now,
    });
    await copyStars(transaction, { from: cid, to: copyId });
    if (withProblems) await copyContestProblems(transaction, { from: cid, to: copyId, now });
    const after = { clonedFrom: cid, title: contest.title, withProblems };
    await recordContestChange(transaction, by, { contestId: copyId, action: 'contest.clone', after });
    return { cid: copyId };
  });
}
