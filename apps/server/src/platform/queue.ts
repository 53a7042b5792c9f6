/**
 * How this works: pg-boss keeps jobs in PostgreSQL. A job that belongs to a change is sent inside the transaction of that
 * change (`enqueue` takes the transaction), so neither exists without the other. Every server works on every queue; a job
 * is given to one of them at a time and retried with growing pauses when it fails or its server dies.
 */
import { CompiledQuery, type Kysely } from 'kysely';
import type { Queryable, Tables } from '@touchstone/database';
import { PgBoss, type JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';

export interface Jobs {
  'mail.deliver': { mailId: number };
  'site.clean-up': Record<string, never>;
}

export type JobName = keyof Jobs;

export interface JobRun<Name extends JobName> {
  data: Jobs[Name];
  isLastTry: boolean;
}

const queueOptions = {
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 300,
  deleteAfterSeconds: 86_400,
};

export class Queue {
  readonly #boss: PgBoss;
  #isRunning = false;

  constructor(connectionString: string, logger: Logger) {
    this.#boss = new PgBoss({ connectionString, application_name: 'touchstone-queue', max: 4 });
    this.#boss.on('error', (error) => {
      logger.warn({ error: error.message }, 'queue trouble');
    });
  }

  get isRunning() {
    return this.#isRunning;
  }

  async start() {
    await this.#boss.start();
    this.#isRunning = true;
  }

  async work<Name extends JobName>(name: Name, handle: (run: JobRun<Name>) => Promise<void>) {
    await this.#boss.createQueue(name, queueOptions);
    const run = async ([job]: JobWithMetadata<Jobs[Name]>[]) => {
      if (job !== undefined) await handle({ data: job.data, isLastTry: job.retryCount >= job.retryLimit });
    };
    const options = { includeMetadata: true, pollingIntervalSeconds: 1 } as const;
    await this.#boss.work<Jobs[Name], void, typeof options>(name, options, run);
  }

  async schedule(name: JobName, cron: string) {
    await this.#boss.schedule(name, cron, {});
  }

  /** `number` names the job's object: a job for the same one that is there already is not sent again. */
  async enqueue<Name extends JobName>(
    transaction: Queryable,
    name: Name,
    { data, number }: { data: Jobs[Name]; number: number },
  ) {
    await this.#boss.send(name, data, { id: jobIdOf(number), db: runWith(transaction) });
  }

  async stop() {
    this.#isRunning = false;
    await this.#boss.stop({ graceful: true, timeout: 5000 });
  }
}

/** The queue wants a UUID; a number in its last digits is as unique within one queue. */
const jobIdOf = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

/** Lets pg-boss write through our transaction. */
function runWith(transaction: Kysely<Tables>) {
  return {
    executeSql: async (text: string, values?: unknown[]) => {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values ?? []));
      return { rows };
    },
  };
}
