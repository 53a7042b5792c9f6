import {
  problemTypes,
  toWireDate,
  type AdministeredContest,
  type AdministeredContestForm,
  type ListedAdministeredContest,
} from '@touchstone/contract';
import { awardTypeCodes, type AwardRule } from '@touchstone/rules/contests/awards';
import { audienceCodes, isContestAdmin } from '@touchstone/rules/contests/contest-access';
import { stageAt, stageCodes } from '@touchstone/rules/contests/contest-time';
import { oiBasisNames } from '@touchstone/rules/contests/oi-standing';
import { isSuperAdmin } from '@touchstone/rules/permissions';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { contestRules, protectionOf, type ContestRow } from '../contests/index.ts';
import type { GroupStandings } from '../groups/index.ts';

export interface ViewContext {
  viewer: Viewer;
  now: Date;
  problemCount: number;
  standings: GroupStandings;
}

export function presentAdministeredContest(
  contest: ContestRow,
  { viewer, now, problemCount, standings }: ViewContext,
): AdministeredContest {
  const rules = contestRules(contest, { groupStanding: standings(contest.groupId), viewerId: viewer.id });
  return {
    id: contest.id,
    uid: contest.ownerId,
    author: contest.ownerName,
    title: contest.title,
    type: problemTypes[contest.scoring],
    source: contest.clonedFrom ?? 0,
    auth: audienceCodes[contest.audience],
    startTime: toWireDate(contest.startAt),
    endTime: toWireDate(contest.endAt),
    duration: Math.round((rules.endMs - rules.startMs) / 1000),
    sealRank: contest.sealedFrom !== null,
    sealRankTime: contest.sealedFrom === null ? null : toWireDate(contest.sealedFrom),
    autoRealRank: contest.isUnsealedAtEnd,
    status: stageCodes[stageAt(rules, now.getTime())],
    visible: contest.isVisible,
    openPrint: contest.isPrintOpen,
    openAccountLimit: contest.accountRule !== null,
    rankShowName: contest.shownName,
    openRank: contest.isBoardPublic,
    oiRankScoreType: oiBasisNames[contest.oiBasis],
    awardType: awardTypeCodes[contest.awardType],
    allowEndSubmit: contest.isSubmittingAllowedAfterEnd,
    isGroup: contest.groupId !== null,
    gid: contest.groupId,
    gmtCreate: toWireDate(contest.createdAt),
    gmtModified: toWireDate(contest.updatedAt),
    problemCount,
    count: contest.registrations ?? 0,
    canEdit: isContestAdmin(viewer, rules),
    canDelete: contest.groupId === null ? isSuperAdmin(viewer.role) : isContestAdmin(viewer, rules),
  };
}

/** A row of the list. Contests of others may be hidden: their texts and accounts stay blank. */
export function presentListedContest(
  contest: ContestRow,
  { stars, ...context }: ViewContext & { stars: string[] },
): ListedAdministeredContest {
  const row = presentAdministeredContest(contest, context);
  const hasAwards = row.canEdit && contest.awardType !== 'none';
  return {
    ...row,
    description: row.canEdit ? contest.description : '',
    pwd: null,
    accountLimitRule: row.canEdit ? contest.accountRule : null,
    starAccount: JSON.stringify({ star_account: row.canEdit ? stars : [] }),
    awardConfig: hasAwards ? JSON.stringify({ config: presentAwards(contest) }) : null,
  };
}

const presentAwards = (contest: ContestRow) =>
  (contest.awards as unknown as AwardRule[]).map(({ amount, ...award }) => ({ ...award, num: amount }));

/** For administrators of the contest. */
export const presentContestForm = (
  contest: ContestRow,
  { stars, submissionCount, ...context }: ViewContext & { stars: string[]; submissionCount: number },
): AdministeredContestForm => ({
  ...presentAdministeredContest(contest, context),
  description: contest.description,
  pwd: contest.password,
  accountLimitRule: contest.accountRule,
  starAccount: stars,
  awardConfigList: presentAwards(contest),
  examAddresses: [...protectionOf(contest).addresses],
  balloonsInFreeze: contest.hasBalloonsInFreeze,
  testRunsApart: contest.keepsTestRunsApart,
  singleSession: contest.isSingleSession,
  addressBound: contest.isAddressBound,
  submissionCount,
});
