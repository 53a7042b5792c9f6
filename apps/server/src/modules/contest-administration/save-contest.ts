/**
 * Creates and changes a contest from its form. A running contest may be changed too: boards are rebuilt from the
 * submissions, and the rules refuse changes that would shift submission times.
 */
import { toWireDate, type SentContest } from '@touchstone/contract';
import type { EffectKind } from '@touchstone/contract/in-use';
import { inTransaction, type Queryable } from '@touchstone/database';
import { areRegistrationsDropped } from '@touchstone/rules/contests/contest-form';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import { requireConfirmed } from '../../platform/in-use.ts';
import type { Platform } from '../../platform/platform.ts';
import { listLanguageNames } from '../problems/index.ts';
import { lockAdministeredContest, recordContestChange } from './administered-contest.ts';
import { describeContest, pickContestDifferences } from './audit-contest.ts';
import {
  countContestSubmissions,
  deleteRegistrations,
  findAccounts,
  insertContest,
  listStarNames,
  replaceStars,
  updateContest,
} from './contest-administration.repository.ts';
import { findEffectsOfChange } from './contest-effects.ts';
import { parseContest, recordOf, type ContestRecord } from './contest-record.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

const columnsOf = (record: ContestRecord) => {
  const {
    stars: _stars,
    startMs,
    endMs,
    frozenFromMs,
    awards,
    languages,
    examAddresses,
    ...columns
  } = record;
  return {
    ...columns,
    startAt: new Date(startMs),
    endAt: new Date(endMs),
    sealedFrom: frozenFromMs === null ? null : new Date(frozenFromMs),
    awards: JSON.stringify(awards.toSorted((one, other) => one.priority - other.priority)),
    languages: languages === null ? null : JSON.stringify(languages),
    examAddresses: examAddresses.join('\n'),
  };
};

/** It delays the test runs of everybody, so it is not for the owners of groups. */
function checkApart({ keepsTestRunsApart }: ContestRecord, groupId: number | null) {
  if (keepsTestRunsApart && groupId !== null)
    throw callError('contestFormInvalid', { field: 'testRunsApart', reason: 'notAllowed' });
}

/** In a group, the caller has checked that the viewer may create contests there. */
export async function createContest(
  { database, clock }: Parts,
  by: Actor,
  sent: SentContest,
  groupId: number | null = null,
) {
  const record = parseContest(sent);
  checkApart(record, groupId);
  const now = clock();
  return inTransaction(database, async (transaction) => {
    await checkLanguages(transaction, record);
    const stars = await getStars(transaction, record.stars);
    const cid = await insertContest(transaction, {
      ...columnsOf(record),
      ownerId: by.viewer.id,
      groupId,
      createdAt: now,
      updatedAt: now,
    });
    await replaceStars(transaction, cid, stars.ids);
    const after = describeContest({ ...record, stars: stars.names });
    await recordContestChange(transaction, by, { contestId: cid, action: 'contest.create', after });
    return { cid };
  });
}

interface ChangedContest extends SentContest {
  id?: number | undefined;
  /** The version that the form was loaded with. */
  gmtModified?: string | undefined;
  /** Effects that the sender knows and wants. */
  confirm?: readonly EffectKind[] | undefined;
}

export async function changeContest(
  { database, clock }: Parts,
  by: Actor,
  { id, gmtModified, confirm, ...sent }: ChangedContest,
) {
  if (id === undefined) throw callError('contestIdMissing');
  return inTransaction(database, async (transaction) => {
    const contest = await lockAdministeredContest(transaction, by.viewer, id);
    const isOld = gmtModified !== undefined && gmtModified !== toWireDate(contest.updatedAt);
    if (isOld) throw callError('contestChangedMeanwhile');
    const now = clock();
    const stored = {
      contest,
      stars: await listStarNames(transaction, id),
      hasSubmissions: (await countContestSubmissions(transaction, { contestId: id })) > 0,
      nowMs: now.getTime(),
    };
    const before = recordOf(stored);
    const record = parseContest(sent, stored);
    checkApart(record, contest.groupId);
    await checkLanguages(transaction, record);
    requireConfirmed(await findEffectsOfChange(transaction, { contest, before, record, now }), confirm);
    const stars = await getStars(transaction, record.stars);
    await updateContest(transaction, id, { ...columnsOf(record), updatedAt: now });
    await replaceStars(transaction, id, stars.ids);
    const dropped = areRegistrationsDropped(before, record) ? await deleteRegistrations(transaction, id) : 0;
    const after = describeContest({ ...record, stars: stars.names });
    const changes = pickContestDifferences(describeContest(before), after);
    await recordContestChange(transaction, by, {
      contestId: id,
      action: 'contest.change',
      before: changes.before,
      after: {
        ...changes.after,
        ...(before.password !== record.password && {
          isPasswordChanged: true,
          droppedRegistrations: dropped,
        }),
      },
    });
    return { gmtModified: toWireDate(now) };
  });
}

async function checkLanguages(transaction: Queryable, { languages }: ContestRecord) {
  const known = await listLanguageNames(transaction);
  const unknown = (languages ?? []).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const name = unknown.join(', ');
  throw callError('contestFormInvalid', { field: 'languages', reason: 'languagesUnknown', name });
}

/** Throws with the unknown names when some are not accounts. */
async function getStars(transaction: Queryable, names: readonly string[]) {
  const accounts = await findAccounts(transaction, names);
  const known = new Set(accounts.map(({ username }) => username.toLowerCase()));
  const unknown = names.filter((name) => !known.has(name.toLowerCase()));
  if (unknown.length > 0) {
    const name = unknown.join(', ');
    throw callError('contestFormInvalid', { field: 'starAccount', reason: 'starsUnknown', name });
  }
  return {
    ids: accounts.map(({ id }) => id),
    names: accounts.map(({ username }) => username).toSorted(),
  };
}
