/**
 * How this works: a tool of the ICPC reads one contest with a token instead of the password of its director. The token has
 * the access of the account that created it, in this contest only, and ends when that account loses it. It is random and
 * long, so nothing is counted and nothing locked when it is wrong, and a plain hash cannot be reversed.
 */
import { contestLimits } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { createHash, randomBytes } from 'node:crypto';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { lockAdministeredContest, recordContestChange } from '../administered-contest.ts';
import {
  deleteApiToken,
  findApiToken,
  insertApiToken,
  listApiTokens,
  recordApiTokenUse,
} from './api-tokens.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

/** Distinguishes a token from a password and from a session. */
const tokenPattern = /^contest-[\w-]{43}$/;
const hashToken = (token: string) => createHash('sha256').update(token).digest();
/** Tools ask every second; the time of the last use needs no more precision than this. */
const usePrecisionMs = 60_000;

export const isContestApiToken = (text: string) => tokenPattern.test(text);

/** The token itself is only known here. */
export async function createApiToken(
  { database, clock }: Parts,
  by: Actor,
  { cid, name }: { cid: number; name: string },
) {
  const token = `contest-${randomBytes(32).toString('base64url')}`;
  const id = await inTransaction(database, async (transaction) => {
    await lockAdministeredContest(transaction, by.viewer, cid);
    const maximum = contestLimits.apiTokensMaximum;
    if ((await listApiTokens(transaction, cid)).length >= maximum)
      throw callError('contestTokensFull', { maximum });
    const row = { contestId: cid, name, tokenHash: hashToken(token), createdBy: by.viewer.id };
    const created = await insertApiToken(transaction, { ...row, createdAt: clock() });
    const change = { contestId: cid, action: 'contest-api-token.create', after: { name } };
    await recordContestChange(transaction, by, change);
    return created;
  });
  return { id, token };
}

export async function revokeApiToken(
  { database }: Parts,
  by: Actor,
  { cid, id }: { cid: number; id: number },
) {
  await inTransaction(database, async (transaction) => {
    await lockAdministeredContest(transaction, by.viewer, cid);
    const name = await deleteApiToken(transaction, { contestId: cid, id });
    if (name === undefined) throw callError('contestTokenMissing');
    const change = { contestId: cid, action: 'contest-api-token.revoke', before: { name } };
    await recordContestChange(transaction, by, change);
  });
}

/** Throws if there is no such token. */
export async function identifyByApiToken(
  { database, clock }: Parts,
  token: string,
): Promise<{ viewer: Viewer; contestId: number }> {
  const found = await findApiToken(database, hashToken(token));
  if (found === undefined) throw callError('contestTokenInvalid');
  const { id, contestId, lastUsedAt, creator } = found;
  const now = clock();
  if (now.getTime() - (lastUsedAt?.getTime() ?? 0) >= usePrecisionMs)
    await recordApiTokenUse(database, id, now);
  return { viewer: creator, contestId };
}
