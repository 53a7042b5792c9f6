/** A contest as stored in the audit log, with the field names of the wire. The password itself is never logged. */
import { problemTypes } from '@touchstone/contract';
import { awardTypeCodes } from '@touchstone/rules/contests/awards';
import { audienceCodes } from '@touchstone/rules/contests/contest-access';
import { oiBasisNames } from '@touchstone/rules/contests/oi-standing';
import { shortenText } from '../problem-administration/index.ts';
import type { ContestRecord } from './contest-record.ts';

const toIso = (ms: number) => new Date(ms).toISOString();

export const describeContest = (record: ContestRecord) => ({
  title: record.title,
  description: shortenText(record.description),
  type: problemTypes[record.scoring],
  oiRankScoreType: oiBasisNames[record.oiBasis],
  startTime: toIso(record.startMs),
  endTime: toIso(record.endMs),
  sealRankTime: record.frozenFromMs === null ? null : toIso(record.frozenFromMs),
  autoRealRank: record.isUnsealedAtEnd,
  auth: audienceCodes[record.audience],
  hasPassword: record.password !== null,
  accountLimitRule: shortenText(record.accountRule),
  starAccount: record.stars,
  awardType: awardTypeCodes[record.awardType],
  awardConfigList: record.awards,
  visible: record.isVisible,
  openPrint: record.isPrintOpen,
  balloonsInFreeze: record.hasBalloonsInFreeze,
  testRunsApart: record.keepsTestRunsApart,
  openRank: record.isBoardPublic,
  allowEndSubmit: record.isSubmittingAllowedAfterEnd,
  rankShowName: record.shownName,
  languages: record.languages,
  examAddresses: record.examAddresses,
  singleSession: record.isSingleSession,
  addressBound: record.isAddressBound,
});

type Described = ReturnType<typeof describeContest>;

/** Keeps the title and the fields that differ. */
export function pickContestDifferences(before: Described, after: Described) {
  const keys = (Object.keys(after) as (keyof Described)[]).filter(
    (key) => key === 'title' || JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const pick = (described: Described) => Object.fromEntries(keys.map((key) => [key, described[key]]));
  return { before: pick(before), after: pick(after) };
}
