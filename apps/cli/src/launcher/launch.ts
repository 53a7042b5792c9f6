/**
 * How this works
 *
 * The launcher starts the parts in sequence and stops them in reverse order:
 *
 *   lock ─▶ web build ─▶ PostgreSQL ─▶ server ─▶ judge ─▶ healthy
 *                                        └─▶ remote worker, when the site has an account at another judge
 *
 * Each running part is on a stack. The first stop request unwinds the stack; a second one kills the rest. A part that
 * dies by itself is restarted; a failure that a restart cannot fix is a stop request with exit code 1.
 *
 * In development nothing is built: Vite serves the web at the address of the site, and the server listens behind it
 * (`develop.ts`).
 */
import { randomBytes } from 'node:crypto';
import { beginStep, printStep } from '@touchstone/site-setup/console';
import type { Configuration } from '@touchstone/site-setup/configuration';
import { startBackupSchedule } from './backup-schedule.ts';
import { banner } from './banner.ts';
import { checkPort } from './check-port.ts';
import { develop } from './develop.ts';
import { waitForHealth } from './health.ts';
import { superviseJudge } from './judge-child.ts';
import { acquireLauncherLock, type LauncherLock } from './launcher-lock.ts';
import { prepareDataDirectory } from './prepare-data-directory.ts';
import { prepareWeb } from './prepare-web.ts';
import type { PartStack } from './part-stack.ts';
import { superviseRemoteWorker } from './remote-worker-child.ts';
import { localAddress } from './server-address.ts';
import { chooseServerAccount } from './server-account.ts';
import { superviseServer, type ServerPart } from './server-child.ts';
import type { StopRequest } from './stop-request.ts';
import type { SupervisedChild } from './supervise-child.ts';
import { removeJournal } from '../upgrade/journal.ts';
import { externalDatabase, type DatabaseSource } from './database-source.ts';
import { keepPostgresRunning } from './supervise-postgres.ts';

const healthLimitMs = 60_000;
const judgeLimitMs = 60_000;

export interface LaunchInput {
  readonly configuration: Configuration;
  readonly stopRequest: StopRequest;
  readonly parts: PartStack;
  /** The address at which Vite serves the web; undefined: the server serves the built web. */
  readonly viteAddress?: { readonly host: string; readonly port: number };
}

interface StartedParts {
  readonly server: ServerPart;
  readonly judge: SupervisedChild | undefined;
}

/** Resolves on a stop request; the caller stops the parts. */
export async function launch(input: LaunchInput): Promise<void> {
  const { configuration, stopRequest, parts, viteAddress } = input;
  const { dataDirectory, host, port } = configuration;
  await prepareDataDirectory(dataDirectory);
  const lock = await acquireLauncherLock(dataDirectory, localAddress(host, port));
  parts.push({ name: 'lock', stop: lock.release });
  stopRequest.signal.addEventListener('abort', () => void lock.setStopping());
  await checkPort(host, port);
  if (viteAddress === undefined) await prepareWeb(stopRequest.signal);
  stopRequest.signal.throwIfAborted();
  // Its backup becomes outdated now. The server, with less privileges, may not be able to remove it.
  await removeJournal(dataDirectory);
  const started = await startParts(input, lock);
  if (viteAddress === undefined && configuration.backup.folder !== undefined)
    parts.push({
      name: 'backups',
      ...startBackupSchedule(configuration.backup.folder, configuration.backup),
    });
  if (viteAddress !== undefined) await develop({ ...input, ...started, viteAddress });
  if (!stopRequest.signal.aborted) printBanner({ ...configuration, ...viteAddress }, started.server);
  await stopRequest.requested;
}

async function startParts(input: LaunchInput, lock: LauncherLock): Promise<StartedParts> {
  const { configuration, stopRequest, parts } = input;
  const judgeToken = configuration.judgeToken ?? randomBytes(32).toString('hex');
  const pids = new Map<string, number>();
  const rememberPid = (name: string) => (pid: number) => {
    pids.set(name, pid);
    void lock.setChildren([...pids.values()]);
  };
  const database = await prepareDatabase(input);
  const account = await chooseServerAccount(configuration, database);
  stopRequest.signal.throwIfAborted();
  let remoteWorker: SupervisedChild | undefined;
  const startRemoteWorker = () => {
    if (remoteWorker !== undefined || stopRequest.signal.aborted) return;
    const onStarted = rememberPid('remote worker');
    remoteWorker = superviseRemoteWorker({ configuration, database, account, judgeToken, onStarted });
    parts.push({ name: 'remote worker', ...remoteWorker });
  };
  const server = superviseServer({
    ...input,
    database,
    account,
    judgeToken,
    onStarted: rememberPid('server'),
    onRemoteAccounts: startRemoteWorker,
  });
  parts.push({ name: 'server', ...server.child });
  database.onMoved(() => {
    server.child.restart();
    remoteWorker?.restart();
  });
  const serverUrl = localAddress(configuration.host, configuration.port);
  // The judge starts together with the server, and retries until the server accepts it.
  const judge = configuration.startsJudge
    ? superviseJudge({ configuration, serverUrl, judgeToken, onStarted: rememberPid('judge') })
    : undefined;
  if (judge !== undefined) parts.push({ name: 'judge', ...judge });
  await waitForServer(server, serverUrl, stopRequest);
  if (configuration.startsJudge) await waitForJudge(serverUrl, stopRequest.signal);
  else
    printStep('!', 'judge', 'none on this machine (JUDGE_SLOTS=0); submissions wait for a judge elsewhere');
  return { server, judge };
}

async function prepareDatabase({ configuration, stopRequest, parts }: LaunchInput): Promise<DatabaseSource> {
  if (configuration.databaseUrl !== undefined) {
    printStep('✓', 'database', 'external PostgreSQL (DATABASE_URL)');
    return externalDatabase(configuration.databaseUrl);
  }
  const postgres = await keepPostgresRunning({ dataDirectory: configuration.dataDirectory, stopRequest });
  parts.push({ name: 'database', ...postgres });
  return postgres;
}

async function waitForServer(server: ServerPart, address: string, stopRequest: StopRequest): Promise<void> {
  const step = beginStep('server', 'starting');
  await Promise.race([server.ready, stopRequest.requested]);
  const options = { limitMs: healthLimitMs, signal: stopRequest.signal };
  const health = stopRequest.signal.aborted ? undefined : await waitForHealth(address, () => true, options);
  if (health && !stopRequest.signal.aborted) step.done(address);
  else step.failed('not started');
  stopRequest.signal.throwIfAborted();
}

async function waitForJudge(address: string, signal: AbortSignal): Promise<void> {
  const step = beginStep('judge', 'looking for compilers and trying each');
  const health = await waitForHealth(address, ({ isHealthy }) => isHealthy, {
    limitMs: judgeLimitMs,
    signal,
  });
  if (health?.isHealthy) return step.done('ready');
  step.failed(
    signal.aborted ? 'not started' : `not ready yet: ${health?.reason ?? 'the server does not answer'}`,
  );
  signal.throwIfAborted();
}

function printBanner(configuration: Configuration, server: ServerPart): void {
  const { host, port, dataDirectory, hasRootPassword } = configuration;
  const created = server.createdRoot();
  const root = created && {
    username: created.username,
    password: hasRootPassword ? undefined : created.password,
  };
  process.stdout.write(banner({ address: localAddress(host, port), host, root, dataDirectory }));
}
