import { createClient } from '@touchstone/database';

export interface BackupRun {
  readonly kind: 'backup' | 'drill';
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly target: string;
  /** Null: it succeeded. */
  readonly error: string | null;
  readonly archiveBytes: number | null;
  readonly rowCount: number | null;
  readonly fileCount: number | null;
}

/** For monitoring: the metrics of the server show when a backup last succeeded. */
export async function recordRun(connectionString: string, run: BackupRun): Promise<void> {
  const client = createClient({ connectionString, application_name: 'touchstone-backup' });
  await client.connect();
  try {
    // A database of an older release has no such table until the next start of the server.
    const { rows } = await client.query<{ isThere: boolean }>(
      `SELECT to_regclass('public.backup_run') IS NOT NULL AS "isThere"`,
    );
    if (rows[0]?.isThere !== true) return;
    await client.query(
      `INSERT INTO backup_run (kind, started_at, finished_at, target, error, archive_bytes, row_count, file_count)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        run.kind,
        run.startedAt,
        run.finishedAt,
        run.target,
        run.error,
        run.archiveBytes,
        run.rowCount,
        run.fileCount,
      ],
    );
  } finally {
    await client.end();
  }
}
