/**
 * How this works: submissions are judged in parallel on all slots of the judge, by the same pipeline as on a site.
 * Reports come in package order. If the time limit must be derived, the submissions that must pass in time are judged
 * first, under a generous limit that only stops hanging programs. Their slowest case determines the limit, and their
 * results stay valid, because the limit is above all of them.
 */
import type { CaseMode, JudgingCase, SubmissionResult } from '@touchstone/contract';
import { judgeSubmission, type Judging } from '@touchstone/judge/pipeline';
import pMap from 'p-map';
import { compareResult, type Comparison } from '../compare-result.ts';
import { deriveTimeLimitMs } from '@touchstone/problem-formats/icpc/time-limit';
import { PackageError } from '@touchstone/problem-formats/package-error';
import type {
  JuryProgram,
  PackageSubmission,
  ProblemPackage,
} from '@touchstone/problem-formats/jury-package/problem-package';
import type { SubmissionReport } from '../report.ts';
import { buildTask, type ReadyChecker } from './build-task.ts';
import { chooseCaseMode } from './case-mode.ts';
import { chooseLanguage } from './choose-language.ts';
import { createOrderedOutput } from './ordered-output.ts';

/** Longer than any jury solution may run. */
const measuringLimitMs = 30_000;
/** While one waits for its checker to compile, another can use the slot. */
const submissionsPerSlot = 2;

export interface Verification {
  readonly judging: Judging;
  readonly problem: ProblemPackage;
  readonly cases: readonly JudgingCase[];
  readonly checker: ReadyChecker | undefined;
  /** The selected submissions, by name. */
  readonly isWanted: (submission: string) => boolean;
  /** Whether to judge every case even if the first error has decided. */
  readonly judgesAll: boolean;
  readonly signal: AbortSignal;
  readonly onReport: (report: SubmissionReport) => void;
}

interface Ready {
  readonly submission: PackageSubmission;
  readonly program: JuryProgram;
  /** The program's languages that this machine offers. */
  readonly languages: readonly [string, ...string[]];
}

interface Judged {
  readonly language: string;
  readonly result: SubmissionResult;
  readonly comparison: Comparison;
}

export async function verifyPackage(verification: Verification): Promise<SubmissionReport[]> {
  const { judging, problem, isWanted, onReport } = verification;
  const all = problem.submissions.map((submission) => prepare(problem, submission, judging));
  const measured = await findTimeLimit(
    verification,
    all.filter((one) => 'program' in one),
  );
  const wanted = all.filter((one) => isWanted('program' in one ? one.submission.name : one.submission));
  const concurrency = submissionsPerSlot * judging.parts.slots.size;
  const work = async (one: Ready | SubmissionReport): Promise<SubmissionReport> => {
    if (!('program' in one)) return one;
    const judged =
      measured.results.get(one.submission.name) ?? (await judge(verification, one, measured.timeLimitMs));
    return reportOf(problem, one, { ...judged, timeLimitMs: measured.timeLimitMs });
  };
  const output = createOrderedOutput();
  const verifyInOrder = async (one: Ready | SubmissionReport, index: number): Promise<SubmissionReport> => {
    const report = await work(one);
    output.write(index, () => onReport(report));
    output.finish(index);
    return report;
  };
  return await pMap(wanted, verifyInOrder, { concurrency });
}

function prepare(
  problem: ProblemPackage,
  submission: PackageSubmission,
  judging: Judging,
): Ready | SubmissionReport {
  const { name, program, expectation } = submission;
  const chosen =
    'skipped' in program ? { reason: program.skipped } : chooseLanguage(program.languages, judging);
  if ('language' in chosen && !('skipped' in program)) {
    const { language } = chosen;
    const others = program.languages.slice(program.languages.indexOf(language) + 1);
    return {
      submission,
      program,
      languages: [language, ...others.filter((name) => judging.parts.languages.has(name))],
    };
  }
  return {
    problem: problem.name,
    submission: name,
    language: 'skipped' in program ? program.language : program.languages[0],
    expected: expectation.verdicts,
    got: null,
    timeMs: null,
    memoryKb: null,
    ok: null,
    skipped: 'reason' in chosen ? chosen.reason : '',
  };
}

interface Measured {
  readonly timeLimitMs: number;
  /** Results of the submissions judged for it, by name. */
  readonly results: ReadonlyMap<string, Judged>;
}

async function findTimeLimit(verification: Verification, ready: readonly Ready[]): Promise<Measured> {
  const { judging, problem } = verification;
  const { timeLimitMs: derivation } = problem.limits;
  if (typeof derivation === 'number') return { timeLimitMs: derivation, results: new Map() };
  const bounding = ready.filter(({ submission }) => submission.expectation.boundsTimeLimit);
  const concurrency = submissionsPerSlot * judging.parts.slots.size;
  const judged = await pMap(
    bounding,
    async (one) => [one.submission.name, await judge(verification, one, measuringLimitMs)] as const,
    { concurrency },
  );
  // A submission that fails otherwise has no meaningful time.
  const times = judged.flatMap(([, { result, comparison }]) => (comparison.ok ? (result.timeMs ?? []) : []));
  // Solutions of a scoring package may all miss full marks: then the smallest limit of the format applies.
  if (times.length === 0 && problem.grading?.isScoring !== true)
    throw new PackageError(
      'problem.yaml',
      'limits: there is no time limit, and no accepted submission that runs here to derive one from',
    );
  return { timeLimitMs: deriveTimeLimitMs(derivation, Math.max(0, ...times)), results: new Map(judged) };
}

/** A program that does not compile with one standard of its language may with another. */
async function judge(verification: Verification, one: Ready, timeLimitMs: number): Promise<Judged> {
  const [first, ...others] = one.languages;
  const judged = await judgeAs(verification, one, { language: first, timeLimitMs });
  if (judged.comparison.got !== 'CE' || judged.comparison.ok) return judged;
  for (const language of others) {
    const again = await judgeAs(verification, one, { language, timeLimitMs });
    if (again.comparison.got !== 'CE') return again;
  }
  return judged;
}

interface Conditions {
  readonly language: string;
  readonly timeLimitMs: number;
}

async function judgeAs(verification: Verification, one: Ready, conditions: Conditions): Promise<Judged> {
  const { problem, judgesAll } = verification;
  const mode = chooseCaseMode(problem, one.submission.expectation, judgesAll);
  const first = await judgeIn(verification, one, { ...conditions, mode });
  return first.comparison.isOpen
    ? await judgeIn(verification, one, { ...conditions, mode: 'default' })
    : first;
}

async function judgeIn(
  { judging, problem, cases, checker, signal }: Verification,
  { submission, program }: Ready,
  { language, timeLimitMs, mode }: Conditions & { readonly mode: CaseMode },
): Promise<Judged> {
  const task = buildTask({
    problem,
    cases,
    program,
    language,
    checker,
    timeLimitMs,
    caseMode: mode,
  });
  const result = await judgeSubmission(judging.parts, task, { signal });
  const { expectation } = submission;
  const caseNames = problem.cases.map(({ name }) => name);
  const comparison = compareResult({ expectation, grading: problem.grading, caseNames }, result);
  return { language, result, comparison };
}

/** A speed difference between machines shows where the limit is derived: how far a slow solution is from it. */
function describeDerivedLimit(
  { limits }: ProblemPackage,
  { expectation: { verdicts, boundsTimeLimit } }: PackageSubmission,
  { result, got, timeLimitMs }: { result: SubmissionResult; got: string; timeLimitMs: number },
): Pick<SubmissionReport, 'derivedLimit'> {
  const isSlow = verdicts.includes('TLE') || got === 'TLE';
  if (typeof limits.timeLimitMs === 'number' || result.timeMs === null || !isSlow || boundsTimeLimit)
    return {};
  const belowByMs = got === 'TLE' ? null : Math.max(0, timeLimitMs - result.timeMs);
  return { derivedLimit: { timeLimitMs, belowByMs } };
}

function reportOf(
  problem: ProblemPackage,
  { submission }: Ready,
  { language, result, comparison, timeLimitMs }: Judged & { readonly timeLimitMs: number },
): SubmissionReport {
  const { got, ok, score, reason } = comparison;
  return {
    problem: problem.name,
    submission: submission.name,
    language,
    expected: submission.expectation.verdicts,
    got,
    timeMs: result.timeMs,
    memoryKb: result.memoryKb,
    ok,
    ...(score !== undefined && { score }),
    ...(reason !== undefined && { reason }),
    ...describeDerivedLimit(problem, submission, { result, got, timeLimitMs }),
  };
}
