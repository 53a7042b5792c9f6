/** What a search needs of a problem. Test data are no part of it. */
import {
  counterExampleLimits,
  statuses,
  type FailingInputTask,
  type ProblemJudging,
  type ProgramSource,
} from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { findPassLimit } from '@touchstone/rules/judging/multi-pass';
import { findProblemJudging, listProblemPrograms, listProblemSolutions } from '../problems/index.ts';
import type { FailingInputPayload } from '../submissions/index.ts';
import { findSearchedProblem } from './counter-examples.repository.ts';

/** A problem with a reference solution. Generators and validator may be missing. */
export type SearchedProblem = Pick<
  FailingInputTask,
  'reference' | 'conditions' | 'judgeMode' | 'checker' | 'judgeExtraFiles' | 'validator' | 'generators'
> & { samples: string[] };

const sampleLength = 65_536;

/** Undefined: the problem has no reference solution, or is not judged by comparing outputs. */
export async function findSearchedPrograms(
  database: Queryable,
  problemId: number,
): Promise<SearchedProblem | undefined> {
  const problem = await findSearchedProblem(database, problemId);
  const judging = problem?.isRemote === false ? await findProblemJudging(database, problemId) : undefined;
  if (problem === undefined || judging === undefined || judging.judgeMode === 'interactive') return undefined;
  if (hasPasses(judging)) return undefined;
  const solutions = await listProblemSolutions(database, problemId);
  const reference = solutions.find(({ expectedStatuses }) => isRight(expectedStatuses));
  if (reference === undefined) return undefined;
  const programs = await listProblemPrograms(database, problemId);
  const validator = programs.find(({ kind }) => kind === 'validator');
  const { conditions, judgeMode, checker, judgeExtraFiles } = judging;
  return {
    reference: sourceOf(reference),
    conditions,
    judgeMode,
    checker,
    judgeExtraFiles,
    validator: validator === undefined ? null : sourceOf(validator),
    generators: programs
      .filter(({ kind }) => kind === 'generator')
      .map((generator) => ({
        program: sourceOf(generator),
        argumentLines: [...generator.argumentLines],
      })),
    samples: problem.samples.filter((sample) => sample.length <= sampleLength),
  };
}

/** The output of each pass is the input of the next, so there is no single input to show. */
const hasPasses = ({
  checker,
  judgeExtraFiles,
}: Pick<ProblemJudging, 'checker' | 'judgeExtraFiles'>): boolean =>
  checker !== null && findPassLimit([checker.code, ...Object.values(judgeExtraFiles)]) !== undefined;

const isRight = (expected: readonly number[]) => expected.length === 1 && expected[0] === statuses.accepted;

const sourceOf = ({ language, code }: ProgramSource): ProgramSource => ({ language, code });

/** Whether generated inputs can be made, and checked. */
export const hasGenerators = ({ validator, generators }: SearchedProblem): boolean =>
  validator !== null && generators.length > 0;

/** Seeds are fixed, so that equal programs get equal results. */
export const describeSearch = (
  { samples, ...problem }: SearchedProblem,
  { program, slownessRatio }: { program: ProgramSource; slownessRatio: number | null },
): FailingInputPayload => ({
  ...problem,
  program: sourceOf(program),
  inputs: samples,
  firstSeed: 1,
  triesMaximum: counterExampleLimits.triesMaximum,
  cpuBudgetMs: counterExampleLimits.cpuBudgetMs,
  slownessRatio,
  isShrunk: true,
  samplesMaximum: 0,
});
