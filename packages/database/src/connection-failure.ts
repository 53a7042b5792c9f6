import pg from 'pg';

/** Classes and codes of PostgreSQL: connection exceptions, shutdown, crash, start-up, too many connections. */
const refusedByServer = /^(08...|57P0[1-3]|53300)$/;
const failedSockets: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);
/** The driver marks these errors by their text alone. */
const driverMessages =
  /^(Connection terminated|Client has encountered a connection error|timeout (expired|exceeded)|Query read timeout)/;

/** True if a statement failed because the database could not be reached, not because of the statement. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return refusedByServer.test(error.code ?? '');
  const { syscall, code } = error as NodeJS.ErrnoException;
  if (syscall === 'connect' || syscall === 'read' || syscall === 'write') return failedSockets.has(code);
  return driverMessages.test(error.message);
}
