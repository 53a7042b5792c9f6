/**
 * A whole site of several servers on this machine.
 *
 *   browsers, judges ──▶ haproxy ──▶ server-1 … server-N ──▶ PostgreSQL, S3-compatible store
 *
 * All servers start at the same time, as after a power failure.
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeClusterFolder } from './cluster-folder.ts';
import { createParts, logsFolder, type ClusterParts, type PartsInput } from './cluster-parts.ts';

export interface ClusterInput extends Omit<PartsInput, 'folder' | 'onUnexpectedEnd'> {
  readonly say: (text: string) => void;
}

export interface Cluster extends ClusterParts {
  readonly folder: string;
  /** Parts that ended although they were not killed. */
  readonly unexpectedEnds: readonly string[];
  readonly start: () => Promise<void>;
  /** Ends all parts, also those that are starting, and deletes their data. */
  readonly stop: (options: { keepsLogs: boolean }) => Promise<void>;
}

/** Only ends a start that would never end: on a busy machine it takes minutes. */
const startLimitMs = 600_000;
const pollMs = 200;

export async function createCluster(input: ClusterInput): Promise<Cluster> {
  const folder = await makeClusterFolder();
  const unexpectedEnds: string[] = [];
  const onUnexpectedEnd = (text: string): void => {
    unexpectedEnds.push(text);
    input.say(`! ${text}`);
  };
  const parts = await createParts({ ...input, folder, onUnexpectedEnd });
  const cluster: Cluster = {
    ...parts,
    folder,
    unexpectedEnds,
    start: () => startParts(cluster, input.say),
    stop: async ({ keepsLogs }) => {
      await stopParts(parts);
      await deleteData(folder, keepsLogs);
    },
  };
  return cluster;
}

async function startParts(cluster: Cluster, say: ClusterInput['say']): Promise<void> {
  const { database, store, balancer, servers, judges } = cluster;
  say('starting PostgreSQL and the store');
  await Promise.all([database.start(), store.start()]);
  say(`starting ${String(servers.length)} servers`);
  await Promise.all(servers.map((server) => server.start()));
  await balancer.start();
  say(`starting ${String(judges.length)} judges`);
  await Promise.all(judges.map((judge) => judge.start()));
  await waitForJudges(cluster);
}

async function stopParts({ judges, balancer, servers, store, database }: ClusterParts) {
  await Promise.all(judges.map((judge) => judge.stop()));
  await balancer.stop();
  await Promise.all(servers.map((server) => server.stop()));
  await store.stop();
  await database.stop();
}

async function deleteData(folder: string, keepsLogs: boolean) {
  const names = await readdir(folder);
  const doomed = keepsLogs
    ? names.filter((name) => name !== logsFolder).map((name) => join(folder, name))
    : [folder];
  for (const path of doomed) await rm(path, { recursive: true, force: true });
}

/** Asks the servers through the load balancer. */
export async function waitForJudges({ address, judges, unexpectedEnds }: Cluster): Promise<void> {
  const limit = Date.now() + startLimitMs;
  while ((await countJudges(address)) < judges.length) {
    if (Date.now() > limit) throw new Error(['Not all judges are ready.', ...unexpectedEnds].join('\n'));
    await sleep(pollMs);
  }
}

async function countJudges(address: string): Promise<number> {
  try {
    const text = await (await fetch(`${address}/api/health`)).text();
    // haproxy answers with a page while no server is up.
    if (!text.startsWith('{')) return 0;
    return (JSON.parse(text) as { data: { judges: number } | null }).data?.judges ?? 0;
  } catch (error) {
    // The load balancer does not listen yet.
    if (error instanceof TypeError) return 0;
    throw error;
  }
}
