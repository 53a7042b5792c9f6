/** A whole server on a database of its own, without a port: tests talk to it through `inject`. */
import type { CallName, Calls, Envelope, Role, SentBodyOf, SentQueryOf } from '@touchstone/contract';
import { errorCodeHeader, roleCodes } from '@touchstone/contract';
import { createTestDatabase } from '@touchstone/database/testing';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import type { Configuration } from '../platform/configuration.ts';
import { splitName } from '../platform/http/register-calls.ts';
import type { Platform } from '../platform/platform.ts';
import { openSession } from '../platform/sessions/sessions.ts';
import { startPlatform, stopPlatform } from '../platform/start-platform.ts';

export const testJudgeToken = 'a-judge-token-of-the-tests';

export interface TestCall<Name extends keyof Calls> {
  query?: SentQueryOf<Calls[Name]>;
  body?: SentBodyOf<Calls[Name]>;
  token?: string;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

export interface TestAnswer {
  httpStatus: number;
  headers: Record<string, unknown>;
  envelope: Envelope<unknown>;
  errorCode: string | undefined;
}

export interface TestServer {
  app: FastifyInstance;
  platform: Platform;
  connectionString: string;
  /** Calls by the name of the contract. Input the types forbid goes through `send`. */
  call: <Name extends keyof Calls & CallName>(name: Name, input?: TestCall<Name>) => Promise<TestAnswer>;
  send: (options: InjectOptions) => Promise<TestAnswer>;
  addUser: (user?: {
    username?: string;
    role?: Role;
    email?: string;
  }) => Promise<{ id: string; username: string; token: string }>;
  passTime: (seconds: number) => void;
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
    isDemoContentWanted: false,
    judgeToken: testJudgeToken,
    logLevel: 'silent',
    trustedProxies: 'loopback',
    hashingThreads: 1,
  };
}

export async function startTestServer(changes: Partial<Configuration> = {}): Promise<TestServer> {
  const test = await createTestDatabase();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'touchstone-server-'));
  let keptMails = 0;
  let skippedMs = 0;
  const platform = await startPlatform({
    configuration: { ...testConfiguration(test.connectionString, dataDirectory), ...changes },
    clock: () => new Date(Date.now() + skippedMs),
    logger: pino({ level: 'silent' }),
    onMailKept: () => (keptMails += 1),
  });
  // No web is built for these tests: the journeys look at the pages.
  const app = await buildApp(platform, { webFolder: join(dataDirectory, 'no-web') });

  const send = async (options: InjectOptions): Promise<TestAnswer> => {
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
    connectionString: test.connectionString,
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
    passTime: (seconds) => {
      skippedMs += seconds * 1000;
    },
    keptMailCount: () => keptMails,
    close: async () => {
      await app.close();
      await stopPlatform(platform);
      await test.drop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
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
