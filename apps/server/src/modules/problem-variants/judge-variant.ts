/** Runs the programs of a variant: one search with both solutions, and one for each wrong solution. */
import {
  type FailingInputResult,
  type ProgramSource,
  type VariantCheck,
  type VariantDraft,
} from '@touchstone/contract';
import { problemDefaults } from '@touchstone/contract/problem-limits';
import { inTransaction } from '@touchstone/database';
import { variantInputs } from '@touchstone/rules/practice/variant-verdict';
import type { Platform } from '../../platform/platform.ts';
import { queueFailingInputSearch, waitForTask, type FailingInputPayload } from '../submissions/index.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'queue'>;

/** The queue may be long. */
const waitMs = 600_000;
const cpuBudgetMs = 60_000;
const longestText = 4000;

const sourceOf = ({ language, code }: ProgramSource): ProgramSource => ({ language, code });

function describeSearch(draft: VariantDraft, program: ProgramSource): FailingInputPayload {
  const [reference = program] = draft.solutions;
  const { generator, validator, timeLimitMs, memoryLimitMb } = draft;
  return {
    program: sourceOf(program),
    reference: sourceOf(reference),
    conditions: {
      timeLimitMs,
      memoryLimitMb,
      stackLimitMb: problemDefaults.stackMb,
      fileIo: null,
      isTrailingBlankIgnored: true,
      userExtraFiles: {},
    },
    judgeMode: 'default',
    checker: null,
    judgeExtraFiles: {},
    validator: sourceOf(validator),
    generators: [{ program: sourceOf(generator), argumentLines: generator.argumentLines }],
    inputs: draft.examples,
    firstSeed: 1,
    triesMaximum: variantInputs.tries,
    cpuBudgetMs,
    slownessRatio: null,
    isShrunk: false,
    samplesMaximum: variantInputs.tries,
  };
}

export interface JudgedVariant {
  agreement: FailingInputResult | undefined;
  wrong: (FailingInputResult | undefined)[];
}

export async function runVariantPrograms(
  parts: Parts,
  { draft, userId }: { draft: VariantDraft; userId: string },
): Promise<JudgedVariant> {
  const [first, second] = draft.solutions;
  if (first === undefined || second === undefined) throw new Error('a variant has two solutions');
  const programs = [second, ...draft.wrongSolutions];
  const taskIds = await inTransaction(parts.database, async (transaction) => {
    const ids: number[] = [];
    for (const program of programs)
      ids.push(
        await queueFailingInputSearch(parts, transaction, {
          userId,
          payload: describeSearch(draft, program),
        }),
      );
    return ids;
  });
  const [agreement, ...wrong] = await Promise.all(
    taskIds.map((taskId) => waitForTask<FailingInputResult>(parts, taskId, waitMs)),
  );
  return { agreement, wrong };
}

const cut = (text: string) => text.slice(0, longestText).toWellFormed();

export const describeChecks = ({ agreement, wrong }: JudgedVariant): VariantCheck[] =>
  [agreement, ...wrong].map((result, index) => ({
    program: index === 0 ? 'agreement' : index - 1,
    outcome: result?.outcome ?? 'no-judge',
    tried: result?.tried ?? 0,
    fault: result?.fault ?? null,
    message: result?.message == null ? null : cut(result.message),
    example: result?.found == null ? null : exampleOf(result.found),
  }));

const exampleOf = ({ input, expected, output }: NonNullable<FailingInputResult['found']>) => ({
  input: cut(input),
  expected: cut(expected),
  output: cut(output),
});
