/** The judging data of a problem: limits, checker and test data, in the format of the judge protocol. */
import type { ProblemJudging } from '@touchstone/contract';
import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Selectable } from 'kysely';

/** For selections from `problem`. */
export const judgingColumns = [
  'problem.scoring',
  'problem.judgeMode',
  'problem.caseMode',
  'problem.timeLimitMs',
  'problem.memoryLimitMb',
  'problem.stackLimitMb',
  'problem.fullScore',
  'problem.checkerLanguage',
  'problem.checkerCode',
  'problem.userExtraFiles',
  'problem.judgeExtraFiles',
  'problem.isTrailingBlankIgnored',
  'problem.inputFileName',
  'problem.outputFileName',
] as const;

/** For selections from `problem`: its cases in judging order. */
export const judgedCases = sql<unknown[]>`(
  SELECT coalesce(json_agg(json_build_object(
    'caseId', id, 'seq', position, 'group', group_number,
    'score', CASE WHEN problem.scoring = 'oi' THEN score END,
    'input', json_build_object('sha256', input_sha256, 'sizeBytes', input_bytes, 'name', input_name),
    'answer', json_build_object('sha256', answer_sha256, 'sizeBytes', answer_bytes, 'name', answer_name)
  ) ORDER BY position), '[]')
  FROM problem_case WHERE problem_id = problem.id
)`;

type ColumnName = (typeof judgingColumns)[number] extends `problem.${infer Name}` ? Name : never;
type JudgingRow = {
  [Name in ColumnName & keyof Tables['problem']]: Selectable<Tables['problem']>[Name] | null;
} & { cases: unknown[] };

/** Not validated: the caller parses it as part of a task. */
export function describeJudging(row: JudgingRow) {
  const { checkerLanguage, checkerCode, inputFileName, outputFileName } = row;
  const hasChecker = row.judgeMode !== 'default' && checkerLanguage !== null && checkerCode !== null;
  return {
    conditions: {
      timeLimitMs: row.timeLimitMs,
      memoryLimitMb: row.memoryLimitMb,
      stackLimitMb: row.stackLimitMb,
      fileIo:
        inputFileName === null || outputFileName === null
          ? null
          : { inputName: inputFileName, outputName: outputFileName },
      isTrailingBlankIgnored: row.isTrailingBlankIgnored,
      userExtraFiles: row.userExtraFiles,
    },
    scoring: row.scoring,
    judgeMode: row.judgeMode,
    caseMode: row.caseMode,
    fullScore: row.fullScore,
    checker: hasChecker ? { language: checkerLanguage, code: checkerCode } : null,
    judgeExtraFiles: row.judgeExtraFiles,
    cases: row.cases,
  };
}

export async function findProblemJudging(
  database: Queryable,
  problemId: number,
): Promise<ProblemJudging | undefined> {
  const row = await database
    .selectFrom('problem')
    .select(judgingColumns)
    .select(judgedCases.as('cases'))
    .where('problem.id', '=', problemId)
    .executeTakeFirst();
  // Writers validate these columns against this type.
  return row === undefined ? undefined : (describeJudging(row) as unknown as ProblemJudging);
}
