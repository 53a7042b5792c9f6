/**
 * How this works: a judge sends a token. One is in the configuration, for the judge that the launcher starts
 * beside the server. The others are created one per judge, stored as hashes, and looked up at every call, so
 * that a revoked one is refused immediately, on every server. They are random and long: a plain hash cannot
 * be reversed.
 */
import type { Queryable } from '@touchstone/database';
import { createHash, timingSafeEqual } from 'node:crypto';
import { callError } from '../errors/call-error.ts';
import { findLiveToken } from '../judge-tokens.repository.ts';

export interface JudgeIdentity {
  /** Null for the token of the configuration. */
  tokenId: number | null;
  /** The name of the judge with this token, whatever name it sends. */
  tokenName: string | null;
}

export const hashJudgeToken = (token: string) => createHash('sha256').update(token).digest();

export async function identifyJudge(
  database: Queryable,
  configuredToken: string | undefined,
  given: string | undefined,
): Promise<JudgeIdentity> {
  if (given === undefined || given === '') throw callError('judgeRefused');
  const hash = hashJudgeToken(given);
  if (configuredToken !== undefined && timingSafeEqual(hashJudgeToken(configuredToken), hash))
    return { tokenId: null, tokenName: null };
  const token = await findLiveToken(database, hash);
  if (token === undefined) throw callError('judgeRefused');
  return { tokenId: token.id, tokenName: token.name };
}
