import { toWireDate, type Calls, type DataOf } from '@touchstone/contract';
import type { listFindings, listSteps, MigrationRow } from './site-migration.repository.ts';

type StepRow = Awaited<ReturnType<typeof listSteps>>[number];
type FindingRow = Awaited<ReturnType<typeof listFindings>>['rows'][number];
type Migration = NonNullable<DataOf<Calls['GET /api/admin/migration']>['migration']>;

export const presentMigration = (row: MigrationRow, steps: readonly StepRow[]): Migration => ({
  source: row.source,
  state: row.state,
  error: row.error,
  startedAt: toWireDate(row.startedAt),
  updatedAt: toWireDate(row.updatedAt),
  finishedAt: row.finishedAt === null ? null : toWireDate(row.finishedAt),
  steps: steps.map((step) => ({
    name: step.name,
    total: step.total,
    isFinished: step.isFinished,
    read: step.rowsRead,
    moved: step.rowsMoved,
    skipped: step.rowsSkipped,
    broken: step.rowsBroken,
  })),
  parity: presentParity(row.parity),
});

function presentParity(stored: MigrationRow['parity']): Migration['parity'] {
  if (stored === null || typeof stored !== 'object' || Array.isArray(stored)) return null;
  const number = (key: string) => Number(stored[key] ?? 0);
  const { checkedAt } = stored;
  if (typeof checkedAt !== 'string') return null;
  return {
    checkedAt: toWireDate(new Date(checkedAt)),
    judged: number('judged'),
    differing: number('differing'),
    boards: number('boards'),
    differingBoards: number('differingBoards'),
  };
}

export const presentFinding = ({ id, step, rowKey, isBroken, code, detail }: FindingRow) => ({
  id,
  step,
  key: rowKey,
  isBroken,
  code,
  detail,
});
