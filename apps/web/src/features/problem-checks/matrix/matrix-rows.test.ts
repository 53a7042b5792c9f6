import { isUnderWay } from '@touchstone/contract/statuses';
import { expect, test } from 'vitest';
import type { Check, CheckedProgram } from '../api/check.ts';
import { countProgress, toColumns, toGroups, toRows } from './matrix-rows.ts';

const oneCase = (seq: number, group: number) => ({
  seq,
  group,
  score: null,
  inputName: '',
  inputSize: 0,
  outputName: '',
  outputSize: 0,
});

const program = (changes: Partial<CheckedProgram>): CheckedProgram => ({
  id: 1,
  name: 'model',
  language: 'C++',
  status: 0,
  score: null,
  time: 1,
  memory: 1,
  expectedStatuses: [0],
  isAsExpected: true,
  message: null,
  isCutShort: false,
  cells: [],
  ...changes,
});

const check = (changes: Partial<Check>): Check => ({
  id: 1,
  startedAt: '',
  startedBy: null,
  isRunning: false,
  differences: [],
  timeLimit: 1000,
  memoryLimit: 256,
  scoring: 'acm',
  caseMode: 'default',
  cases: [oneCase(1, 1), oneCase(2, 1)],
  programs: [],
  ...changes,
});

const solution = (name: string) => ({ name, language: 'C++', code: '', expectedStatuses: [0] });

test('a row joins a current solution with its results by name', () => {
  const found = program({ name: 'b', language: 'Java' });
  const rows = toRows(
    [solution('a'), solution('b')],
    check({ programs: [found, program({ name: 'gone' })] }),
  );
  expect(rows.map(({ solution: { name }, program: of, timeLimitMs }) => [name, of, timeLimitMs])).toEqual([
    ['a', undefined, undefined],
    ['b', found, 2000],
  ]);
  expect(toRows([solution('a')], null)).toMatchObject([{ program: undefined }]);
});

test('cases of one subtask are adjacent', () => {
  const cases = [oneCase(1, 2), oneCase(2, 1), oneCase(3, 2)];
  expect(toGroups(cases)).toEqual([
    { group: 2, seqs: [1, 3] },
    { group: 1, seqs: [2] },
  ]);
  expect(toColumns(cases).map(({ seq }) => seq)).toEqual([1, 3, 2]);
  expect(toGroups([oneCase(1, 1), oneCase(2, 1)])).toEqual([]);
});

test('a finished program counts all cases, a running one its finished cases', () => {
  const programs = [
    program({ status: -2 }),
    program({ status: 7, cells: [[1, 0, 1, 1, null]] }),
    program({ status: 5 }),
  ];
  expect(countProgress(check({ programs }), isUnderWay)).toEqual({ done: 3, total: 6 });
});
