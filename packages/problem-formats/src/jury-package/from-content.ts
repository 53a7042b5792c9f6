/** Converts a problem of the site to a package with its jury programs, judged as the site would judge it. */
import type { FileContent, ProblemContent } from '../problem-content.ts';
import type { FormatNote } from '../read-result.ts';
import type { TreeFile } from '../file-tree/file-tree.ts';
import type { ProblemPackage } from './problem-package.ts';
import { verdictsOf } from './verdict.ts';

export function toJuryPackage(
  name: string,
  problem: ProblemContent,
  notes: readonly FormatNote[],
): ProblemPackage {
  const { checker, judgeExtraFiles, userExtraFiles, limits } = problem;
  return {
    name,
    limits: {
      timeLimitMs: limits.timeMs,
      memoryLimitMb: limits.memoryMb,
      stackLimitMb: limits.stackMb,
      areScaled: true,
    },
    fileIo: problem.fileIo,
    isTrailingBlankIgnored: problem.isTrailingBlankIgnored,
    scoring: problem.scoring,
    judgeMode: problem.judgeMode,
    caseMode: problem.caseMode,
    // Full marks need no bound: points come from the cases.
    fullScore: 0,
    checker: checker && {
      program: { languages: [checker.language], code: checker.code, extraFiles: judgeExtraFiles },
      convention: 'by-source',
    },
    cases: problem.cases.map(({ input, answer, score, group }, index) => ({
      name: `${index + 1}`,
      source: { kind: 'files', input: onDisk(input), answer: onDisk(answer) },
      score,
      group,
      checkerArguments: [],
    })),
    grading: undefined,
    submissions: problem.solutions.map((solution) => ({
      name: solution.name,
      program: { languages: [solution.language], code: solution.code, extraFiles: userExtraFiles },
      expectation: {
        verdicts: verdictsOf(solution.expectedStatuses),
        caseRules: [],
        score: undefined,
        caseVerdicts: undefined,
        boundsTimeLimit: false,
      },
    })),
    notes: notes.map(describeNote),
  };
}

const onDisk = (file: FileContent): TreeFile => ({
  ...file,
  diskPath: 'diskPath' in file && typeof file.diskPath === 'string' ? file.diskPath : undefined,
});

const describeNote = ({ code, file, detail }: FormatNote): string =>
  [file, code.replaceAll('-', ' '), detail].filter((part) => part !== null).join(': ');
