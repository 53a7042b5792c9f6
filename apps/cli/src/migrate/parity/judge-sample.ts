/**
 * Judges submissions of the former site again, with the pipeline of our judge on this machine. Nothing is changed: the results
 * are only compared.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import type { ClientBase } from 'pg';
import { createDatabase, createPool } from '@touchstone/database';
import { judgeSubmission, openJudging, type Judging } from '@touchstone/judge/pipeline';
import { languages } from '@touchstone/judge/languages';
import { findProblemJudging } from '@touchstone/server/moving-in';
import type { FileStore } from '@touchstone/server/storage';
import { explainDifference } from './explain-difference.ts';
import { createStoredTestData } from './store-test-data.ts';

interface Sampled {
  readonly id: number;
  readonly problemId: number;
  readonly language: string;
  readonly code: string;
  readonly status: number;
  readonly timeMs: number | null;
}

export interface SampleResult {
  readonly judged: number;
  /** Submissions in languages that this machine does not have, by language. */
  readonly skipped: ReadonlyMap<string, number>;
  readonly differences: readonly string[];
}

interface SampleInput {
  readonly client: ClientBase;
  readonly connectionString: string;
  readonly fileStore: Pick<FileStore, 'open'>;
  readonly cacheFolder: string;
  /** Of accepted submissions, and as many rejected ones. Undefined: all. */
  readonly size: number | undefined;
  readonly onProgress: (text: string) => void;
}

/** Verdicts about the program, not about a judge that failed. */
const rejected = [-3, -2, -1, 1, 2, 3, 8];

/** The order is random, and the same in every run. */
const listSample = async (
  client: ClientBase,
  size: number | undefined,
  statuses: readonly number[],
): Promise<Sampled[]> => {
  const { rows } = await client.query<Sampled>(
    `SELECT submission.id::int, problem_id::int AS "problemId", language, code, status, time_ms AS "timeMs"
     FROM submission JOIN problem ON problem.id = problem_id
     WHERE status = ANY($1) AND NOT is_manual AND NOT problem.is_remote
     ORDER BY md5(submission.id::text) LIMIT $2`,
    [statuses, size ?? null],
  );
  return rows;
};

export async function judgeSample(input: SampleInput): Promise<SampleResult> {
  const { client, size, onProgress } = input;
  const sample = [...(await listSample(client, size, [0])), ...(await listSample(client, size, rejected))];
  if (sample.length === 0) return { judged: 0, skipped: new Map(), differences: [] };
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-parity-'));
  const stop = new AbortController();
  const pool = createPool(input.connectionString, 2);
  try {
    const judging = await openJudging({
      slots: availableParallelism(),
      cacheFolder: input.cacheFolder,
      testData: createStoredTestData(input.fileStore, folder),
      languages: await listLanguages(client, sample),
      isWarmedUp: false,
      signal: stop.signal,
      onWarning: onProgress,
    });
    try {
      return await judgeAll(sample, {
        judging,
        database: createDatabase(pool),
        onProgress,
        signal: stop.signal,
      });
    } finally {
      await judging.close();
    }
  } finally {
    await pool.end();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of the programs, and of the checkers of their problems. */
async function listLanguages(client: ClientBase, sample: readonly Sampled[]) {
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT checker_language AS name FROM problem WHERE checker_language IS NOT NULL AND id = ANY($1::bigint[])`,
    [[...new Set(sample.map(({ problemId }) => problemId))]],
  );
  const names = new Set([...rows.map(({ name }) => name), ...sample.map(({ language }) => language)]);
  return languages.filter(({ name }) => names.has(name));
}

interface Parts {
  readonly judging: Judging;
  readonly database: Parameters<typeof findProblemJudging>[0];
  readonly onProgress: (text: string) => void;
  readonly signal: AbortSignal;
}

async function judgeAll(sample: readonly Sampled[], parts: Parts): Promise<SampleResult> {
  const skipped = new Map<string, number>();
  let judged = 0;
  const differences = await pMap(
    sample,
    async (one) => {
      if (!parts.judging.parts.languages.has(one.language)) {
        skipped.set(one.language, (skipped.get(one.language) ?? 0) + 1);
        return [];
      }
      const difference = await judgeOne(one, parts);
      judged += 1;
      parts.onProgress(`${String(judged)} of ${String(sample.length)} submissions judged`);
      return difference === undefined ? [] : [`submission ${String(one.id)}: ${difference}`];
    },
    { concurrency: 2 * parts.judging.parts.slots.size },
  );
  return { judged, skipped, differences: differences.flat() };
}

async function judgeOne(
  { problemId, language, code, status, timeMs }: Sampled,
  { judging, database, signal }: Parts,
) {
  const problem = await findProblemJudging(database, problemId);
  if (problem === undefined) return 'the problem is gone';
  const work = {
    kind: 'submission' as const,
    attemptId: randomUUID(),
    program: { language, code },
    ...problem,
  };
  const result = await judgeSubmission(judging.parts, work, { signal });
  const { timeLimitMs, memoryLimitMb } = problem.conditions;
  const now = { ...result, message: result.errorMessage };
  return explainDifference({ status, timeMs }, now, { timeLimitMs, memoryLimitMb });
}
