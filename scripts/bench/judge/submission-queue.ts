/**
 * The whole path of a submission: over HTTP into the queue, to a judge, back into the database, and to the polling
 * client. Server, PostgreSQL and judge are separate processes on this machine; the baseline is the same compiler and
 * the same program, run by a shell.
 */
import type { Database } from '@touchstone/database';
import { cp } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { allowAtLeast, allowAtMost } from '../budgets.ts';
import type { Effort } from '../effort.ts';
import type { Report } from '../report.ts';
import { logInAsRoot } from '../../screenshots/log-in-as-root.ts';
import { startBenchJudge } from '../servers/bench-judge.ts';
import { withBenchServer, type BenchServer } from '../servers/bench-server.ts';
import { callApi } from '../servers/site-client.ts';
import { withDatabase } from '../servers/with-database.ts';
import { quantile } from '../statistics.ts';
import { prepareBareWork, type PreparedWork } from './bare-work.ts';
import {
  countAccepted,
  countCases,
  countOpen,
  countPending,
  removeSubmitInterval,
} from './queue.repository.ts';

const problem = 'T1001';
const language = 'C++ 17 With O2';
const code = '#include <iostream>\nint main(){long long a,b;std::cin>>a>>b;std::cout<<a+b<<"\\n";}\n';
const compile = 'g++ -DONLINE_JUDGE -O2 -w -fmax-errors=1 -std=c++17 main.cpp -lm';
const sendersAtOnce = 16;
/** Polling uses the measured machine: rare for the whole queue, often enough for one submission. */
const pollQueueEveryMs = 250;
const pollSubmissionEveryMs = 8;
const finalByMs = 1_800_000;

interface Amounts {
  readonly queued: number;
  /** The work of the queue, done bare for its rate. */
  readonly bare: number;
  readonly singles: number;
}
const fullAmounts: Amounts = { queued: 2000, bare: 100, singles: 40 };
const quickAmounts: Amounts = { queued: 16, bare: 8, singles: 4 };

interface QueueBench {
  readonly server: BenchServer;
  readonly token: string;
  readonly database: Database;
  readonly bare: PreparedWork;
  readonly amounts: Amounts;
  readonly report: Report;
  readonly effort: Effort;
  /** Of a judge that has run before. */
  readonly cacheFolder: string;
}

export function measureSubmissions({
  cacheFolder,
  report,
  effort,
}: Pick<QueueBench, 'cacheFolder' | 'report' | 'effort'>): Promise<void> {
  report.step('starting a server');
  return withBenchServer((server) =>
    withDatabase(server, 2, async (database) => {
      await removeSubmitInterval(database);
      const { token } = await logInAsRoot(server);
      const inputs = Array.from({ length: await countCases(database, problem) }, () => '1 2\n');
      const bare = await prepareBareWork({ sourceFile: 'main.cpp', code, compile, inputs });
      const amounts = effort.choose({ full: fullAmounts, quick: quickAmounts });
      try {
        await measureQueueAndSingles({ server, token, database, bare, amounts, report, effort, cacheFolder });
      } finally {
        await bare.remove();
      }
    }),
  );
}

async function measureQueueAndSingles(bench: QueueBench): Promise<void> {
  const { server, report, amounts, cacheFolder } = bench;
  // With its headers compiled: an idle judge does that first, and takes the processor from what is measured.
  await cp(join(cacheFolder, 'headers'), join(server.dataDirectory, 'judge', 'headers'), { recursive: true });
  report.step(`queueing ${String(amounts.queued)} submissions`);
  await queueMany(bench);
  const judge = startBenchJudge(server, language);
  try {
    await measureDrain(bench);
    await measureSingles(bench);
  } finally {
    await judge.stop();
  }
}

async function queueMany(bench: QueueBench): Promise<void> {
  let left = bench.amounts.queued;
  const send = async () => {
    while (left > 0) {
      left -= 1;
      await submit(bench);
    }
  };
  await Promise.all(Array.from({ length: sendersAtOnce }, send));
}

async function measureDrain(bench: QueueBench): Promise<void> {
  const { report, effort, amounts, bare } = bench;
  report.step('a judge drains the queue');
  const drainMs = await waitForDrain(bench);
  report.step('the same work, bare');
  const bareMs =
    (await bare.measure({ times: amounts.bare, shells: availableParallelism() })) *
    (amounts.queued / amounts.bare);
  const perSecond = (ms: number) => (amounts.queued * 1000) / ms;
  const ratio = bareMs / drainMs;
  report.add({
    name: `${String(amounts.queued)} queued C++ submissions drained`,
    value: perSecond(drainMs),
    unit: 'submissions/s',
    baseline: perSecond(bareMs),
    ratio,
    ...allowAtLeast(ratio, { limit: 0.8, text: '>= 0.8 of the bare rate' }, effort),
  });
}

/** From the first submission in judging to the last verdict: the start of the judge does not count. */
async function waitForDrain({ database, amounts }: QueueBench): Promise<number> {
  await waitUntil(pollQueueEveryMs, async () => (await countPending(database)) < amounts.queued);
  const startedAt = performance.now();
  await waitUntil(pollQueueEveryMs, async () => (await countOpen(database)) === 0);
  const drainMs = performance.now() - startedAt;
  const accepted = await countAccepted(database, language);
  if (accepted < amounts.queued)
    throw new Error(`only ${String(accepted)} of ${String(amounts.queued)} were accepted`);
  return drainMs;
}

/**
 * Each submission alternates with a bare round of the same work, so that both see the same machine. Slow ones are
 * compared with slow ones: the bare work alone takes half as long again in its slow rounds, so differences of pairs
 * would measure the machine, not the path of the submission.
 */
async function measureSingles(bench: QueueBench): Promise<void> {
  const { amounts, report, effort } = bench;
  report.step('single submissions, to their verdicts');
  const totalMs: number[] = [];
  const bareMs: number[] = [];
  for (let round = 0; round < amounts.singles; round += 1) {
    bareMs.push(await bench.bare.measure({ times: 1, shells: 1 }));
    totalMs.push(await measureSingle(bench));
  }
  const budgets = [
    { share: 0.5, limit: 60 },
    { share: 0.95, limit: 150 },
  ];
  for (const { share, limit } of budgets) {
    const baseline = quantile(bareMs, share);
    const value = quantile(totalMs, share) - baseline;
    report.add({
      name: `submit to verdict over HTTP above the bare work, p${String(share * 100)}`,
      value,
      unit: 'ms',
      baseline,
      ratio: (value + baseline) / baseline,
      ...allowAtMost(value, { limit, text: `<= ${String(limit)}` }, effort),
    });
  }
}

async function measureSingle(bench: QueueBench): Promise<number> {
  const startedAt = performance.now();
  const id = await submit(bench);
  await waitUntil(pollSubmissionEveryMs, async () => isFinal(await fetchStatus(bench, id)));
  return performance.now() - startedAt;
}

/** The judge caches compiled programs, so each is another one. */
let sentPrograms = 0;

async function submit({ server, token }: QueueBench): Promise<number> {
  sentPrograms += 1;
  const own = `${code}// ${String(sentPrograms)}\n`;
  const body = { pid: problem, language, code: own, cid: 0, isRemote: false };
  const data = await callApi(server, '/api/submit-problem-judge', { token, body });
  return (data as { submitId: number }).submitId;
}

async function fetchStatus({ server, token }: QueueBench, id: number): Promise<number> {
  const data = await callApi(server, `/api/get-submission-detail?submitId=${String(id)}`, { token });
  return (data as { submission: { status: number } }).submission.status;
}

const isFinal = (status: number) => status < 5 || status > 7;

async function waitUntil(everyMs: number, isSo: () => Promise<boolean>): Promise<void> {
  const limit = performance.now() + finalByMs;
  while (!(await isSo())) {
    if (performance.now() > limit) throw new Error('waited for too long');
    await sleep(everyMs);
  }
}
