/** The tables of progress: what the next run continues, and what the page of the back office shows. */
import type { ClientBase } from 'pg';

export const sourceNames = ['hoj', 'qduoj', 'hydro'] as const;
export type SourceName = (typeof sourceNames)[number];

export interface StepProgress {
  readonly name: string;
  readonly total: number;
  readonly cursor: string | null;
  readonly isFinished: boolean;
  readonly read: number;
  readonly moved: number;
  readonly skipped: number;
  readonly broken: number;
}

export interface KeyedFinding {
  readonly step: string;
  readonly key: string;
  readonly isBroken: boolean;
  readonly code: string;
  /** English, for the report. */
  readonly detail: string;
}

/** A client, or a transaction of the server. */
interface Statements {
  readonly query: (text: string, values: unknown[]) => Promise<unknown>;
}

export const emptyProgress = ({ name, total }: { name: string; total: number }): StepProgress => ({
  name,
  total,
  cursor: null,
  isFinished: false,
  read: 0,
  moved: 0,
  skipped: 0,
  broken: 0,
});

export type MigrationState = 'none' | 'running' | 'finished' | 'failed';

export async function findState(client: ClientBase, source: SourceName): Promise<MigrationState> {
  const { rows } = await client.query<{ state: MigrationState }>(
    'SELECT state FROM site_migration WHERE source = $1',
    [source],
  );
  return rows[0]?.state ?? 'none';
}

export async function beginMigration(client: ClientBase, source: SourceName): Promise<void> {
  await client.query(
    `INSERT INTO site_migration (source, state) VALUES ($1, 'running')
     ON CONFLICT (source) DO UPDATE SET state = 'running', error = NULL, updated_at = now()`,
    [source],
  );
}

export async function endMigration(
  client: ClientBase,
  source: SourceName,
  error: string | undefined,
): Promise<void> {
  await client.query(
    `UPDATE site_migration SET state = $2, error = $3, updated_at = now(), finished_at = $4 WHERE source = $1`,
    [
      source,
      error === undefined ? 'finished' : 'failed',
      error ?? null,
      error === undefined ? new Date() : null,
    ],
  );
}

const columns = `name, total, cursor, is_finished AS "isFinished", rows_read AS read, rows_moved AS moved,
  rows_skipped AS skipped, rows_broken AS broken`;

export async function listSteps(client: ClientBase, source: SourceName): Promise<StepProgress[]> {
  const { rows } = await client.query<StoredProgress>(
    `SELECT ${columns} FROM site_migration_step WHERE source = $1 ORDER BY position`,
    [source],
  );
  return rows.map(toProgress);
}

/** PostgreSQL returns its large integers as text. */
type StoredProgress = {
  [Key in keyof StepProgress]: StepProgress[Key] extends number ? string : StepProgress[Key];
};
const toProgress = ({ total, read, moved, skipped, broken, ...row }: StoredProgress): StepProgress => ({
  ...row,
  total: Number(total),
  read: Number(read),
  moved: Number(moved),
  skipped: Number(skipped),
  broken: Number(broken),
});

export async function beginStep(
  client: ClientBase,
  source: SourceName,
  { name, position, total }: { name: string; position: number; total: number },
): Promise<StepProgress> {
  await client.query(
    `INSERT INTO site_migration_step (source, name, position, total) VALUES ($1, $2, $3, $4)
     ON CONFLICT (source, name) DO NOTHING`,
    [source, name, position, total],
  );
  const { rows } = await client.query<StoredProgress>(
    `SELECT ${columns} FROM site_migration_step WHERE source = $1 AND name = $2`,
    [source, name],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`the step ${name} has no row`);
  return toProgress(row);
}

export async function writeProgress(
  client: Statements,
  source: SourceName,
  { name, cursor, isFinished, read, moved, skipped, broken }: StepProgress,
): Promise<void> {
  await client.query(
    `UPDATE site_migration_step SET cursor = $3, is_finished = $4, rows_read = $5, rows_moved = $6, rows_skipped = $7,
       rows_broken = $8, updated_at = now() WHERE source = $1 AND name = $2`,
    [source, name, cursor, isFinished, read, moved, skipped, broken],
  );
}

export async function writeFindings(
  client: Statements,
  source: SourceName,
  findings: readonly KeyedFinding[],
): Promise<void> {
  if (findings.length === 0) return;
  await client.query(
    `INSERT INTO site_migration_finding (source, step, row_key, is_broken, code, detail)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::boolean[], $5::text[], $6::text[]) ON CONFLICT DO NOTHING`,
    [
      source,
      findings.map(({ step }) => step),
      findings.map(({ key }) => key),
      findings.map(({ isBroken }) => isBroken),
      findings.map(({ code }) => code),
      findings.map(({ detail }) => detail),
    ],
  );
}

/** In the order in which they were found, in pages. */
export async function* readFindings(client: ClientBase, source: SourceName): AsyncGenerator<KeyedFinding> {
  let after = 0;
  for (;;) {
    const { rows } = await client.query<{ id: string } & KeyedFinding>(
      `SELECT id, step, row_key AS key, is_broken AS "isBroken", code, detail FROM site_migration_finding
       WHERE source = $1 AND id > $2 ORDER BY id LIMIT 1000`,
      [source, after],
    );
    for (const { id, ...finding } of rows) {
      after = Number(id);
      yield finding;
    }
    if (rows.length < 1000) return;
  }
}
