/**
 * Test data on its way in. Time: 200 cases with 500 MB, over HTTP into the store, beside `unzip` of the same archive to the
 * same disk; each in turn, so that both see the same machine. Memory: the peak of a server of its own that takes an archive
 * of one gigabyte, beside what it had before.
 */
import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { startBenchServer, type BenchServer } from './bench-servers.ts';
import type { Measurement } from './measurement.ts';
import { writeTestData } from './test-data-archive.ts';

const run = promisify(execFile);
const rounds = 3;
const caseCount = 200;
const mebibyte = 1024 ** 2;

export async function benchImport(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-bench-import-'));
  try {
    return [await measureTime(folder), await measureMemory(folder)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureTime(folder: string): Promise<Measurement> {
  const archive = join(folder, 'cases.zip');
  await writeTestData(archive, { caseCount, totalBytes: 500 * mebibyte, isCompressed: true });
  const uploadMs: number[] = [];
  const unzipMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // A new store each time: content that is there already would not be written again.
    const server = await startBenchServer();
    try {
      const token = await logIn(server);
      unzipMs.push(await measureUnzip(folder, archive));
      uploadMs.push(await measure(() => upload(server, token, archive)));
    } finally {
      await server.stop();
    }
  }
  const [value, baseline] = [median(uploadMs), median(unzipMs)];
  const ratio = value / baseline;
  return {
    name: `${String(caseCount)} cases with 500 MB uploaded, beside unzip`,
    value,
    unit: 'ms',
    baseline,
    ratio,
    budget: '<= 2 times unzip',
    ok: ratio <= 2,
  };
}

async function measureUnzip(folder: string, archive: string): Promise<number> {
  const target = join(folder, 'unzipped');
  await flushDisk();
  const ms = await measure(() => run('unzip', ['-q', archive, '-d', target]));
  await rm(target, { recursive: true, force: true });
  await flushDisk();
  return ms;
}

/** What one has left to the disk must not slow the other down. */
const flushDisk = () => run('sync');

async function measureMemory(folder: string): Promise<Measurement> {
  const archive = join(folder, 'large.zip');
  await writeTestData(archive, { caseCount, totalBytes: 1024 * mebibyte, isCompressed: false });
  const server = await startBenchServer();
  try {
    const token = await logIn(server);
    const baseline = await readPeakMebibytes(server.processIds.server);
    await upload(server, token, archive);
    const value = await readPeakMebibytes(server.processIds.server);
    return {
      name: "server's peak memory while it takes an archive of 1 GB",
      value,
      unit: 'MiB',
      baseline,
      ratio: value / baseline,
      budget: '<= 512',
      ok: value <= 512,
    };
  } finally {
    await server.stop();
  }
}

async function readPeakMebibytes(processId: number): Promise<number> {
  const status = await readFile(`/proc/${String(processId)}/status`, 'utf8');
  const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  if (kibibytes === undefined) throw new Error('the system does not tell the peak of a process');
  return Number(kibibytes) / 1024;
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

async function logIn({ address, rootPassword }: BenchServer): Promise<string> {
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'root', password: rootPassword }),
  });
  const token = response.headers.get('authorization');
  if (token === null) throw new Error(`no login: ${await response.text()}`);
  return token;
}

/** As a browser sends it, and with as little work as possible on this side: it shares the machine with the server. */
async function upload({ address }: BenchServer, token: string, archive: string) {
  const head =
    '--bench\r\nContent-Disposition: form-data; name="file"; filename="cases.zip"\r\nContent-Type: application/zip\r\n\r\n';
  const tail = '\r\n--bench--\r\n';
  const { size } = await stat(archive);
  const sent = request(`${address}/api/file/upload-testcase-zip`, {
    method: 'POST',
    headers: {
      authorization: token,
      'content-type': 'multipart/form-data; boundary=bench',
      'content-length': head.length + size + tail.length,
    },
  });
  const answered = new Promise<string>((resolve, reject) => {
    sent.on('error', reject).on('response', (response) => {
      resolve(text(response));
    });
  });
  sent.write(head);
  await pipeline(createReadStream(archive, { highWaterMark: mebibyte }), sent, { end: false });
  sent.end(tail);
  const envelope = JSON.parse(await answered) as { data: { fileList: unknown[] } | null; msg: string };
  if (envelope.data?.fileList.length !== caseCount) throw new Error(`the upload failed: ${envelope.msg}`);
}
