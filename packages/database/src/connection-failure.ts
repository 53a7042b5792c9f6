import pg from 'pg';

/** PostgreSQL: a statement that writes reached a standby, so the address leads to another machine soon. */
export const readOnlyCode = '25006';
/** Classes and codes of PostgreSQL: connection exceptions, shutdown, crash, start-up, too many connections, a standby. */
const refusedByServer = /^(08...|57P0[1-5]|53300|25006)$/;
const failedSockets: ReadonlySet<unknown> = new Set([
  'EADDRNOTAVAIL',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETRESET',
  'ENETUNREACH',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);
const socketCalls: ReadonlySet<unknown> = new Set(['connect', 'read', 'write', 'shutdown']);
/** The driver marks these errors by their text alone. */
const driverMessages =
  /^(Connection terminated|Client has encountered a connection error|timeout (expired|exceeded)|Query read timeout|Cannot use a pool after calling end)/;

const tooManyConnections = '53300';

/** No attempt was made, because one has failed a moment ago (`gated-client.ts`). */
export class GateClosedError extends Error {
  constructor(lastFailure: unknown) {
    super('The database could not be reached a moment ago', { cause: lastFailure });
  }
}

/** The process stops: it has ended its connections and opens none. */
export class ConnectionsEndedError extends Error {
  constructor() {
    super('The connections to the database have ended');
  }
}

/** The address leads to a database that only reads: a standby that is not promoted yet, or a full one that was locked. */
export class ReadOnlyDatabaseError extends Error {
  constructor() {
    super('The database is read-only: the address leads to a standby');
  }
}

/** True if the failure concerns every connection: the database is down, starts or stops. */
export const isUnreachable = (error: unknown): boolean =>
  isConnectionFailure(error) && !(error instanceof pg.DatabaseError && error.code === tooManyConnections);

/** True if a statement failed because the database could not be reached, not because of the statement. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (
    error instanceof GateClosedError ||
    error instanceof ConnectionsEndedError ||
    error instanceof ReadOnlyDatabaseError
  )
    return true;
  // Several addresses of one name were tried.
  if (error instanceof AggregateError) return error.errors.some(isConnectionFailure);
  if (error instanceof pg.DatabaseError) return refusedByServer.test(error.code ?? '');
  const { syscall, code } = error as NodeJS.ErrnoException;
  if (socketCalls.has(syscall)) return failedSockets.has(code);
  // Whatever the resolver says, the name leads nowhere now.
  if (syscall === 'getaddrinfo') return true;
  return driverMessages.test(error.message);
}
