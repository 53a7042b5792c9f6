import type { Calls, DataOf } from '@touchstone/contract';

export type CaseResults = DataOf<Calls['GET /api/get-all-case-result']>;
export type CaseResult = NonNullable<NonNullable<CaseResults>['judgeCaseList']>[number];

export interface FailingCase {
  /** From 1, as people count. */
  number: number;
  /** Undefined where one failure ends everything: then nobody has counted the rest. */
  total: number | undefined;
  /** Of its subtask, where there are such. */
  group: number | undefined;
  result: CaseResult;
}

const accepted = 0;
/** A case that was not run, since one before it failed, did not fail itself. */
const cancelled = -4;
const endsEarly = 'ergodic_without_error';

/** The first case that did not pass, as far as the server shows cases. */
export function findFailingCase(results: CaseResults): FailingCase | undefined {
  if (results === null) return undefined;
  const { judgeCaseList: list, subTaskJudgeCaseVoList: subtasks } = results;
  const cases = list ?? (subtasks ?? []).flatMap((subtask) => subtask.subtaskDetailList);
  const place = cases.findIndex(({ status }) => status !== accepted && status !== cancelled);
  const result = cases[place];
  if (result === undefined) return undefined;
  return {
    number: place + 1,
    total: results.judgeCaseMode === endsEarly ? undefined : cases.length,
    group: list === null ? result.groupNum : undefined,
    result,
  };
}
