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

/** True if the failure concerns every connection: the database is down, starts or stops. */
export const isUnreachable = (error: unknown): boolean =>
  isConnectionFailure(error) && !(error instanceof pg.DatabaseError && error.code === tooManyConnections);

/** True if a statement failed because the database could not be reached, not because of the statement. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof GateClosedError || error instanceof ConnectionsEndedError) return true;
  if (error instanceof pg.DatabaseError) return refusedByServer.test(error.code ?? '');
  const { syscall, code } = error as NodeJS.ErrnoException;
  if (syscall === 'connect' || syscall === 'read' || syscall === 'write') return failedSockets.has(code);
  return driverMessages.test(error.message);
}
