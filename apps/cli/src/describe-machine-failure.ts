import { isConnectionFailure } from '@touchstone/database';
import { findStorageFault } from '@touchstone/process-table/storage-fault';

/** A sentence for failures that are no fault of the program: a disk that stores nothing, a database that is away. */
export function describeMachineFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const fault = findStorageFault(error);
  if (fault === 'full')
    return `The disk is full, or has no room for further files: ${reasonOf(error)}. Free some space and try again.`;
  if (fault === 'read-only')
    return `The disk is read-only: ${reasonOf(error)}. Mount it writable and try again.`;
  return isConnectionFailure(error) ? `The database cannot be reached: ${reasonOf(error)}.` : undefined;
}

const reasonOf = ({ message, cause }: Error): string =>
  message === '' && cause instanceof Error ? cause.message : message;
