import { toWireDate, type WireRemoteFailure } from '@touchstone/contract';
import { remotePrefixes } from '@touchstone/contract/remote-judges';
import { wireReason } from '../vendors/vendors.presenter.ts';
import type { FailureRow } from './failures.repository.ts';

export function presentFailure(row: FailureRow): WireRemoteFailure {
  return {
    id: row.id,
    // Written from the list of vendors.
    key: remotePrefixes.find((key) => key === row.vendor) ?? 'HDU',
    username: row.accountName,
    submissionId: row.submissionId,
    step: row.step,
    code: wireReason(row.code) ?? 'siteDown',
    detail: row.detail,
    url: row.url,
    httpStatus: row.httpStatus,
    createdAt: toWireDate(row.createdAt),
    hasSnapshot: row.hasSnapshot,
  };
}
