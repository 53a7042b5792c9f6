/**
 * How this works: before users come back, the server of this release starts on a free port of the loopback address, with a judge if
 * this machine has one, and must become healthy. Nothing that users write can be lost by a rollback, because they cannot reach it.
 */
import { randomBytes } from 'node:crypto';
import { findFreePort } from '@touchstone/process-table/find-free-port';
import type { Configuration } from '@touchstone/site-setup/configuration';
import { UsageError } from '@touchstone/site-setup/usage-error';
import { externalDatabase } from '../launcher/database-source.ts';
import { waitForHealth, type Health } from '../launcher/health.ts';
import { superviseJudge } from '../launcher/judge-child.ts';
import { createPartStack } from '../launcher/part-stack.ts';
import { localAddress } from '../launcher/server-address.ts';
import { chooseServerAccount } from '../launcher/server-account.ts';
import { superviseServer } from '../launcher/server-child.ts';
import { createStopRequest } from '../launcher/stop-request.ts';

export interface TrialInput {
  readonly configuration: Configuration;
  readonly connectionString: string;
  readonly version: string;
  readonly limitMs: number;
  /** Ends the wait. */
  readonly interruption: AbortSignal;
  /** Recorded, so that the next run can end what a killed one left behind. */
  readonly onStarted: (pids: readonly number[]) => void;
}

/** Returns when the release is healthy, and has stopped it again. Throws with the reason otherwise. */
export async function runTrial(input: TrialInput): Promise<void> {
  const host = '127.0.0.1';
  const configuration = { ...input.configuration, host, port: await findFreePort() };
  const serverUrl = localAddress(host, configuration.port);
  const judgeToken = configuration.judgeToken ?? randomBytes(32).toString('hex');
  let failure: string | undefined;
  const stopRequest = createStopRequest((reason) => (failure = reason));
  const parts = createPartStack((name, error) => (failure ??= `${name} did not stop: ${String(error)}`));
  const pids = new Map<string, number>();
  const onStarted = (name: string) => (pid: number) => {
    pids.set(name, pid);
    input.onStarted([...pids.values()]);
  };
  const database = externalDatabase(input.connectionString);
  const server = superviseServer({
    configuration,
    database,
    account: await chooseServerAccount(configuration, database),
    judgeToken,
    stopRequest,
    onStarted: onStarted('server'),
    onRemoteAccounts: () => undefined,
    variables: { UPGRADE_CHECK: 'on', DEMO_CONTENT: 'off' },
  });
  parts.push({ name: 'server', ...server.child });
  if (configuration.startsJudge) {
    const judge = superviseJudge({ configuration, serverUrl, judgeToken, onStarted: onStarted('judge') });
    parts.push({ name: 'judge', ...judge });
  }
  const { limitMs, interruption } = input;
  const signal = AbortSignal.any([stopRequest.signal, interruption]);
  const health = await waitForHealth(serverUrl, isReady(input), { limitMs, signal });
  await parts.stopAll();
  interruption.throwIfAborted();
  if (failure !== undefined) throw new UsageError(failure);
  if (health === undefined || !isReady(input)(health))
    throw new UsageError(`The new version is not healthy: ${describeHealth(health)}`);
}

/** A site without a judge on this machine waits for database and queue only: its judges come back with the site. */
export const isReady =
  ({ configuration, version }: Pick<TrialInput, 'configuration' | 'version'>) =>
  (health: Health): boolean =>
    health.version === version &&
    health.isDatabaseReady &&
    health.isQueueReady &&
    (health.judges > 0 || !configuration.startsJudge);

export function describeHealth(health: Health | undefined): string {
  if (health === undefined) return 'it does not answer';
  const { version, isDatabaseReady, isQueueReady, judges } = health;
  return `version ${version ?? 'unknown'}, database ${isDatabaseReady ? 'ready' : 'not ready'}, queue ${
    isQueueReady ? 'ready' : 'not ready'
  }, ${String(judges)} judges`;
}
