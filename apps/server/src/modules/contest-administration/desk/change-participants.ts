/**
 * What organisers note about participants. Every change publishes `contest.changed`, so that boards and feeds of all
 * servers follow it at once.
 */
import { inTransaction, type Queryable } from '@touchstone/database';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockAdministeredContest, recordContestChange } from '../administered-contest.ts';
import { findAccounts } from '../contest-administration.repository.ts';
import {
  findAccountById,
  findParticipant,
  isStar,
  listSeats,
  noteParticipant,
  setStar,
} from './desk.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

export interface ParticipantChange {
  cid: number;
  uid: string;
  isStar?: boolean | undefined;
  isDisqualified?: boolean | undefined;
  reason?: string | undefined;
  seat?: string | undefined;
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

async function describeParticipant(transaction: Queryable, contestId: number, userId: string) {
  const notes = await findParticipant(transaction, contestId, userId);
  return {
    isStar: await isStar(transaction, contestId, userId),
    seat: notes?.seat ?? null,
    isDisqualified: (notes?.disqualifiedAt ?? null) !== null,
    reason: notes?.disqualifiedReason ?? null,
  };
}

export async function changeParticipant({ database, clock }: Parts, by: Actor, change: ParticipantChange) {
  const { cid, uid } = change;
  await inTransaction(database, async (transaction) => {
    await lockAdministeredContest(transaction, by.viewer, cid);
    const account = await findAccountById(transaction, uid);
    if (account === undefined) throw callError('participantUnknown', { names: uid });
    const before = await describeParticipant(transaction, cid, uid);
    const columns = {
      ...(change.seat !== undefined && { seat: orNull(change.seat) }),
      ...(change.isDisqualified === true && {
        disqualifiedAt: clock(),
        disqualifiedReason: orNull(change.reason ?? ''),
      }),
      ...(change.isDisqualified === false && { disqualifiedAt: null, disqualifiedReason: null }),
    };
    if (Object.keys(columns).length > 0)
      await noteParticipant(transaction, { contestId: cid, userId: uid, ...columns });
    if (change.isStar !== undefined)
      await setStar(transaction, { contestId: cid, userId: uid }, change.isStar);
    const { username } = account;
    await recordContestChange(transaction, by, {
      contestId: cid,
      action: 'contest-participant.change',
      before: { username, ...before },
      after: { username, ...(await describeParticipant(transaction, cid, uid)) },
    });
  });
}

interface Seat {
  username: string;
  seat: string;
}

export async function assignSeats(
  { database }: Pick<Parts, 'database'>,
  by: Actor,
  { cid, seats }: { cid: number; seats: readonly Seat[] },
): Promise<{ changed: number }> {
  return inTransaction(database, async (transaction) => {
    await lockAdministeredContest(transaction, by.viewer, cid);
    const accounts = await findAccounts(
      transaction,
      seats.map(({ username }) => username.trim()),
    );
    const byName = new Map(accounts.map((account) => [account.username.toLowerCase(), account]));
    const unknown = seats.filter(({ username }) => !byName.has(username.trim().toLowerCase()));
    if (unknown.length > 0)
      throw callError('participantUnknown', { names: unknown.map(({ username }) => username).join(', ') });
    const stored = new Map((await listSeats(transaction, cid)).map(({ id, seat }) => [id, seat]));
    const changes = seats.flatMap(({ username, seat }) => {
      const account = byName.get(username.trim().toLowerCase());
      const wanted = orNull(seat);
      return account === undefined || (stored.get(account.id) ?? null) === wanted
        ? []
        : [{ ...account, before: stored.get(account.id) ?? null, wanted }];
    });
    for (const { id, wanted } of changes)
      await noteParticipant(transaction, { contestId: cid, userId: id, seat: wanted });
    if (changes.length > 0)
      await recordContestChange(transaction, by, {
        contestId: cid,
        action: 'contest-participant.assign-seats',
        before: Object.fromEntries(changes.map(({ username, before }) => [username, before])),
        after: Object.fromEntries(changes.map(({ username, wanted }) => [username, wanted])),
      });
    return { changed: changes.length };
  });
}
