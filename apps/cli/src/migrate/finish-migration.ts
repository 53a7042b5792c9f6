/** After the last row: counters are recounted, and sequences continue behind the moved ids. Running it twice changes nothing. */
import type { ClientBase } from 'pg';
import { createDatabase, createPool } from '@touchstone/database';
import { repairCounters } from '@touchstone/server/moving-in';
import { moveSequences } from '../site-export/move-sequences.ts';

export async function finishMigration(connectionString: string, client: ClientBase): Promise<void> {
  await moveSequences(client);
  await client.query('ANALYZE');
  const pool = createPool(connectionString, 1, { statement_timeout: 0 });
  try {
    await repairCounters(createDatabase(pool));
  } finally {
    await pool.end();
  }
}
