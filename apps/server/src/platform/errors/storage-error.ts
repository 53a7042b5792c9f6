import { findStorageFault } from '@touchstone/process-table/storage-fault';
import { callError } from './call-error.ts';

/** What a caller learns when the disk of the server or of the database stores nothing. Undefined: another error. */
export function findStorageError(error: unknown) {
  const fault = findStorageFault(error);
  if (fault === undefined) return undefined;
  return callError(fault === 'full' ? 'diskFull' : 'diskReadOnly');
}
