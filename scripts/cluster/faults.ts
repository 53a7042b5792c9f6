/**
 * The faults of a rehearsal: each kills a part with SIGKILL, like a crash, and starts it again after a while.
 *
 * - server: its open requests and event streams break; browsers continue on another one.
 * - judge: its submissions return to the queue.
 * - store: meanwhile a judge has lost its test data and must fetch them again, and an upload fails. Afterwards both succeed.
 * - database: all servers lose their connections, and every call fails for a while.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './start-cluster.ts';
import type { SupervisedProcess } from './supervised-process.ts';
import { uploadUntilStored, type UploadOutcome } from './upload-file.ts';

export interface Fault {
  /** As `touchstone rehearse --kill` names it. */
  readonly part: string;
  /** Returns what went wrong. */
  readonly run: () => Promise<readonly string[]>;
}

const outageMs = 5_000;

export function listFaults(cluster: Cluster, say: (text: string) => void): readonly Fault[] {
  const { servers, judges, store, database } = cluster;
  const killAndStart = async (part: SupervisedProcess | undefined, meanwhile = () => Promise.resolve()) => {
    if (part === undefined) throw new Error('The cluster has no such part.');
    say(`${part.name} is killed`);
    await part.kill();
    const killedAt = performance.now();
    await Promise.all([sleep(outageMs), meanwhile()]);
    await part.start();
    say(`${part.name} is back after ${((performance.now() - killedAt) / 1000).toFixed(1)} s`);
  };
  return [
    { part: 'server', run: () => killAndStart(servers[0]).then(() => []) },
    { part: 'judge', run: () => killAndStart(judges[0]).then(() => []) },
    {
      part: 'store',
      run: async () => {
        const uploads: Promise<UploadOutcome>[] = [];
        await killAndStart(store, async () => {
          await deleteTestData(cluster);
          uploads.push(uploadUntilStored(cluster));
        });
        const outcomes = await Promise.all(uploads);
        for (const { refusals } of outcomes)
          say(`an upload was stored after ${String(refusals.length)} refusals`);
        return outcomes.flatMap(({ problems }) => problems);
      },
    },
    { part: 'database', run: () => killAndStart(database).then(() => []) },
  ];
}

/** As operators may at any time; the judge fetches what it needs again. */
async function deleteTestData({ folder, judges }: Cluster): Promise<void> {
  const last = judges.at(-1);
  if (last === undefined) return;
  await rm(join(folder, last.name, 'judge', 'test-data'), { recursive: true, force: true });
}
