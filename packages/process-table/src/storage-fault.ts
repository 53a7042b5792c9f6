/** Why nothing can be stored: on a disk of this machine, or on that of the database. */
export type StorageFault = 'full' | 'read-only';

/** Of the system, and of PostgreSQL: disk_full. */
const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Also finds the fault in the cause of an error. */
export function findStorageFault(error: unknown): StorageFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && fullCodes.has(error.code)) return 'full';
  if ('code' in error && error.code === 'EROFS') return 'read-only';
  // PostgreSQL has a code for a full disk alone; for others it quotes the system.
  if ('severity' in error && error.message.endsWith('Read-only file system')) return 'read-only';
  return findStorageFault(error.cause);
}
