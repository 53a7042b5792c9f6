/**
 * How long processes have been on a processor, as Linux counts it. What an answer costs in this is nearly the same on a busy
 * machine as on a quiet one, where its latency is not.
 */
import { readdir, readFile } from 'node:fs/promises';

export interface ProcessorTimes {
  serverMs: number;
  postgresMs: number;
  /** This process, which sends the requests. */
  clientMs: number;
}

export async function readProcessorTimes(processIds: {
  server: number;
  postgres: number;
}): Promise<ProcessorTimes> {
  const { user, system } = process.cpuUsage();
  const connections = await Promise.all((await listChildren(processIds.postgres)).map(readMilliseconds));
  const endedMs = await readMillisecondsOfEnded(processIds.postgres);
  return {
    serverMs: await readMilliseconds(processIds.server),
    postgresMs: connections.reduce((sum, milliseconds) => sum + milliseconds, endedMs),
    clientMs: (user + system) / 1000,
  };
}

/** For each of so many answers. */
export const perAnswer = (
  before: ProcessorTimes,
  after: ProcessorTimes,
  answers: number,
): ProcessorTimes => ({
  serverMs: (after.serverMs - before.serverMs) / answers,
  postgresMs: (after.postgresMs - before.postgresMs) / answers,
  clientMs: (after.clientMs - before.clientMs) / answers,
});

/** Every connection to PostgreSQL is a process of its own. */
async function listChildren(processId: number): Promise<number[]> {
  const id = String(processId);
  const text = await readFile(`/proc/${id}/task/${id}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

const ticksPerSecond = 100;

/** Of the children that have ended: the pool closes connections that it does not need. */
async function readMillisecondsOfEnded(processId: number): Promise<number> {
  const text = await readFile(`/proc/${String(processId)}/stat`, 'utf8');
  // The name of the program comes first, in brackets, and may hold blanks. Then from the state on, as `man 5 proc` lists them.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [userTicks, systemTicks] = fields.slice(13, 15).map(Number);
  return (((userTicks ?? 0) + (systemTicks ?? 0)) * 1000) / ticksPerSecond;
}

async function readMilliseconds(processId: number): Promise<number> {
  const folder = `/proc/${String(processId)}/task`;
  const threads = await ignoringEnded(() => readdir(folder), []);
  const nanoseconds = await Promise.all(
    threads.map(async (thread) => {
      const text = await ignoringEnded(() => readFile(`${folder}/${thread}/schedstat`, 'utf8'), '0');
      return Number(text.split(' ')[0]);
    }),
  );
  return nanoseconds.reduce((sum, count) => sum + count, 0) / 1_000_000;
}

async function ignoringEnded<Value>(read: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    // Threads and processes may end while they are listed.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
      return otherwise;
    throw error;
  }
}
