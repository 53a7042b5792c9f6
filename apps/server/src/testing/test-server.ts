/** A complete server with its own database, without a port: tests call it through `inject`. */
import type { CallName, Calls, Envelope, Role, SentBodyOf, SentQueryOf } from '@touchstone/contract';
import { errorCodeHeader, roleCodes } from '@touchstone/contract';
import { createPreparedTestDatabase } from '@touchstone/database/testing';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import type { Configuration } from '../platform/configuration.ts';
import { splitName } from '../platform/http/register-calls.ts';
import type { HashingCost } from '../platform/passwords.ts';
import type { Platform } from '../platform/platform.ts';
import { openSession } from '../platform/sessions/sessions.ts';
import { startPlatform, stopPlatform, type PlatformInput } from '../platform/start-platform.ts';

export const testJudgeToken = 'a-judge-token-of-the-tests';

export interface TestCall<Name extends keyof Calls> {
  query?: SentQueryOf<Calls[Name]>;
  body?: SentBodyOf<Calls[Name]>;
  token?: string;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

export interface TestResponse {
  httpStatus: number;
  headers: Record<string, unknown>;
  envelope: Envelope<unknown>;
  errorCode: string | undefined;
}

export interface TestServer {
  app: FastifyInstance;
  platform: Platform;
  connectionString: string;
  /** Calls by the name of the contract. Use `send` for input that the types forbid. */
  call: <Name extends keyof Calls & CallName>(name: Name, input?: TestCall<Name>) => Promise<TestResponse>;
  send: (options: InjectOptions) => Promise<TestResponse>;
  addUser: (user?: {
    username?: string;
    role?: Role;
    email?: string;
  }) => Promise<{ id: string; username: string; token: string }>;
  passTime: (seconds: number) => void;
  /**
   * From now on, or from the given time, time passes by `passTime` only. On a slow machine one call may take seconds, so
   * what depends on the time would change in the middle of a test: a judge that sends no heartbeats loses its tasks, the
   * sweeper queues submissions that have no task, a cached answer expires, a contest starts, or the interval between
   * submissions, the wait between two mails or the window of failed logins ends. A test that counts by day stops the
   * clock at noon, because midnight might be near.
   */
  stopClock: (at?: Date) => void;
  keptMailCount: () => number;
  close: () => Promise<void>;
}

function testConfiguration(databaseUrl: string, dataDirectory: string): Configuration {
  return {
    port: 0,
    host: '127.0.0.1',
    dataDirectory,
    databaseUrl,
    storageUrl: undefined,
    rootPassword: undefined,
    secretKey: '0'.repeat(64),
    isDemoContentWanted: false,
    judgeToken: testJudgeToken,
    logLevel: 'silent',
    trustedProxies: 'loopback',
    remoteSites: {},
    diskReserveBytes: 0,
    isUpgradeCheck: false,
    hashingThreads: 1,
  };
}

/** The least that Argon2 allows. */
const leastCost: HashingCost = { memoryCost: 8, timeCost: 1 };

interface Opened {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  close: () => Promise<void>;
}

async function openServer(
  databaseUrl: string,
  changes: Partial<Configuration>,
  surroundings: Pick<PlatformInput, 'clock' | 'onMailKept' | 'databaseTimeouts' | 'hashingCost'>,
): Promise<Opened> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'touchstone-server-'));
  const platform = await startPlatform({
    configuration: { ...testConfiguration(databaseUrl, dataDirectory), ...changes },
    logger: pino({ level: 'silent' }),
    hashingCost: leastCost,
    ...surroundings,
  });
  // The web is not built for these tests: the journeys test the pages.
  const app = await buildApp(platform, { webFolder: join(dataDirectory, 'no-web') });
  return {
    app,
    platform,
    close: async () => {
      await app.close();
      await stopPlatform(platform);
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/**
 * The first start of a server creates the tables of its queue, which takes longer than most tests, so it
 * happens once for all files.
 */
export const createServerDatabase = () =>
  createPreparedTestDatabase('server', async (connectionString) => {
    const first = await openServer(
      connectionString,
      {},
      { clock: () => new Date(), onMailKept: () => undefined },
    );
    await first.close();
    // The queue starts scheduled jobs by the time of the machine, in the middle of some test. It looks for them only if its last
    // look was half a minute ago or more.
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.query("UPDATE pgboss.version SET cron_on = now() + interval '1 year'");
    await client.end();
  });

/** Uses its own database, or that of another server if `changes` contain its address. */
export async function startTestServer(
  changes: Partial<Configuration> = {},
  options: Pick<PlatformInput, 'databaseTimeouts' | 'hashingCost'> = {},
): Promise<TestServer> {
  const own = changes.databaseUrl === undefined ? await createServerDatabase() : undefined;
  const connectionString = own?.connectionString ?? changes.databaseUrl ?? '';
  let keptMails = 0;
  let skippedMs = 0;
  let stoppedAtMs: number | undefined;
  const { app, platform, close } = await openServer(connectionString, changes, {
    clock: () => new Date((stoppedAtMs ?? Date.now()) + skippedMs),
    onMailKept: () => (keptMails += 1),
    ...options,
  });

  const send = async (options: InjectOptions): Promise<TestResponse> => {
    const response = await app.inject(options);
    const errorCode = response.headers[errorCodeHeader];
    return {
      httpStatus: response.statusCode,
      headers: response.headers,
      envelope: response.json(),
      errorCode: typeof errorCode === 'string' ? errorCode : undefined,
    };
  };

  return {
    app,
    platform,
    connectionString,
    send,
    call: (name, { query, body, token, headers, remoteAddress } = {}) => {
      const [method, url] = splitName(name);
      return send({
        method,
        url,
        ...(query !== undefined && { query: toQueryStrings(query) }),
        ...(body !== undefined && { payload: body }),
        ...(remoteAddress !== undefined && { remoteAddress }),
        headers: { ...(token !== undefined && { authorization: token }), ...headers },
      });
    },
    addUser: (user) => addUser(platform, user),
    stopClock: (at = new Date()) => {
      stoppedAtMs ??= at.getTime();
    },
    passTime: (seconds) => {
      skippedMs += seconds * 1000;
    },
    keptMailCount: () => keptMails,
    close: async () => {
      await close();
      await own?.drop();
    },
  };
}

/** A server on whose clock time passes by `passTime` only; `stopClock` says why. */
export async function startServerWithStoppedClock(...input: Parameters<typeof startTestServer>) {
  const server = await startTestServer(...input);
  server.stopClock();
  return server;
}

const toQueryStrings = (query: object) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

async function addUser(
  { database, clock }: Platform,
  {
    username = `user-${randomBytes(4).toString('hex')}`,
    role = 'default_user',
    email,
  }: { username?: string; role?: Role; email?: string } = {},
) {
  const id = randomBytes(16).toString('hex');
  await database
    .insertInto('userAccount')
    .values({ id, username, roleCode: roleCodes[role], email: email ?? null })
    .execute();
  return { id, username, token: await openSession(database, id, clock()) };
}
