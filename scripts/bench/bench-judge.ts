/**
 * Judging without a server around it, beside the same work done bare: the same compiler and the same program, started by a
 * shell. Both are measured in turns, and the medians are compared.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@touchstone/judge/languages';
import { judgeSubmission, openJudging, type Judging, type SubmissionWork } from '@touchstone/judge/pipeline';
import { prepareBareWork } from './bare-work.ts';
import type { Measurement } from './measurement.ts';

const language = 'C++ 17 With O2';
const compile = 'g++ -DONLINE_JUDGE -O2 -std=c++17 -w -fmax-errors=1 main.cpp -lm';
const sum =
  '#include <iostream>\nint main() { long a, b; std::cin >> a >> b; std::cout << a + b << std::endl; }\n';
const everything = `#include <bits/stdc++.h>\n${sum}`;
const slots = 2;
const rounds = 15;

export async function benchJudge(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-bench-judge-'));
  const filesFolder = join(folder, 'files');
  await mkdir(filesFolder);
  const judging = await openJudging({
    slots,
    cacheFolder: join(folder, 'cache'),
    languages: languages.filter(({ name }) => name === language),
    testData: { getPath: async ({ sha256 }) => join(filesFolder, sha256) },
  });
  try {
    await judging.whenWarm;
    const bench = { judging, filesFolder };
    return [
      await measureCases(bench, 10, 1.25),
      await measureCases(bench, 100, 1.15),
      await measureHeader(bench),
    ];
  } finally {
    await judging.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Bench {
  judging: Judging;
  filesFolder: string;
}

async function measureCases(bench: Bench, count: number, budget: number): Promise<Measurement> {
  const task = await makeTask(bench, sum, count);
  const bare = await prepareBareWork({
    sourceFile: 'main.cpp',
    code: sum,
    compile,
    inputs: task.cases.map(({ seq }) => inputOf(seq)),
  });
  const [value, baseline] = await measureInTurns(
    () => judge(bench, task),
    () => bare.measure({ times: 1, shells: 1 }),
  );
  await bare.remove();
  const ratio = value / baseline;
  const name = `C++ A+B of ${count} cases, judged on ${slots} slots`;
  return { name, value, unit: 'ms', baseline, ratio, budget: `<= ${budget} × bare`, ok: ratio <= budget };
}

/** The same submission on the same judge, once with and once without the header. */
async function measureHeader(bench: Bench): Promise<Measurement> {
  const { judging } = bench;
  const task = await makeTask(bench, everything, 1);
  const plain = {
    ...judging,
    parts: { ...judging.parts, headers: { ...judging.parts.headers, findFolder: () => undefined } },
  };
  const [value, baseline] = await measureInTurns(
    () => judge(bench, task),
    () => judge({ ...bench, judging: plain }, task),
  );
  const ratio = baseline / value;
  const name = 'submission with bits/stdc++.h, precompiled';
  return { name, value, unit: 'ms', baseline, ratio, budget: 'at least 2 × faster', ok: ratio >= 2 };
}

/** Medians of both, after one round that warms up what is read from disk. */
async function measureInTurns(first: () => Promise<number>, second: () => Promise<number>) {
  await first();
  await second();
  const measured: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) measured.push([await first(), await second()]);
  return [median(measured.map(([one]) => one)), median(measured.map(([, other]) => other))] as const;
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

async function judge({ judging }: Bench, task: SubmissionWork): Promise<number> {
  const startedAt = performance.now();
  const result = await judgeSubmission(judging.parts, task, { signal: new AbortController().signal });
  const tookMs = performance.now() - startedAt;
  if (result.status !== 0) throw new Error(`the bench was judged ${result.status}: ${result.errorMessage}`);
  return tookMs;
}

const inputOf = (seq: number) => `${seq} ${seq * 7}\n`;

async function makeTask({ filesFolder }: Bench, code: string, count: number): Promise<SubmissionWork> {
  const store = async (content: string, name: string) => {
    const sha256 = createHash('sha256').update(content).digest('hex');
    await writeFile(join(filesFolder, sha256), content);
    return { sha256, sizeBytes: content.length, name };
  };
  return {
    kind: 'submission',
    attemptId: randomUUID(),
    program: { language, code },
    conditions: {
      timeLimitMs: 1000,
      memoryLimitMb: 256,
      stackLimitMb: 64,
      fileIo: null,
      isTrailingBlankIgnored: true,
      userExtraFiles: {},
    },
    scoring: 'acm',
    judgeMode: 'default',
    caseMode: 'default',
    fullScore: 0,
    checker: null,
    judgeExtraFiles: {},
    cases: await Promise.all(
      Array.from({ length: count }, async (_, index) => ({
        caseId: index,
        seq: index + 1,
        group: 1,
        score: null,
        input: await store(inputOf(index + 1), `${index + 1}.in`),
        answer: await store(`${(index + 1) * 8}\n`, `${index + 1}.out`),
      })),
    ),
  };
}
