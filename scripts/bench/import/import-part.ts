/**
 * Upload of test data. Time: 200 cases with 500 MB over HTTP into the store, compared with `unzip` of the same archive
 * to the same disk, alternating, so that both see the same machine. Memory: the peak of a separate server that receives
 * an archive of one gigabyte, compared with its peak before.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadPeakMemoryBytes } from '@touchstone/process-table';
import { allowAtMost } from '../budgets.ts';
import type { Effort } from '../effort.ts';
import { unzip } from '../needs.ts';
import type { BenchPart } from '../part.ts';
import type { Report } from '../report.ts';
import { logInAsRoot } from '../../screenshots/log-in-as-root.ts';
import { withBenchServer } from '../servers/bench-server.ts';
import { measureMs, median } from '../statistics.ts';
import { writeTestData } from './test-data-archive.ts';
import { uploadArchive } from './upload-archive.ts';

const run = promisify(execFile);
const caseCount = 200;
const mebibyte = 1024 ** 2;

interface ImportBench {
  readonly folder: string;
  readonly report: Report;
  readonly effort: Effort;
}

export const importPart: BenchPart = {
  name: 'import',
  needs: [unzip],
  run: async (report, effort) => {
    const folder = await mkdtemp(join(tmpdir(), 'touchstone-bench-import-'));
    try {
      await measureTime({ folder, report, effort });
      await measureMemory({ folder, report, effort });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function measureTime({ folder, report, effort }: ImportBench): Promise<void> {
  const { rounds, megabytes } = effort.choose({
    full: { rounds: 3, megabytes: 500 },
    quick: { rounds: 1, megabytes: 60 },
  });
  const path = join(folder, 'cases.zip');
  report.step(`writing an archive of ${String(megabytes)} MB`);
  await writeTestData(path, { caseCount, totalBytes: megabytes * mebibyte, isCompressed: true });
  const uploadMs: number[] = [];
  const unzipMs: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    report.step(`upload and unzip, round ${String(round)} of ${String(rounds)}`);
    // A new store each time: existing content would not be written again.
    await withBenchServer(async (server) => {
      const { token } = await logInAsRoot(server);
      unzipMs.push(await measureUnzip(folder, path));
      uploadMs.push(await measureMs(() => uploadArchive(server, token, { path, caseCount })));
    });
  }
  const [value, baseline] = [median(uploadMs), median(unzipMs)];
  const ratio = value / baseline;
  report.add({
    name: `${String(caseCount)} cases with ${String(megabytes)} MB uploaded, to unzip`,
    value,
    unit: 'ms',
    baseline,
    ratio,
    ...allowAtMost(ratio, { limit: 2, text: '<= 2 × unzip' }, effort),
  });
}

async function measureUnzip(folder: string, archive: string): Promise<number> {
  const target = join(folder, 'unzipped');
  await flushDisk();
  const tookMs = await measureMs(() => run('unzip', ['-q', archive, '-d', target]));
  await rm(target, { recursive: true, force: true });
  await flushDisk();
  return tookMs;
}

/** Pending disk writes of one must not slow down the other. */
const flushDisk = () => run('sync');

async function measureMemory({ folder, report, effort }: ImportBench): Promise<void> {
  const megabytes = effort.choose({ full: 1024, quick: 256 });
  const path = join(folder, 'large.zip');
  report.step(`writing an archive of ${String(megabytes)} MB`);
  await writeTestData(path, { caseCount, totalBytes: megabytes * mebibyte, isCompressed: false });
  report.step('peak memory of the server during its upload');
  await withBenchServer(async (server) => {
    const { token } = await logInAsRoot(server);
    const baseline = getPeakMebibytes(server.processIds.server);
    await uploadArchive(server, token, { path, caseCount });
    const value = getPeakMebibytes(server.processIds.server);
    report.add({
      name: `server's peak memory during the upload of ${String(megabytes)} MB`,
      value,
      unit: 'MiB',
      baseline,
      ratio: value / baseline,
      // Memory does not vary like time: no tolerance.
      ...allowAtMost(value, { limit: 512, text: '<= 512' }, { tolerance: 1 }),
    });
  });
}

function getPeakMebibytes(processId: number): number {
  const bytes = loadPeakMemoryBytes(processId);
  if (bytes === undefined) throw new Error('the system does not report the peak memory of a process');
  return bytes / 1024 / 1024;
}
