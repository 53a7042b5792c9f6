/**
 * How this works: pg-boss stores jobs in PostgreSQL. A job that belongs to a change is sent inside the
 * transaction of that change (`enqueue` takes the transaction), so neither exists without the other. Every
 * server works on every queue; a job is given to one of them at a time and retried with growing pauses if it
 * fails or its server dies.
 *
 * Tasks of judges are rows of their own (`submissions/judging-queue`): judges take them in an order that changes while they wait.
 */
import type { Locale } from '@touchstone/contract';
import { CompiledQuery, type Kysely } from 'kysely';
import { createServerPool, type ConnectionOptions, type Queryable, type Tables } from '@touchstone/database';
import { PgBoss, type JobWithMetadata } from 'pg-boss';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

interface CausedByRequest {
  /** The call that started the job, for the logs of what it queues. Absent in jobs of release 0.1.0. */
  requestId?: string;
}

export interface Jobs {
  'mail.deliver': { mailId: number };
  'site.clean-up': Record<string, never>;
  'sign-in.clean-up': Record<string, never>;
  'files.sweep': Record<string, never>;
  'notices.push': Record<string, never>;
  'discussions.purge': Record<string, never>;
  'comments.purge': Record<string, never>;
  'assistant.sweep': Record<string, never>;
  'problem-variant.write': { variantId: number };
  'membership.sweep': Record<string, never>;
  'membership.reconcile': Record<string, never>;
  'group.disband': { groupId: number };
  'problem.rejudge': { rejudgeId: number; block: number } & CausedByRequest;
  'contest-problem.rejudge': {
    contestId: number;
    problemId: number;
    lastSubmissionId: number;
    /** ISO 8601. */
    requestedAt: string;
  } & CausedByRequest;
  /** The next problem of an import from another judge. */
  'remote.import': {
    importId: number;
    /** Whether the problems go to a training or contest, which may be deleted meanwhile. */
    hasTarget: boolean;
    tries: number;
    failures: number;
    origin: { ip: string; requestId: string; locale: Locale };
  };
  'similarity.compare': { comparisonId: number };
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

/** A block of a rejudge takes seconds. If its server is killed, another attempt begins when this time is over. */
const ownOptions: Partial<Record<JobName, Partial<typeof queueOptions>>> = {
  'problem.rejudge': { expireInSeconds: 60 },
  'contest-problem.rejudge': { expireInSeconds: 60 },
  // The model and the judge have minutes each.
  'problem-variant.write': { expireInSeconds: 1200, retryLimit: 1 },
  // One problem with its pictures.
  'remote.import': { expireInSeconds: 180 },
  // Thousands of programs on a busy machine.
  'similarity.compare': { expireInSeconds: 900 },
};

/** Jobs that run when a server stops may take so long to end; then they fail and are retried. */
const stopLimitMs = 5_000;

export class Queue {
  readonly #boss: PgBoss;
  readonly #pool: pg.Pool;
  readonly #workedOn = new Set<JobName>();
  // What the database had at the start. Only a new release brings other queues and schedules, so that most starts write none.
  #queues = new Map<string, object>();
  #schedules = new Map<string, string>();
  #isRunning = false;

  constructor(connectionString: string, logger: Logger, { timeouts, Client }: ConnectionOptions = {}) {
    // A pool that pg-boss opens itself would wait for a vanished database without limit. Its statements expect the types of
    // the driver.
    const options = { application_name: 'touchstone-queue', types: pg.types, ...(Client && { Client }) };
    const pool = createServerPool(connectionString, 4, timeouts, options);
    this.#pool = pool;
    this.#boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });
    const warn = (error: unknown) => {
      logger.warn({ err: error }, 'queue error');
    };
    this.#boss.on('error', warn);
    pool.on('error', warn);
  }

  get isRunning() {
    return this.#isRunning;
  }

  async start() {
    await this.#boss.start();
    this.#queues = new Map((await this.#boss.getQueues()).map((queue) => [queue.name, queue]));
    this.#schedules = new Map((await this.#boss.getSchedules()).map(({ name, cron }) => [name, cron]));
    this.#isRunning = true;
  }

  async #createMissing(name: string, options: typeof queueOptions) {
    if (!this.#queues.has(name)) await this.#boss.createQueue(name, options);
  }

  /** `concurrency`: jobs that one server runs at the same time; more than one for jobs that wait. */
  async work<Name extends JobName>(
    name: Name,
    handle: (run: JobRun<Name>) => Promise<void>,
    { concurrency = 1 }: { concurrency?: number } = {},
  ) {
    const options = { ...queueOptions, ...ownOptions[name] };
    await this.#createMissing(name, options);
    // A queue that exists keeps the options of an earlier version.
    if (!hasOptions(this.#queues.get(name) ?? {}, options)) await this.#boss.updateQueue(name, options);
    this.#workedOn.add(name);
    const run = async ([job]: JobWithMetadata<Jobs[Name]>[]) => {
      if (job !== undefined) await handle({ data: job.data, isLastTry: job.retryCount >= job.retryLimit });
    };
    const workOptions = {
      includeMetadata: true,
      pollingIntervalSeconds: 1,
      localConcurrency: concurrency,
    } as const;
    await this.#boss.work<Jobs[Name], void, typeof workOptions>(name, workOptions, run);
  }

  async schedule(name: JobName, cron: string) {
    if (this.#schedules.get(name) !== cron) await this.#boss.schedule(name, cron, {});
  }

  /** `number` identifies the job's object: an existing job for it is not sent again. Without one every job is sent. */
  async enqueue<Name extends JobName>(
    transaction: Queryable,
    name: Name,
    {
      data,
      number,
      startAfterSeconds = 0,
    }: { data: Jobs[Name]; number?: number; startAfterSeconds?: number },
  ) {
    const id = number === undefined ? {} : { id: jobIdOf(number) };
    await this.#boss.send(name, data, { ...id, startAfter: startAfterSeconds, db: runWith(transaction) });
  }

  async stop() {
    this.#isRunning = false;
    await this.#waitForJobs();
    await this.#boss.stop({ graceful: false });
    await this.#pool.end();
  }

  /** Takes no more jobs. pg-boss itself would look only every half second whether the last one has ended. */
  async #waitForJobs() {
    const limit = new AbortController();
    const jobs = [...this.#workedOn].map((name) => this.#boss.offWork(name, { wait: true }));
    await Promise.race([
      Promise.all(jobs),
      pause(stopLimitMs, undefined, { signal: limit.signal }).catch(() => undefined),
    ]);
    limit.abort();
  }
}

const hasOptions = (queue: object, options: object) =>
  Object.entries(options).every(([name, value]) => Reflect.get(queue, name) === value);

/** The queue requires a UUID; a number in its last digits is equally unique within one queue. */
const jobIdOf = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

/** Makes pg-boss write through our transaction. */
function runWith(transaction: Kysely<Tables>) {
  return {
    executeSql: async (text: string, values?: unknown[]) => {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values ?? []));
      return { rows };
    },
  };
}
