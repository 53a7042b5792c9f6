/** What a change of a contest does to those who take part and to its results, counted before it happens. */
import type { Effects } from '@touchstone/contract/in-use';
import type { Queryable } from '@touchstone/database';
import { parseAccountRule } from '@touchstone/rules/contests/account-rule';
import {
  refuseContestSubmit,
  type ContestRules,
  type ContestViewer,
} from '@touchstone/rules/contests/contest-access';
import { areRegistrationsDropped } from '@touchstone/rules/contests/contest-form';
import { isFrozenAt, stageAt } from '@touchstone/rules/contests/contest-time';
import {
  refuseDevice,
  type EnteredSession,
  type ExamDevice,
  type ExamProtection,
} from '@touchstone/rules/contests/exam-protection';
import {
  contestRules,
  freezeRule,
  listExamSessionsOf,
  listRegistered,
  protectionOf,
  type ContestRow,
} from '../contests/index.ts';
import { countContestants, countContestSubmissions } from './contest-administration.repository.ts';
import type { ContestRecord } from './contest-record.ts';
import { listActiveDevices } from './exam-protection/exam-sessions.repository.ts';

/** Sessions record their use at least every five minutes. */
const activeWithinMs = 15 * 60_000;

interface ActiveContestant extends ContestViewer {
  /** The device of the last call. */
  device: ExamDevice;
  entered: readonly EnteredSession[];
}

/** Contestants who entered the contest and made a call lately; nobody unless it is running. */
async function listActiveContestants(
  transaction: Queryable,
  contest: ContestRow,
  now: Date,
): Promise<ActiveContestant[]> {
  if (stageAt(freezeRule(contest), now.getTime()) !== 'running') return [];
  const since = new Date(now.getTime() - activeWithinMs);
  const devices = await listActiveDevices(transaction, contest, since);
  const lastOf = new Map(devices.map((device) => [device.userId, device]));
  const ids = [...lastOf.keys()];
  const sessions = await listExamSessionsOf(transaction, contest.id, ids);
  const entered = Map.groupBy(sessions, ({ userId }) => userId);
  const registered = await listRegistered(transaction, contest.id, ids);
  return [...lastOf.values()].map(({ userId, username, loginId, ip }) => ({
    id: userId,
    username,
    role: 'default_user',
    isRegistered: registered.has(userId),
    device: { loginId, ip },
    entered: entered.get(userId) ?? [],
  }));
}

interface Access {
  rules: ContestRules;
  protection: ExamProtection;
  areRegistrationsDropped: boolean;
}

const mayTakePart = (access: Access, one: ActiveContestant, nowMs: number): boolean =>
  refuseContestSubmit(
    access.rules,
    { ...one, isRegistered: one.isRegistered && !access.areRegistrationsDropped },
    nowMs,
  ) === undefined && refuseDevice(access.protection, one.device, one.entered) === undefined;

async function countShutOut(
  transaction: Queryable,
  contest: ContestRow,
  { after, now }: { after: (before: Access) => Access; now: Date },
): Promise<number> {
  const active = await listActiveContestants(transaction, contest, now);
  const before: Access = {
    // Standing in a group and duties are the same before and after.
    rules: contestRules(contest, { groupStanding: null, viewerId: undefined }),
    protection: protectionOf(contest),
    areRegistrationsDropped: false,
  };
  const changed = after(before);
  const nowMs = now.getTime();
  return active.filter((one) => mayTakePart(before, one, nowMs) && !mayTakePart(changed, one, nowMs)).length;
}

export const findEffectsOfHiding = async (
  transaction: Queryable,
  contest: ContestRow,
  now: Date,
): Promise<Effects> => ({
  contestantsShutOut: await countShutOut(transaction, contest, {
    after: (before) => ({ ...before, rules: { ...before.rules, isVisible: false } }),
    now,
  }),
});

export const findEffectsOfDeletion = async (
  transaction: Queryable,
  contest: ContestRow,
  now: Date,
): Promise<Effects> => ({
  ...(await findEffectsOfHiding(transaction, contest, now)),
  submissionsDetached: await countContestSubmissions(transaction, { contestId: contest.id }),
});

export const findEffectsOfRemoval = async (
  transaction: Queryable,
  { contestId, contestProblemId }: { contestId: number; contestProblemId: number },
): Promise<Effects> => ({
  contestantsRescored: await countContestants(transaction, { contestId, contestProblemId }),
  submissionsDeleted: await countContestSubmissions(transaction, { contestId, contestProblemId }),
});

interface Change {
  contest: ContestRow;
  before: ContestRecord;
  record: ContestRecord;
  now: Date;
}

/** Of saving the form. */
export async function findEffectsOfChange(transaction: Queryable, change: Change): Promise<Effects> {
  const { contest, before, record, now } = change;
  const after = ({ rules }: Access): Access => ({
    rules: {
      ...rules,
      startMs: record.startMs,
      endMs: record.endMs,
      audience: record.audience,
      isVisible: record.isVisible,
      accountRule: record.accountRule === null ? null : parseAccountRule(record.accountRule),
      isSubmittingAllowedAfterEnd: record.isSubmittingAllowedAfterEnd,
    },
    protection: {
      addresses: record.examAddresses,
      isSingleSession: record.isSingleSession,
      isAddressBound: record.isAddressBound,
    },
    areRegistrationsDropped: areRegistrationsDropped(before, record),
  });
  return {
    contestantsShutOut: await countShutOut(transaction, contest, { after, now }),
    contestantsRescored: await countRescored(transaction, change),
    submissionsRevealed: await countRevealed(transaction, change),
  };
}

/** Submissions count until the end (those after it may move into the contest), and OI contests take the best or the last score of each problem. */
async function countRescored(transaction: Queryable, { contest, before, record }: Change): Promise<number> {
  const contestId = contest.id;
  if (record.scoring === 'oi' && record.oiBasis !== before.oiBasis)
    return countContestants(transaction, { contestId });
  const [from, to] = [record.endMs, before.endMs].toSorted((one, other) => one - other);
  if (from === to || from === undefined || to === undefined) return 0;
  return countContestants(transaction, { contestId, from: new Date(from), to: new Date(to) });
}

/** What the freeze of a running contest hides now and would not hide any more. After the end, lifting it is how results are published. */
async function countRevealed(
  transaction: Queryable,
  { contest, before, record, now }: Change,
): Promise<number> {
  const rule = freezeRule(contest);
  const nowMs = now.getTime();
  if (before.frozenFromMs === null || stageAt(rule, nowMs) !== 'running' || !isFrozenAt(rule, nowMs))
    return 0;
  const shownUntilMs = isFrozenAt({ ...record, isUnfrozenAtEnd: record.isUnsealedAtEnd }, nowMs)
    ? (record.frozenFromMs ?? nowMs)
    : nowMs;
  if (shownUntilMs <= before.frozenFromMs) return 0;
  return countContestSubmissions(transaction, {
    contestId: contest.id,
    from: new Date(before.frozenFromMs),
    to: new Date(shownUntilMs),
  });
}
