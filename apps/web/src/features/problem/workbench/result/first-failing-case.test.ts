import { expect, it } from 'vitest';
import { findFailingCase, type CaseResult, type CaseResults } from './first-failing-case.ts';

const result = (status: number, groupNum = 1): CaseResult => ({
  id: null,
  pid: null,
  submitId: null,
  uid: null,
  caseId: null,
  time: 1,
  memory: 1,
  score: null,
  status,
  inputData: null,
  outputData: null,
  userOutput: null,
  groupNum,
  seq: 0,
  mode: 'default',
  gmtCreate: null,
  gmtModified: null,
});

const listed = (statuses: number[], judgeCaseMode = 'default'): CaseResults => ({
  judgeCaseMode,
  judgeCaseList: statuses.map((status) => result(status)),
  subTaskJudgeCaseVoList: null,
});

it.each([
  ['cases are not shown', null],
  ['all passed', listed([0, 0])],
  ['there are none', listed([])],
])('finds nothing if %s', (_name, results) => {
  expect(findFailingCase(results)).toBeUndefined();
});

it.each([
  ['the second failed', listed([0, -1, 1]), { number: 2, total: 3 }],
  ['judging ended with it', listed([0, -1], 'ergodic_without_error'), { number: 2, total: undefined }],
  ['cases before it were not run', listed([0, -4, 3]), { number: 3, total: 3 }],
])('finds the first failing case if %s', (_name, results, found) => {
  expect(findFailingCase(results)).toMatchObject({ ...found, group: undefined });
});

it('reports the subtask of a failing case', () => {
  const subtask = (groupNum: number, statuses: number[]) => ({
    groupNum,
    time: 1,
    memory: 1,
    score: 0,
    status: 0,
    ac: 0,
    total: statuses.length,
    subtaskDetailList: statuses.map((status) => result(status, groupNum)),
  });
  const results: CaseResults = {
    judgeCaseMode: 'subtask_lowest',
    judgeCaseList: null,
    subTaskJudgeCaseVoList: [subtask(1, [0, 0]), subtask(2, [0, 2])],
  };
  expect(findFailingCase(results)).toMatchObject({ number: 4, total: 4, group: 2, result: { status: 2 } });
});
