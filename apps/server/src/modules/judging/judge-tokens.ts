import { inTransaction, findViolatedUniqueIndex, type Queryable } from '@touchstone/database';
import { randomBytes } from 'node:crypto';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import { hashJudgeToken } from '../../platform/http/judge-identity.ts';
import { insertToken, revokeToken } from '../../platform/judge-tokens.repository.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAttemptsOfToken } from './attempts.repository.ts';
import { requeueLostAttempts } from './lost-attempts.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'resultCounter'>;

/** The token itself is only known here: the database stores its hash. */
export async function createJudgeToken({ database, clock }: Parts, by: Actor, name: string) {
  const token = `judge-${randomBytes(32).toString('base64url')}`;
  const row = { name, tokenHash: hashJudgeToken(token), createdBy: by.viewer.id, createdAt: clock() };
  const id = await inTransaction(database, async (transaction) => {
    const created = await insertOnce(transaction, row);
    await recordAudit(transaction, by, { action: 'judge-token.create', target: name });
    return created;
  });
  return { id, token };
}

async function insertOnce(transaction: Queryable, row: Parameters<typeof insertToken>[1]) {
  try {
    return await insertToken(transaction, row);
  } catch (error) {
    if (findViolatedUniqueIndex(error) !== 'judge_token_name') throw error;
    throw callError('judgeTokenNameTaken');
  }
}

/** Its judge is refused from now on, and its tasks are queued again. */
export async function revokeJudgeToken(parts: Parts, by: Actor, id: number) {
  await inTransaction(parts.database, async (transaction) => {
    const name = await revokeToken(transaction, id, parts.clock());
    if (name === undefined) throw callError('judgeTokenMissing');
    await recordAudit(transaction, by, { action: 'judge-token.revoke', target: name });
  });
  const lost = await listAttemptsOfToken(parts.database, id);
  await requeueLostAttempts(parts, lost, { reason: 'lost its token', countsAsRetry: false });
}
