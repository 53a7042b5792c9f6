import type { Calls, DataOf } from '@touchstone/contract';

export type CaseResults = DataOf<Calls['GET /api/get-all-case-result']>;
export type CaseResult = NonNullable<NonNullable<CaseResults>['judgeCaseList']>[number];

export interface FailingCase {
  /** Counted from 1. */
  number: number;
  /** Undefined if judging stops at the first failure, because the total is unknown then. */
  total: number | undefined;
  /** The subtask, if there are subtasks. */
  group: number | undefined;
  result: CaseResult;
}

const accepted = 0;
/** A case skipped after an earlier failure did not fail itself. */
const cancelled = -4;
const endsEarly = 'ergodic_without_error';

/** The first failing case among the cases that the server shows. */
export function findFailingCase(results: CaseResults): FailingCase | undefined {
  if (results === null) return undefined;
  const { judgeCaseList: list, subTaskJudgeCaseVoList: subtasks } = results;
  const cases = list ?? (subtasks ?? []).flatMap((subtask) => subtask.subtaskDetailList);
  const index = cases.findIndex(({ status }) => status !== accepted && status !== cancelled);
  const result = cases[index];
  if (result === undefined) return undefined;
  return {
    number: index + 1,
    total: results.judgeCaseMode === endsEarly ? undefined : cases.length,
    group: list === null ? result.groupNum : undefined,
    result,
  };
}
