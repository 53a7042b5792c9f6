import { toWireDate } from '@touchstone/contract';
import { wireDateOf } from '../membership.presenter.ts';
import type { LedgerRow } from './grants.repository.ts';

export const presentGrant = (row: LedgerRow) => ({
  id: row.id,
  uid: row.userId,
  username: row.username,
  level: row.level,
  days: row.days,
  source: row.source,
  orderNumber: row.orderNumber,
  grantedBy: row.grantedBy,
  note: row.note,
  grantedAt: toWireDate(row.grantedAt),
  cancelledAt: wireDateOf(row.cancelledAt),
  cancelledBy: row.cancelledBy,
  cancelNote: row.cancelNote,
});
