import { toWireDate } from '@touchstone/contract';
import { wireDateOf } from '../membership.presenter.ts';
import type { BatchRow } from './codes.repository.ts';

export const presentBatch = (row: BatchRow) => ({
  id: row.id,
  kind: kindOf(row),
  level: row.level,
  days: row.days,
  percentOff: row.percentOff,
  fenOff: row.fenOff,
  codeCount: row.codeCount ?? 0,
  usesPerCode: row.usesPerCode,
  useCount: row.useCount ?? 0,
  expiresAt: wireDateOf(row.expiresAt),
  disabledAt: wireDateOf(row.disabledAt),
  note: row.note,
  createdBy: row.createdBy,
  createdAt: toWireDate(row.createdAt),
});

function kindOf({ kind, percentOff }: BatchRow): 'membership' | 'percent' | 'amount' {
  if (kind === 'membership') return 'membership';
  return percentOff === null ? 'amount' : 'percent';
}
