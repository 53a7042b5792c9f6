import { remoteReasons, type WireRemoteRun } from '@touchstone/contract';
import { remotePrefixes } from '@touchstone/contract/remote-judges';
import type { SubmissionVisibility } from '@touchstone/rules/submission-access';
import type { SubmissionRow } from '../submissions.repository.ts';

type RemoteColumns = Pick<
  SubmissionRow,
  | 'contestId'
  | 'remoteVendor'
  | 'remoteState'
  | 'remoteReason'
  | 'remoteTestNumber'
  | 'remoteUrl'
  | 'remoteAccountName'
>;

/**
 * The page of a run may show its code to everybody, so only viewers of the code get its address. In a contest it would also show
 * where the problem comes from.
 */
export function presentRun(
  row: RemoteColumns,
  { code, isAddressShown }: Pick<SubmissionVisibility, 'code' | 'isAddressShown'>,
): WireRemoteRun | null {
  const vendor = remotePrefixes.find((prefix) => prefix === row.remoteVendor);
  if (vendor === undefined || row.remoteState === null) return null;
  return {
    vendor,
    state: row.remoteState,
    reason: remoteReasons.find((reason) => reason === row.remoteReason) ?? null,
    testNumber: row.remoteTestNumber,
    runUrl: isAddressShown || (code === 'shown' && row.contestId === null) ? row.remoteUrl : null,
    accountName: isAddressShown ? row.remoteAccountName : null,
  };
}
