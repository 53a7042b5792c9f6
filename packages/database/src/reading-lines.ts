/**
 * How this works: what lists ask for is small, and many ask at once. In a pool every question has a connection to itself:
 * a process of PostgreSQL is woken for it, answers, and sleeps again, which costs more than the answer. A line is one
 * connection to which questions are sent without waiting for the answers to those before; PostgreSQL takes them in turn
 * and stays awake. What is asked in one turn of the event loop is sent in one piece. A question goes to the line where the
 * fewest wait.
 *
 * Each question is one statement that only reads and takes a moment, outside of any transaction. Whatever takes longer
 * belongs to the pool: here others would wait behind it. A line that breaks fails those that wait in it and is opened
 * again for the next one. One that says nothing (a machine that vanished, a network that drops everything) is broken off by
 * its client after a bounded time, when it connects and when it answers.
 */
import type { Duplex } from 'node:stream';
import type pg from 'pg';

export interface LineQuestion {
  /** Under which the connection keeps it prepared. */
  name: string;
  text: string;
  values: unknown[];
}

export interface LineAnswer {
  /** As the statement names them. */
  columns: readonly string[];
  rows: unknown[][];
}

export interface ReadingLines {
  ask: (question: LineQuestion) => Promise<LineAnswer>;
  end: () => Promise<void>;
}

/** `makeClient` answers clients that are not connected yet and that send without waiting (`pipeline`). */
export function openReadingLines(makeClient: () => pg.Client, count: number): ReadingLines {
  const lines = Array.from({ length: count }, () => createLine(makeClient));
  const findQuietest = () =>
    lines.reduce((quietest, line) => (line.waiting() < quietest.waiting() ? line : quietest));
  return {
    ask: (question) => findQuietest().ask(question),
    end: async () => {
      await Promise.all(lines.map((line) => line.end()));
    },
  };
}

const held = new WeakSet<Duplex>();

/** Holds back what is written until everybody who asks in this turn has asked: each writing costs more than what is written. */
function sendTogether(stream: Duplex) {
  if (held.has(stream)) return;
  held.add(stream);
  stream.cork();
  setImmediate(() => {
    held.delete(stream);
    stream.uncork();
  });
}

function createLine(makeClient: () => pg.Client) {
  let waiting = 0;
  let connected: Promise<pg.Client> | undefined;

  const connect = () => {
    const client = makeClient();
    const connecting = client.connect().then(() => client);
    const forget = () => {
      if (connected === connecting) connected = undefined;
    };
    // Those who wait are told by their own questions.
    client.on('error', forget);
    client.on('end', forget);
    connecting.catch(forget);
    return connecting;
  };

  return {
    waiting: () => waiting,
    ask: async (question: LineQuestion): Promise<LineAnswer> => {
      waiting += 1;
      try {
        connected ??= connect();
        const client = await connected;
        sendTogether(client.connection.stream);
        const { fields, rows } = await client.query<unknown[]>({ ...question, rowMode: 'array' });
        return { columns: fields.map(({ name }) => name), rows };
      } finally {
        waiting -= 1;
      }
    },
    end: async () => {
      const open = connected;
      connected = undefined;
      // A line that never opened has nothing to end: whoever asked was told.
      const client = await open?.catch(() => undefined);
      await client?.end();
    },
  };
}
