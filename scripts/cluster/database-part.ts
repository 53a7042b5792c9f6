/** The PostgreSQL of the cluster: killed like a crash, and started again on its data, which it recovers from its log. */
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@touchstone/database/embedded';
import type { SupervisedProcess } from './supervised-process.ts';

export interface DatabasePart extends SupervisedProcess {
  readonly connectionString: () => string;
}

interface DatabaseInput {
  readonly folder: string;
  readonly servers: number;
  readonly onUnexpectedEnd: (text: string) => void;
}

/** Pool, queue, pipelined reads, events and the migration of a start. */
const connectionsOfServer = 30;
const otherConnections = 20;

export function createDatabasePart({ folder, servers, onUnexpectedEnd }: DatabaseInput): DatabasePart {
  let postgres: EmbeddedPostgres | undefined;
  let isWanted = false;
  const getRunning = (): EmbeddedPostgres => {
    if (postgres === undefined) throw new Error('The database has not been started.');
    return postgres;
  };
  return {
    name: 'database',
    pid: () => postgres?.pid,
    connectionString: () => getRunning().connectionString,
    start: async () => {
      isWanted = true;
      const maxConnections = servers * connectionsOfServer + otherConnections;
      const started = await startEmbeddedPostgres({ dataDirectory: folder, maxConnections });
      if (postgres !== undefined && postgres.connectionString !== started.connectionString)
        throw new Error('The database has another address after its restart.');
      postgres = started;
      void started.exited.then(() => {
        if (isWanted && postgres === started) onUnexpectedEnd('database ended by itself');
      });
    },
    kill: async () => {
      isWanted = false;
      const { pid, exited } = getRunning();
      process.kill(pid, 'SIGKILL');
      await exited;
    },
    stop: async () => {
      isWanted = false;
      await postgres?.stop();
    },
  };
}
