/**
 * Upload of test data. Time: 200 cases with 500 MB over HTTP into the store, compared with `unzip` of the same archive
 * to the same disk, alternating, so that both see the same machine. Memory: the peak of a new server that receives an archive
 * of one gigabyte, compared with its peak before.
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
import type { Measurement } from '../measurement.ts';
import type { BenchPart } from '../part.ts';
import type { Report } from '../report.ts';
import { logInAsRoot } from '../../screenshots/log-in-as-root.ts';
import { withBenchServer, type BenchServer } from '../servers/bench-server.ts';
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
      await measureImport({ folder, report, effort });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function measureImport(bench: ImportBench): Promise<void> {
  const { folder, report, effort } = bench;
  const { rounds, megabytes, largeMegabytes } = effort.choose({
    full: { rounds: 3, megabytes: 500, largeMegabytes: 1024 },
    quick: { rounds: 1, megabytes: 60, largeMegabytes: 256 },
  });
  const cases = await writeArchive(bench, { name: 'cases.zip', megabytes, isCompressed: true });
  const large = await writeArchive(bench, {
    name: 'large.zip',
    megabytes: largeMegabytes,
    isCompressed: false,
  });
  const times: Times[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    // A new store each time: existing content would not be written again.
    await withBenchServer(async (server) => {
      const { token } = await logInAsRoot(server);
      if (round === 1) {
        report.step('peak memory of the server during the upload of the large archive');
        report.add(await measureMemory(server, token, { path: large, megabytes: largeMegabytes }));
      }
      report.step(`upload and unzip, round ${String(round)} of ${String(rounds)}`);
      times.push(await measureTimes(server, token, { path: cases, folder }));
    });
  }
  const [value, baseline] = [
    median(times.map(({ uploadMs }) => uploadMs)),
    median(times.map(({ unzipMs }) => unzipMs)),
  ];
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

interface Archive {
  readonly name: string;
  readonly megabytes: number;
  readonly isCompressed: boolean;
}

async function writeArchive(
  { folder, report }: ImportBench,
  { name, megabytes, isCompressed }: Archive,
): Promise<string> {
  report.step(`writing an archive of ${String(megabytes)} MB`);
  const path = join(folder, name);
  await writeTestData(path, { caseCount, totalBytes: megabytes * mebibyte, isCompressed });
  return path;
}

interface Times {
  readonly uploadMs: number;
  readonly unzipMs: number;
}

async function measureTimes(
  server: BenchServer,
  token: string,
  { path, folder }: { path: string; folder: string },
): Promise<Times> {
  const unzipMs = await measureUnzip(folder, path);
  const uploadMs = await measureMs(() => uploadArchive(server, token, { path, caseCount }));
  return { uploadMs, unzipMs };
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

/** Of a server that has done nothing else: a peak stays. */
async function measureMemory(
  server: BenchServer,
  token: string,
  { path, megabytes }: { path: string; megabytes: number },
): Promise<Measurement> {
  const baseline = getPeakMebibytes(server.processIds.server);
  await uploadArchive(server, token, { path, caseCount });
  const value = getPeakMebibytes(server.processIds.server);
  return {
    name: `server's peak memory during the upload of ${String(megabytes)} MB`,
    value,
    unit: 'MiB',
    baseline,
    ratio: value / baseline,
    // Memory does not vary like time: no tolerance.
    ...allowAtMost(value, { limit: 512, text: '<= 512' }, { tolerance: 1 }),
  };
}

function getPeakMebibytes(processId: number): number {
  const bytes = loadPeakMemoryBytes(processId);
  if (bytes === undefined) throw new Error('the system does not report the peak memory of a process');
  return bytes / 1024 / 1024;
}
