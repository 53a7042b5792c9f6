/** The values of the contest form, and their conversion from and to the wire. */
import type { Calls, SentBodyOf } from '@touchstone/contract';
import { awardTypeCodes, type AwardRule, type AwardType } from '@touchstone/rules/contests/awards';
import { audienceCodes, type ContestAudience } from '@touchstone/rules/contests/contest-access';
import { parseStarNames, type ContestFormValues } from '@touchstone/rules/contests/contest-form';
import { freezeChoiceOf, frozenFrom, type FreezeChoice } from '@touchstone/rules/contests/contest-time';
import { parseWireDate } from '../../../lib/dates.ts';
import type { StoredContest } from '../api/get-contest.ts';
import { audienceOf, scoringOf } from '../contest-codes.ts';
import { emptyRange, parseRange, formatRange, type AccountRange } from './account-range.ts';
import { listDefaultAwards } from './default-awards.ts';
import { parseLocalMoment, formatLocalMoment } from './local-moment.ts';

export const awardTypes = ['none', 'proportion', 'number'] as const satisfies readonly AwardType[];
export const shownNames = ['username', 'nickname', 'realname'] as const;
export const scoreBases = ['Recent', 'Highest'] as const;

export interface ContestValues {
  title: string;
  description: string;
  scoring: 'acm' | 'oi';
  scoreBasis: (typeof scoreBases)[number];
  /** In the format of the date fields. */
  start: string;
  end: string;
  isFrozen: boolean;
  /** `own`: a time that matches none of the options; contests of other sites have such. */
  freezeChoice: FreezeChoice | 'own';
  ownFreezeMs: number | null;
  isUnfrozenAtEnd: boolean;
  audience: ContestAudience;
  password: string;
  isVisible: boolean;
  hasOutsideBoard: boolean;
  takesPrints: boolean;
  takesLateWork: boolean;
  shownName: (typeof shownNames)[number];
  stars: readonly string[];
  isLimited: boolean;
  range: AccountRange;
  awardType: AwardType;
  awards: readonly AwardRule[];
}

const hourMs = 3_600_000;

/** Five hours from the next full hour; hidden until the author publishes it. */
export const newContestValues = (startMs: number): ContestValues => ({
  title: '',
  description: '',
  scoring: 'acm',
  scoreBasis: 'Recent',
  start: formatLocalMoment(startMs),
  end: formatLocalMoment(startMs + 5 * hourMs),
  isFrozen: false,
  freezeChoice: 'hour',
  ownFreezeMs: null,
  isUnfrozenAtEnd: true,
  audience: 'public',
  password: '',
  isVisible: false,
  hasOutsideBoard: false,
  takesPrints: false,
  takesLateWork: false,
  shownName: 'username',
  stars: [],
  isLimited: false,
  range: emptyRange,
  awardType: 'none',
  awards: listDefaultAwards(),
});

export const timesOf = ({ startTime, endTime, sealRank, sealRankTime }: StoredContest) => ({
  startMs: parseWireDate(startTime).getTime(),
  endMs: parseWireDate(endTime).getTime(),
  frozenFromMs: sealRank && sealRankTime !== null ? parseWireDate(sealRankTime).getTime() : null,
});

export function toValues(contest: StoredContest): ContestValues {
  const times = timesOf(contest);
  const choice = times.frozenFromMs === null ? 'hour' : freezeChoiceOf(times.frozenFromMs, times);
  return {
    title: contest.title,
    description: contest.description,
    scoring: scoringOf(contest.type),
    scoreBasis: contest.oiRankScoreType,
    start: formatLocalMoment(times.startMs),
    end: formatLocalMoment(times.endMs),
    isFrozen: times.frozenFromMs !== null,
    freezeChoice: choice ?? 'own',
    ownFreezeMs: choice === undefined ? times.frozenFromMs : null,
    isUnfrozenAtEnd: contest.autoRealRank,
    audience: audienceOf(contest.auth),
    password: contest.pwd ?? '',
    isVisible: contest.visible,
    hasOutsideBoard: contest.openRank,
    takesPrints: contest.openPrint,
    takesLateWork: contest.allowEndSubmit,
    shownName: contest.rankShowName,
    stars: contest.starAccount,
    isLimited: contest.openAccountLimit,
    range: parseRange(contest.accountLimitRule),
    awardType: awardTypes.find((type) => awardTypeCodes[type] === contest.awardType) ?? 'none',
    awards:
      contest.awardConfigList.length === 0
        ? listDefaultAwards()
        : contest.awardConfigList.map(({ num, ...award }) => ({ ...award, amount: num })),
  };
}

/** The values as the rules expect them. */
export function toRuled(values: ContestValues): ContestFormValues {
  const times = { startMs: parseLocalMoment(values.start), endMs: parseLocalMoment(values.end) };
  const { freezeChoice, ownFreezeMs } = values;
  const frozenFromMs = freezeChoice === 'own' ? ownFreezeMs : frozenFrom(freezeChoice, times);
  return {
    title: values.title,
    description: values.description,
    scoring: values.scoring,
    ...times,
    frozenFromMs: values.isFrozen ? frozenFromMs : null,
    audience: values.audience,
    password: values.audience === 'public' ? null : values.password,
    accountRule: values.isLimited ? formatRange(values.range) : null,
    stars: parseStarNames(values.stars),
    awardType: values.awardType,
    awards: values.awards,
  };
}

export type ContestBody = SentBodyOf<Calls['POST /api/admin/contest']>;

export function toBody(values: ContestValues): ContestBody {
  const ruled = toRuled(values);
  return {
    title: values.title.trim(),
    description: values.description,
    type: values.scoring === 'acm' ? 0 : 1,
    oiRankScoreType: values.scoreBasis,
    startTime: ruled.startMs,
    endTime: ruled.endMs,
    sealRank: values.isFrozen,
    sealRankTime: ruled.frozenFromMs,
    autoRealRank: values.isUnfrozenAtEnd,
    auth: audienceCodes[values.audience],
    pwd: ruled.password ?? '',
    visible: values.isVisible,
    openRank: values.hasOutsideBoard,
    openPrint: values.takesPrints,
    allowEndSubmit: values.takesLateWork,
    rankShowName: values.shownName,
    starAccount: [...ruled.stars],
    openAccountLimit: values.isLimited,
    accountLimitRule: ruled.accountRule,
    awardType: awardTypeCodes[values.awardType],
    awardConfigList:
      values.awardType === 'none'
        ? null
        : values.awards.map(({ amount, ...award }) => ({ ...award, num: amount })),
  };
}
