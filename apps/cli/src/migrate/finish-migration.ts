/**
 * After the last row: counters and progress are computed from the moved rows, and sequences continue behind their ids.
 * Running it twice changes nothing.
 */
import type { ClientBase } from 'pg';
import { createDatabase, createPool, type Database } from '@touchstone/database';
import { recomputeTraining, repairCounters } from '@touchstone/server/moving-in';
import { moveSequences } from '../site-export/move-sequences.ts';

export async function finishMigration(connectionString: string, client: ClientBase): Promise<void> {
  await moveSequences(client);
  await client.query('ANALYZE');
  await countComments(client);
  await nameAuthors(client);
  const pool = createPool(connectionString, 1, { statement_timeout: 0 });
  try {
    const database = createDatabase(pool);
    await repairCounters(database);
    await recomputeTrainings(client, database);
  } finally {
    await pool.end();
  }
}

async function countComments(client: ClientBase): Promise<void> {
  await client.query(`
    UPDATE comment SET
      like_count = (SELECT count(*) FROM comment_like WHERE comment_id = comment.id),
      reply_count = (SELECT count(*) FROM reply WHERE comment_id = comment.id AND deleted_at IS NULL),
      answered_at = CASE WHEN contest_id IS NULL THEN NULL
        ELSE (SELECT min(created_at) FROM reply WHERE comment_id = comment.id AND deleted_at IS NULL) END`);
  await client.query(`
    UPDATE discussion SET
      like_count = (SELECT count(*) FROM discussion_like WHERE discussion_id = discussion.id),
      (comment_count, reply_count) = (
        SELECT coalesce(sum(1 + reply_count), 0), coalesce(sum(reply_count), 0) FROM comment
        WHERE discussion_id = discussion.id AND comment.deleted_at IS NULL)`);
}

/** Notices keep the name of their author. */
async function nameAuthors(client: ClientBase): Promise<void> {
  await client.query(`
    UPDATE notice SET author_username = username FROM user_account
    WHERE user_account.id = notice.author_id AND author_username IS NULL`);
}

async function recomputeTrainings(client: ClientBase, database: Database): Promise<void> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM training ORDER BY id');
  for (const { id } of rows) await recomputeTraining(database, Number(id));
}
