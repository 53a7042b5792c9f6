import { expect, test } from 'vitest';
import type { Check, CheckedProgram } from './check.ts';
import { mergeCheck } from './merge-check.ts';

const program = (id: number, changes: Partial<CheckedProgram> = {}): CheckedProgram => ({
  id,
  name: String(id),
  language: 'C++',
  status: 7,
  score: null,
  time: null,
  memory: null,
  expectedStatuses: [0],
  isAsExpected: null,
  message: null,
  isCutShort: false,
  cells: [],
  ...changes,
});

const oneCase = { seq: 1, group: 1, score: null, inputName: '', inputSize: 1, outputName: '', outputSize: 1 };

const known: Check = {
  id: 1,
  startedAt: '',
  startedBy: null,
  isRunning: true,
  differences: [],
  timeLimit: 1000,
  memoryLimit: 256,
  scoring: 'acm',
  caseMode: 'default',
  cases: [oneCase],
  programs: [program(1, { cells: [[1, 0, 5, 6, null]] }), program(2, { cells: [[1, 0, 7, 8, null]] })],
  marks: ['1.1', '2.1'],
};

test('omitted fields keep their known value; all others are taken from the response', () => {
  const told: Check = {
    ...known,
    cases: [],
    programs: [program(1, { isAsExpected: true }), program(2, { cells: [[1, -1, 9, 9, null]] })],
    marks: ['1.1', '2.2'],
    unchanged: [1],
  };
  expect(mergeCheck(known, told)).toEqual({
    ...known,
    programs: [
      program(1, { isAsExpected: true, cells: [[1, 0, 5, 6, null]] }),
      program(2, { cells: [[1, -1, 9, 9, null]] }),
    ],
    marks: ['1.1', '2.2'],
  });
});

test('a complete response is used as it is', () => {
  const other = { ...known, id: 2, programs: [program(3)] };
  expect(mergeCheck(known, other)).toBe(other);
});
