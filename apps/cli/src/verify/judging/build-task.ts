import { randomUUID } from 'node:crypto';
import type { CaseMode, JudgingCase, ProgramSource } from '@touchstone/contract';
import type { CheckerCall, SubmissionWork } from '@touchstone/judge/pipeline';
import { scaleLimits } from '@touchstone/rules/judging/limits';
import type {
  JuryProgram,
  PackageLimits,
  ProblemPackage,
} from '@touchstone/problem-formats/jury-package/problem-package';

export interface TaskInput {
  readonly problem: ProblemPackage;
  readonly cases: readonly JudgingCase[];
  readonly program: JuryProgram;
  /** One of the program's languages that this machine offers. */
  readonly language: string;
  readonly checker: ReadyChecker | undefined;
  readonly timeLimitMs: number;
  readonly caseMode: CaseMode;
}

export interface ReadyChecker {
  readonly source: ProgramSource;
  readonly extraFiles: Readonly<Record<string, string>>;
  /** Undefined: detected from the source. */
  readonly call: CheckerCall | undefined;
}

export function buildTask(input: TaskInput): SubmissionWork {
  const { problem, program, language, checker } = input;
  return {
    kind: 'submission',
    attemptId: randomUUID(),
    program: sourceOf(program, language),
    conditions: {
      ...limitsFor(problem.limits, input.timeLimitMs, language),
      fileIo: problem.fileIo,
      isTrailingBlankIgnored: problem.isTrailingBlankIgnored,
      userExtraFiles: { ...program.extraFiles },
    },
    scoring: problem.scoring,
    judgeMode: problem.judgeMode,
    caseMode: input.caseMode,
    fullScore: problem.fullScore,
    checker: checker?.source ?? null,
    judgeExtraFiles: { ...checker?.extraFiles },
    cases: [...input.cases],
    checkerCall: checker?.call,
    outputLimitBytes: toBytes(problem.limits.outputLimitMb),
  };
}

const toBytes = (megabytes: number | undefined): number | undefined =>
  megabytes === undefined ? undefined : megabytes * 1024 * 1024;

export const sourceOf = ({ code, sources = [] }: JuryProgram, language: string): ProgramSource => ({
  language,
  code,
  ...(sources.length > 0 && { sources: [...sources] }),
});

/** The judge scales limits for slow languages. A package with limits for all languages must compensate. */
function limitsFor(
  { memoryLimitMb, stackLimitMb, areScaled }: PackageLimits,
  timeLimitMs: number,
  language: string,
): { timeLimitMs: number; memoryLimitMb: number; stackLimitMb: number } {
  if (areScaled) return { timeLimitMs, memoryLimitMb, stackLimitMb };
  const scaled = scaleLimits({ timeLimitMs: 1000, memoryLimitMb: 1000, stackLimitMb: 1000 }, language);
  const [timeFactor, memoryFactor] = [
    scaled.timeLimitMs / 1000,
    scaled.memoryLimitBytes / (1000 * 1024 * 1024),
  ];
  return {
    timeLimitMs: Math.ceil(timeLimitMs / timeFactor),
    memoryLimitMb: Math.ceil(memoryLimitMb / memoryFactor),
    stackLimitMb,
  };
}
