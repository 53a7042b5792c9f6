/** The values of the contest form, and their conversion from and to the wire. */
import type { Calls, SentBodyOf } from '@touchstone/contract';
import { awardTypeCodes, type AwardRule, type AwardType } from '@touchstone/rules/contests/awards';
import { audienceCodes, type ContestAudience } from '@touchstone/rules/contests/contest-access';
import { parseStarNames, type ContestFormValues } from '@touchstone/rules/contests/contest-form';
import {
  defaultFreezeChoice,
  freezeChoiceOf,
  frozenFrom,
  isFrozenByDefault,
  type FreezeChoice,
} from '@touchstone/rules/contests/contest-time';
import { parseWireDate } from '../../../lib/dates.ts';
import type { StoredContest } from '../api/get-contest.ts';
import { audienceOf, scoringOf } from '../contest-codes.ts';
import { emptyRange, parseRange, formatRange, type AccountRange } from './account-range.ts';
import { listDefaultAwards } from './default-awards.ts';
import { parseLocalMoment, formatLocalMoment } from '../../../lib/local-moment.ts';

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
  /** `own`: the time of `ownFreeze`. */
  freezeChoice: FreezeChoice | 'own';
  /** In the format of the date fields; empty if no time was chosen. */
  ownFreeze: string;
  isUnfrozenAtEnd: boolean;
  audience: ContestAudience;
  password: string;
  isVisible: boolean;
  hasOutsideBoard: boolean;
  takesPrints: boolean;
  hasBalloonsInFreeze: boolean;
  keepsTestRunsApart: boolean;
  takesLateWork: boolean;
  shownName: (typeof shownNames)[number];
  stars: readonly string[];
  isLimited: boolean;
  range: AccountRange;
  awardType: AwardType;
  awards: readonly AwardRule[];
  /** Names; empty for all languages of the problems. */
  languages: readonly string[];
  /** The allow-list of exam protection, one address or network per line. */
  examAddresses: string;
  isSingleSession: boolean;
  isAddressBound: boolean;
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
  isFrozen: isFrozenByDefault('acm'),
  freezeChoice: 'hour',
  ownFreeze: '',
  isUnfrozenAtEnd: true,
  audience: 'public',
  password: '',
  isVisible: false,
  hasOutsideBoard: false,
  takesPrints: false,
  hasBalloonsInFreeze: false,
  keepsTestRunsApart: false,
  takesLateWork: false,
  shownName: 'username',
  stars: [],
  isLimited: false,
  range: emptyRange,
  awardType: 'none',
  awards: listDefaultAwards(),
  languages: [],
  examAddresses: '',
  isSingleSession: false,
  isAddressBound: false,
});

export const timesOf = ({ startTime, endTime, sealRank, sealRankTime }: StoredContest) => ({
  startMs: parseWireDate(startTime).getTime(),
  endMs: parseWireDate(endTime).getTime(),
  frozenFromMs: sealRank && sealRankTime !== null ? parseWireDate(sealRankTime).getTime() : null,
});

export function toValues(contest: StoredContest, languages: readonly string[] | null = null): ContestValues {
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
    ownFreeze:
      choice === undefined && times.frozenFromMs !== null ? formatLocalMoment(times.frozenFromMs) : '',
    isUnfrozenAtEnd: contest.autoRealRank,
    audience: audienceOf(contest.auth),
    password: contest.pwd ?? '',
    isVisible: contest.visible,
    hasOutsideBoard: contest.openRank,
    takesPrints: contest.openPrint,
    hasBalloonsInFreeze: contest.balloonsInFreeze,
    keepsTestRunsApart: contest.testRunsApart,
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
    languages: languages ?? [],
    examAddresses: contest.examAddresses.join('\n'),
    isSingleSession: contest.singleSession,
    isAddressBound: contest.addressBound,
  };
}

/** What contestants see of the results while the contest runs. */
export const resultModes = ['live', 'frozen', 'hidden'] as const;
export type ResultMode = (typeof resultModes)[number];

export function resultModeOf({ isFrozen, freezeChoice }: ContestValues): ResultMode {
  if (!isFrozen) return 'live';
  return freezeChoice === 'whole' ? 'hidden' : 'frozen';
}

/** The changes of the form for a mode. A freeze starts as late as its usual choice allows. */
export function chooseResultMode(values: ContestValues, mode: ResultMode): Partial<ContestValues> {
  if (mode === 'live') return { isFrozen: false };
  if (mode === 'hidden') return { isFrozen: true, freezeChoice: 'whole' };
  const { startMs, endMs } = toRuled(values);
  const usual = defaultFreezeChoice('acm', (endMs - startMs) / 1000);
  return { isFrozen: true, ...(usual === 'whole' ? chooseOwnFreeze(values) : { freezeChoice: usual }) };
}

/** Starts from the time that was chosen before. */
export function chooseOwnFreeze(values: ContestValues): Partial<ContestValues> {
  const { startMs, endMs, frozenFromMs } = toRuled({ ...values, isFrozen: true });
  const middleMs = Math.floor((startMs + endMs) / 2 / 60_000) * 60_000;
  const known = frozenFromMs !== null && frozenFromMs > startMs ? frozenFromMs : middleMs;
  return {
    freezeChoice: 'own',
    ownFreeze: values.ownFreeze === '' && !Number.isNaN(known) ? formatLocalMoment(known) : values.ownFreeze,
  };
}

/** A new type has the usual freeze of that type. */
export function chooseScoring(values: ContestValues, scoring: 'acm' | 'oi'): Partial<ContestValues> {
  const { startMs, endMs } = toRuled(values);
  return {
    scoring,
    isFrozen: isFrozenByDefault(scoring),
    freezeChoice: defaultFreezeChoice(scoring, (endMs - startMs) / 1000),
  };
}

/** The values as the rules expect them. */
export function toRuled(values: ContestValues): ContestFormValues {
  const times = { startMs: parseLocalMoment(values.start), endMs: parseLocalMoment(values.end) };
  const { freezeChoice, ownFreeze } = values;
  const frozenFromMs = freezeChoice === 'own' ? parseLocalMoment(ownFreeze) : frozenFrom(freezeChoice, times);
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
    examAddresses: values.examAddresses.split('\n'),
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
    balloonsInFreeze: values.hasBalloonsInFreeze,
    testRunsApart: values.keepsTestRunsApart,
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
    languages: [...values.languages],
    examAddresses: [...ruled.examAddresses],
    singleSession: values.isSingleSession,
    addressBound: values.isAddressBound,
  };
}
