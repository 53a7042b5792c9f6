import { setTimeout as sleep } from 'node:timers/promises';
import {
  EmbeddedPostgresError,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@touchstone/database/embedded';
import { beginStep, printStep } from '@touchstone/site-setup/console';
import type { DatabaseSource } from './database-source.ts';
import type { StopRequest } from './stop-request.ts';

const delaysMs = [0, 500, 1_000, 2_000, 5_000];

export interface PostgresInput {
  readonly dataDirectory: string;
  readonly stopRequest: StopRequest;
}

export interface PostgresPart extends DatabaseSource {
  readonly stop: () => Promise<void>;
  readonly killNow: () => void;
}

/** Starts the embedded PostgreSQL and restarts it whenever it ends by itself. */
export async function keepPostgresRunning(input: PostgresInput): Promise<PostgresPart> {
  const { dataDirectory, stopRequest } = input;
  const step = beginStep('database', 'starting PostgreSQL');
  let current = await startOrReport(dataDirectory, step);
  let tellMoved = (): void => undefined;
  step.done(`PostgreSQL ${current.identity}`);

  const watch = async (): Promise<void> => {
    for (;;) {
      await current.exited;
      if (stopRequest.signal.aborted) return;
      printStep('!', 'database', 'PostgreSQL ended unexpectedly; starting it again');
      const next = await startAgain(dataDirectory, stopRequest);
      if (next === undefined) return;
      const hasMoved = next.connectionString !== current.connectionString;
      current = next;
      if (stopRequest.signal.aborted) return;
      if (hasMoved) tellMoved();
      printStep('✓', 'database', 'PostgreSQL runs again');
    }
  };
  const watching = watch();
  return {
    connectionString: () => current.connectionString,
    onMoved: (listener) => void (tellMoved = listener),
    stop: async () => {
      await current.stop();
      await watching;
      // A start that was in progress at the stop request has replaced the instance.
      await current.stop();
    },
    killNow: () => void process.kill(current.pid, 'SIGQUIT'),
  };
}

async function startOrReport(
  dataDirectory: string,
  step: ReturnType<typeof beginStep>,
): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ dataDirectory, onLog: step.update });
  } catch (error) {
    step.failed('PostgreSQL could not be started');
    throw error;
  }
}

async function startAgain(
  dataDirectory: string,
  stopRequest: StopRequest,
): Promise<EmbeddedPostgres | undefined> {
  let reason = '';
  for (const delayMs of delaysMs) {
    await sleep(delayMs);
    if (stopRequest.signal.aborted) return undefined;
    try {
      return await startEmbeddedPostgres({ dataDirectory });
    } catch (error) {
      if (!(error instanceof EmbeddedPostgresError)) throw error;
      reason = error.message;
    }
  }
  stopRequest.ask(1, `PostgreSQL could not be started again.\n${reason}`);
  return undefined;
}
