/** The values of the contest form: the sent fields merged into the stored contest, validated by the rules. */
import type { ContestFormField, SentContest } from '@touchstone/contract';
import { parseAddressList } from '@touchstone/rules/contests/address-list';
import type { AwardRule } from '@touchstone/rules/contests/awards';
import {
  findContestFormErrors,
  parseStarNames,
  type ContestFormValues,
} from '@touchstone/rules/contests/contest-form';
import { parseContestPassword } from '@touchstone/rules/contests/contest-password';
import { isFrozenByDefault } from '@touchstone/rules/contests/contest-time';
import { decideFrozenFrom, decideTimes } from '@touchstone/rules/contests/contest-form-times';
import type { OiBasis } from '@touchstone/rules/contests/oi-standing';
import { callError } from '../../platform/errors/call-error.ts';
import { languagesOf, protectionOf, type ContestRow } from '../contests/index.ts';
import {
  audienceOf,
  awardTypeOf,
  oiBasisOf,
  scoringOf,
  shownNameOf,
  type shownNames,
} from './contest-codes.ts';

export interface ContestRecord extends ContestFormValues {
  oiBasis: OiBasis;
  isUnsealedAtEnd: boolean;
  isVisible: boolean;
  isPrintOpen: boolean;
  hasBalloonsInFreeze: boolean;
  keepsTestRunsApart: boolean;
  isBoardPublic: boolean;
  isSubmittingAllowedAfterEnd: boolean;
  shownName: (typeof shownNames)[number];
  /** Null if every language of the problems is accepted. */
  languages: readonly string[] | null;
  isSingleSession: boolean;
  isAddressBound: boolean;
}

/** The stored state that the rules need. */
export interface Stored {
  contest: ContestRow;
  stars: readonly string[];
  hasSubmissions: boolean;
  nowMs: number;
}

/** Defaults of a new contest. */
const newContest: ContestRecord = {
  title: '',
  description: '',
  scoring: 'acm',
  oiBasis: 'recent',
  startMs: NaN,
  endMs: NaN,
  frozenFromMs: null,
  isUnsealedAtEnd: true,
  audience: 'public',
  password: null,
  accountRule: null,
  stars: [],
  awardType: 'none',
  awards: [],
  isVisible: true,
  isPrintOpen: false,
  hasBalloonsInFreeze: false,
  keepsTestRunsApart: false,
  isBoardPublic: false,
  isSubmittingAllowedAfterEnd: false,
  shownName: 'username',
  languages: null,
  examAddresses: [],
  isSingleSession: false,
  isAddressBound: false,
};

export const recordOf = ({ contest, stars }: Pick<Stored, 'contest' | 'stars'>): ContestRecord => ({
  title: contest.title,
  description: contest.description,
  scoring: contest.scoring,
  oiBasis: contest.oiBasis,
  startMs: contest.startAt.getTime(),
  endMs: contest.endAt.getTime(),
  frozenFromMs: contest.sealedFrom?.getTime() ?? null,
  isUnsealedAtEnd: contest.isUnsealedAtEnd,
  audience: contest.audience,
  password: contest.password,
  accountRule: contest.accountRule,
  stars,
  awardType: contest.awardType,
  awards: contest.awards as unknown as AwardRule[],
  isVisible: contest.isVisible,
  isPrintOpen: contest.isPrintOpen,
  hasBalloonsInFreeze: contest.hasBalloonsInFreeze,
  keepsTestRunsApart: contest.keepsTestRunsApart,
  isBoardPublic: contest.isBoardPublic,
  isSubmittingAllowedAfterEnd: contest.isSubmittingAllowedAfterEnd,
  shownName: contest.shownName,
  languages: languagesOf(contest),
  examAddresses: protectionOf(contest).addresses,
  isSingleSession: contest.isSingleSession,
  isAddressBound: contest.isAddressBound,
});

/** Throws the first error. */
export function parseContest(sent: SentContest, stored?: Stored): ContestRecord {
  const before = stored === undefined ? newContest : recordOf(stored);
  const choices = parseChoices(sent, before);
  const record = {
    ...before,
    ...parseTexts(sent, before),
    ...choices,
    ...parseTimes(sent, before, { scoring: choices.scoring, isStored: stored !== undefined }),
    ...parseAccess(sent, before),
    ...parseAwards(sent, before),
    ...parseLanguages(sent, before),
    examAddresses: sent.examAddresses ?? before.examAddresses,
    isSingleSession: sent.singleSession ?? before.isSingleSession,
    isAddressBound: sent.addressBound ?? before.isAddressBound,
  };
  const [error] = findContestFormErrors(
    record,
    stored && { ...before, hasSubmissions: stored.hasSubmissions, nowMs: stored.nowMs },
  );
  if (error !== undefined) throw callError('contestFormInvalid', error);
  return { ...record, examAddresses: parseAddressList(record.examAddresses).addresses };
}

const parseTexts = ({ title, description }: SentContest, before: ContestRecord) => ({
  title: title?.trim() ?? before.title,
  description: description ?? before.description,
});

/** An absent code keeps the stored value. An unknown code throws. */
function choose<Value, Code>(
  field: ContestFormField,
  code: Code | undefined,
  read: (code: Code) => Value | undefined,
  fallback: Value,
): Value {
  if (code === undefined) return fallback;
  const value = read(code);
  if (value === undefined) throw callError('contestFormInvalid', { field, reason: 'notAllowed' });
  return value;
}

const parseChoices = (sent: SentContest, before: ContestRecord) => ({
  scoring: choose('type', sent.type, scoringOf, before.scoring),
  oiBasis: choose('oiRankScoreType', sent.oiRankScoreType, oiBasisOf, before.oiBasis),
  shownName: choose('rankShowName', sent.rankShowName, shownNameOf, before.shownName),
  isUnsealedAtEnd: sent.autoRealRank ?? before.isUnsealedAtEnd,
  isVisible: sent.visible ?? before.isVisible,
  isPrintOpen: sent.openPrint ?? before.isPrintOpen,
  hasBalloonsInFreeze: sent.balloonsInFreeze ?? before.hasBalloonsInFreeze,
  keepsTestRunsApart: sent.testRunsApart ?? before.keepsTestRunsApart,
  isBoardPublic: sent.openRank ?? before.isBoardPublic,
  isSubmittingAllowedAfterEnd: sent.allowEndSubmit ?? before.isSubmittingAllowedAfterEnd,
});

function parseTimes(
  sent: SentContest,
  before: ContestRecord,
  { scoring, isStored }: Pick<ContestRecord, 'scoring'> & { isStored: boolean },
) {
  const { startMs, endMs } = decideTimes(
    { startMs: sent.startTime ?? before.startMs, endMs: sent.endTime ?? before.endMs },
    isStored ? before : undefined,
  );
  for (const [field, ms] of [['startTime', startMs] as const, ['endTime', endMs] as const]) {
    const isSent = sent[field] !== undefined && sent[field] !== null;
    if (Number.isNaN(ms) && !isSent) throw callError('contestFormInvalid', { field, reason: 'missing' });
  }
  const frozenFromMs = decideFrozenFrom({
    isFrozen: sent.sealRank ?? (isStored ? before.frozenFromMs !== null : isFrozenByDefault(scoring)),
    typedMs: typeof sent.sealRankTime === 'number' ? Math.floor(sent.sealRankTime) : undefined,
    times: { startMs, endMs },
    scoring,
    stored: isStored ? before : undefined,
  });
  return { startMs, endMs, frozenFromMs };
}

/** A public contest has no password. */
function parseAccess(sent: SentContest, before: ContestRecord) {
  const audience = choose('auth', sent.auth, audienceOf, before.audience);
  const password =
    sent.pwd === undefined || sent.pwd === null ? before.password : parseContestPassword(sent.pwd);
  const isLimited = sent.openAccountLimit ?? before.accountRule !== null;
  return {
    audience,
    password: audience === 'public' || password === '' ? null : password,
    accountRule: isLimited ? (sent.accountLimitRule ?? before.accountRule ?? '') : null,
    stars: parseStarNames(sent.starAccount ?? before.stars),
  };
}

/** A list without names removes the restriction. */
function parseLanguages({ languages }: SentContest, before: ContestRecord) {
  if (languages === undefined || languages === null) return { languages: before.languages };
  const names = [...new Set(languages.map((name) => name.trim()))].filter((name) => name !== '');
  return { languages: names.length === 0 ? null : names.toSorted() };
}

/** A contest without awards stores no award rows. */
function parseAwards(sent: SentContest, before: ContestRecord) {
  const awardType = choose('awardType', sent.awardType, awardTypeOf, before.awardType);
  const typed = sent.awardConfigList?.map(({ priority, name, background, color, num }): AwardRule => ({
    priority: priority ?? 0,
    name: name?.trim() ?? '',
    background: background?.trim() ?? '',
    color: color?.trim() ?? '',
    amount: num ?? 0,
  }));
  return { awardType, awards: awardType === 'none' ? [] : (typed ?? before.awards) };
}
