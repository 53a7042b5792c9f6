/**
 * How this works: the command finds and reads all packages first, so that it reports an unreadable one before anything
 * runs. Then it opens one judge on this machine, with its own sandbox and without a server. It judges two packages
 * concurrently and prints them in order. Unpacked and generated files are in one temporary folder, which is always
 * removed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import { openJudging, type Judging } from '@touchstone/judge/pipeline';
import { languages } from '@touchstone/judge/languages';
import { generateCase } from './judging/generate-case.ts';
import { createOrderedOutput, type OrderedOutput } from './judging/ordered-output.ts';
import { createLocalTestData, type LocalTestData } from './judging/local-test-data.ts';
import { prepareChecker } from './judging/prepare-checker.ts';
import { prepareCases } from './judging/prepare-cases.ts';
import { verifyPackage } from './judging/verify-package.ts';
import { findPackages, type KeepArchive } from './find-packages.ts';
import { ArchiveError } from '@touchstone/problem-formats/archive/archive-error';
import type { Archive } from '@touchstone/problem-formats/archive/open-archive';
import { PackageError } from '@touchstone/problem-formats/package-error';
import type { JuryProgram, ProblemPackage } from '@touchstone/problem-formats/jury-package/problem-package';
import { readPackage } from './read-package.ts';
import { countReports, type SubmissionReport, type Totals } from './report.ts';

export interface VerificationInput {
  /** A package, an archive, or a folder of both. */
  readonly path: string;
  readonly isWanted: (submission: string) => boolean;
  readonly judgesAll: boolean;
  readonly slots: number;
  readonly cacheFolder: string;
  /** Whether the cache is that of a judge, which tests every language. */
  readonly isCacheShared: boolean;
  readonly signal: AbortSignal;
  readonly onProblem?: (problem: ProblemPackage) => void;
  readonly onReport?: (report: SubmissionReport) => void;
  /** A note for the author that affects no verdict. */
  readonly onNote?: (note: string) => void;
  readonly onUnreadable?: (message: string) => void;
}

export async function runVerification(input: VerificationInput): Promise<Totals> {
  const unreadable: string[] = [];
  const complain = (message: string): void => {
    unreadable.push(message);
    input.onUnreadable?.(message);
  };
  const archives: Archive[] = [];
  try {
    const problems = await readPackages(input.path, (archive) => archives.push(archive), complain);
    return countReports(await judgeProblems(problems, input, complain), unreadable);
  } finally {
    for (const archive of archives) await archive.close();
  }
}

/** While the last submissions of one package occupy a slot, the next one uses the others. */
const packageConcurrency = 2;

function withOrderedOutput(output: OrderedOutput, index: number, input: JudgingInput): JudgingInput {
  return {
    ...input,
    onProblem: (problem) => output.write(index, () => input.onProblem?.(problem)),
    onReport: (report) => output.write(index, () => input.onReport?.(report)),
    onNote: (note) => output.write(index, () => input.onNote?.(note)),
  };
}

export type JudgingInput = Omit<VerificationInput, 'path' | 'onUnreadable'>;

export async function judgeProblems(
  problems: readonly ProblemPackage[],
  input: JudgingInput,
  complain: (message: string) => void,
): Promise<SubmissionReport[]> {
  if (problems.length === 0) return [];
  const workFolder = await mkdtemp(join(tmpdir(), 'touchstone-verify-'));
  try {
    const testData = createLocalTestData();
    const judging = await openJudging({
      slots: input.slots,
      cacheFolder: input.cacheFolder,
      testData,
      // Precompiled headers are worthwhile only in a persistent cache.
      ...(!input.isCacheShared && { languages: languagesOf(problems), isWarmedUp: false }),
      signal: input.signal,
      onWarning: (message) => input.onNote?.(message.split('\n')[0] ?? ''),
    });
    try {
      const output = createOrderedOutput();
      const reports = await pMap(
        problems,
        async (problem, index) => {
          const own: SubmissionReport[] = [];
          const ordered = withOrderedOutput(output, index, input);
          ordered.onProblem?.(problem);
          for (const note of problem.notes) ordered.onNote?.(`${problem.name}/${note}`);
          const complainInOrder = (message: string): void => output.write(index, () => complain(message));
          await orComplain(complainInOrder, problem.name, async () => {
            own.push(...(await verifyOne({ workFolder, judging, testData, problem, input: ordered })));
          });
          output.finish(index);
          return own;
        },
        { concurrency: packageConcurrency },
      );
      return reports.flat();
    } finally {
      await judging.close();
    }
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

async function readPackages(
  path: string,
  keep: KeepArchive,
  complain: (message: string) => void,
): Promise<ProblemPackage[]> {
  const problems: ProblemPackage[] = [];
  await orComplain(complain, '', async () => {
    for (const found of await findPackages(path, keep)) {
      if (found instanceof PackageError) complain(found.message);
      else await orComplain(complain, found.name, async () => void problems.push(await readPackage(found)));
    }
  });
  return problems;
}

async function orComplain(
  complain: (message: string) => void,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof PackageError || error instanceof ArchiveError)) throw error;
    complain(name === '' ? error.message : `${name}/${error.message}`);
  }
}

interface One {
  readonly workFolder: string;
  readonly judging: Judging;
  readonly testData: LocalTestData;
  readonly problem: ProblemPackage;
  readonly input: JudgingInput;
}

async function verifyOne({
  workFolder,
  judging,
  testData,
  problem,
  input,
}: One): Promise<SubmissionReport[]> {
  const { isWanted, judgesAll, signal } = input;
  const folder = await mkdtemp(join(workFolder, 'cases-'));
  const generation = { judging, folder, fileIo: problem.fileIo, signal };
  const cases = await prepareCases(problem.cases, { testData, folder }, (name, source) =>
    generateCase(generation, name, source),
  );
  const onReport = (report: SubmissionReport): void => input.onReport?.(report);
  const checker = prepareChecker(problem, cases, { judging, testData });
  return await verifyPackage({ judging, problem, cases, checker, isWanted, judgesAll, signal, onReport });
}

/** Only the needed languages are tested: a machine may have twenty compilers. */
function languagesOf(problems: readonly ProblemPackage[]): typeof languages {
  const programs = problems.flatMap(({ submissions, checker, cases }): (JuryProgram | undefined)[] => [
    ...submissions.map(({ program }) => ('languages' in program ? program : undefined)),
    checker?.program,
    ...cases.flatMap(({ source }) =>
      source.kind === 'generated' ? [source.generator, source.answerBy] : [],
    ),
  ]);
  const names = new Set(programs.flatMap((program) => program?.languages ?? []));
  return languages.filter(({ name }) => names.has(name));
}
