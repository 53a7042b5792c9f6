import { problemTypes, toWireDate, type WireContest } from '@touchstone/contract';
import { audienceCodes } from '@touchstone/rules/contests/contest-access';
import { stageAt, stageCodes } from '@touchstone/rules/contests/contest-time';
import { oiBasisNames } from '@touchstone/rules/contests/oi-standing';
import { freezeRule } from './contest-rules.ts';
import type { ContestRow } from './contests.repository.ts';

const orNull = (count: number | null) => (count === null || count === 0 ? null : count);

/** The fields of the list. */
export function presentContest(contest: ContestRow, now: Date): WireContest {
  return {
    id: contest.id,
    uid: contest.ownerId,
    author: contest.ownerName,
    title: contest.title,
    type: problemTypes[contest.scoring],
    description: contest.description,
    status: stageCodes[stageAt(freezeRule(contest), now.getTime())],
    source: contest.clonedFrom ?? 0,
    auth: audienceCodes[contest.audience],
    now: toWireDate(now),
    startTime: toWireDate(contest.startAt),
    endTime: toWireDate(contest.endAt),
    duration: Math.round((contest.endAt.getTime() - contest.startAt.getTime()) / 1000),
    sealRank: null,
    sealRankTime: null,
    autoRealRank: null,
    openPrint: null,
    rankShowName: null,
    openRank: contest.isBoardPublic,
    oiRankScoreType: oiBasisNames[contest.oiBasis],
    count: orNull(contest.registrations),
    gid: contest.groupId,
    allowEndSubmit: contest.isSubmittingAllowedAfterEnd,
  };
}

/** The additional fields of the contest page. */
export const presentContestInfo = (contest: ContestRow, now: Date): WireContest => ({
  ...presentContest(contest, now),
  sealRank: contest.sealedFrom !== null,
  sealRankTime: contest.sealedFrom === null ? null : toWireDate(contest.sealedFrom),
  autoRealRank: contest.isUnsealedAtEnd,
  openPrint: contest.isPrintOpen,
  rankShowName: contest.shownName,
});
