import { join } from 'node:path';
import { printLine, printStep } from '@touchstone/site-setup/console';
import { repositoryRoot, type Configuration } from '@touchstone/site-setup/configuration';
import { portInUse } from './check-port.ts';
import { createChildOutput } from './child-output.ts';
import type { DatabaseSource } from './database-source.ts';
import type { ServerAccount } from './server-account.ts';
import type { StopRequest } from './stop-request.ts';
import { describeExit, superviseChild, type ChildExit, type SupervisedChild } from './supervise-child.ts';

const addressInUseExitCode = 98;
const failuresBeforeGivingUp = 3;
const stopLimitMs = 20_000;

/** Messages of the server over the IPC channel. */
type ServerMessage =
  | { type: 'ready'; address: string }
  | { type: 'root-created'; username: string; password: string }
  | { type: 'mail-kept'; count: number }
  | { type: 'remote-accounts' };

export interface RootAccount {
  readonly username: string;
  readonly password: string;
}

export interface ServerInput {
  readonly configuration: Configuration;
  readonly database: DatabaseSource;
  readonly account: ServerAccount;
  readonly judgeToken: string;
  readonly stopRequest: StopRequest;
  readonly onStarted: (pid: number) => void;
  /** The site has an account at another judge. Called with every start of the server. */
  readonly onRemoteAccounts: () => void;
  /** Replaces variables of this process. */
  readonly variables?: NodeJS.ProcessEnv;
}

export interface ServerPart {
  readonly child: SupervisedChild;
  /** Resolves when the server listens for the first time. */
  readonly ready: Promise<void>;
  /** The root account, if this start created it. */
  readonly createdRoot: () => RootAccount | undefined;
}

export function superviseServer(input: ServerInput): ServerPart {
  const { configuration, stopRequest, onStarted } = input;
  const output = createChildOutput('server', configuration.dataDirectory, printLine);
  const { promise: ready, resolve: becomeReady } = Promise.withResolvers<void>();
  let root: RootAccount | undefined;
  let hasBeenReady = false;
  const child = superviseChild({
    name: 'server',
    script: join(repositoryRoot, 'apps/server/src/main.ts'),
    environment: () => serverEnvironment(input),
    restrict: input.account.restrict,
    stopLimitMs,
    onOutput: output.write,
    onStarted,
    onMessage: (message) => {
      if (!isServerMessage(message)) return;
      if (message.type === 'ready') {
        hasBeenReady = true;
        becomeReady();
      }
      if (message.type === 'root-created') root = { username: message.username, password: message.password };
      if (message.type === 'mail-kept') printMailKept(message.count);
      if (message.type === 'remote-accounts') input.onRemoteAccounts();
    },
    onRestart: (reason, delayMs) =>
      printStep('!', 'server', `${reason}; starting it again in ${delayMs / 1000} s`),
    isHopeless: ({ code, failures }) =>
      code === addressInUseExitCode || (!hasBeenReady && failures >= failuresBeforeGivingUp),
    onHopeless: (exit) => stopRequest.ask(1, explain(exit, configuration, output.lastWords())),
  });
  return { child, ready, createdRoot: () => root };
}

export function serverEnvironment({
  configuration,
  database,
  account,
  judgeToken,
  variables,
}: Pick<
  ServerInput,
  'configuration' | 'database' | 'account' | 'judgeToken' | 'variables'
>): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...account.environment,
    ...variables,
    NODE_ENV: process.env['NODE_ENV'] ?? 'production',
    PORT: `${configuration.port}`,
    HOST: configuration.host,
    DATA_DIR: configuration.dataDirectory,
    DATABASE_URL: database.connectionString(),
    JUDGE_TOKEN: judgeToken,
  };
}

function explain(exit: ChildExit, { port, host, dataDirectory }: Configuration, lastWords: string): string {
  if (exit.code === addressInUseExitCode) return portInUse(host, port);
  const log = join(dataDirectory, 'logs', 'server.log');
  return `The server does not start (it ${describeExit(exit)}). Everything it said is in ${log}\n${lastWords}`;
}

function printMailKept(count: number): void {
  const mails = count === 1 ? 'a mail was' : `${count} mails were`;
  printStep(
    '·',
    'mail',
    `${mails} kept, because no mail server is configured. To read it: npx touchstone outbox`,
  );
}

function isServerMessage(message: unknown): message is ServerMessage {
  return typeof message === 'object' && message !== null && 'type' in message;
}
