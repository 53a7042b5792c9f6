/**
 * How this works: list pages run many small statements at once. With a pool, each statement occupies one connection, and
 * waking the PostgreSQL process behind it costs more than the statement. A pipelined connection sends statements without
 * waiting for the results of earlier ones; PostgreSQL runs them in order and stays awake. Statements issued in one tick of
 * the event loop are sent in one write. Each statement goes to the connection with the fewest pending statements.
 *
 * Every statement only reads, is short, and runs outside a transaction. Slow statements belong to the pool, because here
 * they would block the ones behind them. When a connection breaks, its pending statements fail and the next statement
 * reconnects. The client closes a connection that stays silent (a vanished host, a network that drops packets) after a
 * timeout, both while connecting and while waiting for a result. One timer per connection limits the time from one result to the
 * next: the driver's timer per statement would move rows to the old generation of the heap (`send-query.ts`).
 *
 * A request whose client has gone may still run when the server ends its connections. Its next statement fails: a new connection
 * would keep the process from ending.
 */
import type { Duplex } from 'node:stream';
import type pg from 'pg';
import { ConnectionsEndedError } from './connection-failure.ts';
import { sendQuery } from './send-query.ts';

export interface PipelinedStatement {
  /** The connection keeps the statement prepared under this name. */
  name: string;
  text: string;
  values: unknown[];
}

export interface PipelinedResult {
  /** Column names as the statement declares them. */
  columns: readonly string[];
  rows: unknown[][];
}

export interface PipelinedConnections {
  query: (statement: PipelinedStatement) => Promise<PipelinedResult>;
  end: () => Promise<void>;
}

interface PipelineOptions {
  connectionCount: number;
  /** A connection that owes a result and returns none for so long is closed. */
  resultMs: number;
}

/** `createClient` returns a client that is not connected yet and has the driver's `pipeline` option. */
export function openPipelinedConnections(
  createClient: () => pg.Client,
  { connectionCount, resultMs }: PipelineOptions,
): PipelinedConnections {
  const connections = Array.from({ length: connectionCount }, () => createConnection(createClient, resultMs));
  const findLeastBusy = () =>
    connections.reduce((leastBusy, connection) =>
      connection.pendingCount() < leastBusy.pendingCount() ? connection : leastBusy,
    );
  return {
    query: (statement) => findLeastBusy().query(statement),
    end: async () => {
      await Promise.all(connections.map((connection) => connection.end()));
    },
  };
}

const corkedStreams = new WeakSet<Duplex>();

/** Corks the stream until the end of this tick: a write costs more than the bytes in it. */
function corkForThisTick(stream: Duplex) {
  if (corkedStreams.has(stream)) return;
  corkedStreams.add(stream);
  stream.cork();
  setImmediate(() => {
    corkedStreams.delete(stream);
    stream.uncork();
  });
}

function createConnection(createClient: () => pg.Client, resultMs: number) {
  let pending = 0;
  let connected: Promise<OpenConnection> | undefined;
  let isEnded = false;

  const connect = () => {
    const client = createClient();
    const connecting = client.connect().then(() => openConnection(client, resultMs));
    const discard = () => {
      if (connected === connecting) connected = undefined;
    };
    // Pending statements are rejected by the driver itself.
    client.on('error', discard);
    client.on('end', discard);
    connecting.catch(discard);
    return connecting;
  };

  return {
    pendingCount: () => pending,
    query: async (statement: PipelinedStatement): Promise<PipelinedResult> => {
      if (isEnded) throw new ConnectionsEndedError();
      pending += 1;
      try {
        connected ??= connect();
        const connection = await connected;
        return await connection.query(statement);
      } finally {
        pending -= 1;
      }
    },
    end: async () => {
      isEnded = true;
      const open = connected;
      connected = undefined;
      // A connection that failed to open has nothing to end: its statements were rejected.
      const connection = await open?.catch(() => undefined);
      await connection?.end();
    },
  };
}

type OpenConnection = ReturnType<typeof openConnection>;

function openConnection(client: pg.Client, resultMs: number) {
  const { stream } = client.connection;
  let unanswered = 0;
  // Restarted rather than set for each statement, so it may also fire on a connection that waits for nothing.
  const timer = setTimeout(() => {
    if (unanswered > 0)
      stream.destroy(new Error(`Connection terminated after ${String(resultMs)} ms without a result`));
  }, resultMs).unref();
  client.on('end', () => {
    clearTimeout(timer);
  });

  return {
    query: async (statement: PipelinedStatement): Promise<PipelinedResult> => {
      corkForThisTick(stream);
      if (unanswered === 0) timer.refresh();
      unanswered += 1;
      try {
        const { fields, rows } = await sendQuery<unknown[]>(client, { ...statement, rowMode: 'array' });
        return { columns: fields.map(({ name }) => name), rows };
      } finally {
        unanswered -= 1;
        timer.refresh();
      }
    },
    end: () => client.end(),
  };
}
