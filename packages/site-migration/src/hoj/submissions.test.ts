import { expect, test } from 'vitest';
import { alice, columnsOf, mapRow, runStep, summarize } from '../testing/map-row.ts';
import { mapSubmission, submissionCaseStep, submissionStep } from './submissions.ts';

const submission = {
  submit_id: 9,
  pid: 1000,
  uid: alice,
  status: 0,
  code: 'int main(){}',
  language: 'C++',
  submit_time: '2024-03-01 08:00:00',
};

test.each([
  { hoj: -4, here: -4, name: 'cancelled' },
  { hoj: -3, here: -3, name: 'presentation error' },
  { hoj: -2, here: -2, name: 'compile error' },
  { hoj: -1, here: -1, name: 'wrong answer' },
  { hoj: 0, here: 0, name: 'accepted' },
  { hoj: 1, here: 1, name: 'time limit exceeded' },
  { hoj: 2, here: 2, name: 'memory limit exceeded' },
  { hoj: 3, here: 3, name: 'runtime error' },
  { hoj: 4, here: 4, name: 'system error' },
  { hoj: 5, here: 10, name: 'pending' },
  { hoj: 6, here: 10, name: 'compiling' },
  { hoj: 7, here: 10, name: 'judging' },
  { hoj: 8, here: 8, name: 'partial accepted' },
  { hoj: 9, here: 10, name: 'submitting' },
  { hoj: 10, here: 10, name: 'submitted failed' },
  { hoj: 15, here: 10, name: 'no status' },
  { hoj: null, here: 10, name: 'a missing status' },
])('status $hoj, $name, becomes $here', ({ hoj, here }) => {
  expect(columnsOf(mapRow(mapSubmission, { ...submission, status: hoj }))).toMatchObject({ status: here });
});

test.each([
  { row: { share: 1 }, columns: { is_shared: true } },
  { row: { share: new Uint8Array([1]) }, columns: { is_shared: true } },
  { row: { share: 0 }, columns: { is_shared: false } },
  { row: { share: null }, columns: { is_shared: false } },
  { row: { submit_time: '2024-03-01 00:30:00' }, columns: { submitted_at: '2024-02-29T16:30:00.000Z' } },
  {
    row: { submit_time: null, gmt_create: '2024-03-02 08:00:00' },
    columns: { submitted_at: '2024-03-02T00:00:00.000Z' },
  },
  { row: { gmt_modified: '2024-03-01 09:00:00' }, columns: { updated_at: '2024-03-01T01:00:00.000Z' } },
  { row: { pid: 1000, score: 60, oi_rank_score: 6 }, columns: { score: 60, oi_rank_score: null } },
  { row: { pid: 1001, score: 60, oi_rank_score: 6 }, columns: { score: 60, oi_rank_score: 6 } },
  { row: { pid: 1001, score: null }, columns: { score: null, oi_rank_score: null } },
  { row: { ip: '10.0.0.7' }, columns: { ip: '10.0.0.7' } },
  { row: { ip: 'unknown' }, columns: { ip: null } },
  { row: { language: 'PyPy3' }, columns: { language: 'PyPy3' } },
  { row: { length: null }, columns: { code_length: 12 } },
  { row: { cid: 0, cpid: 0 }, columns: { contest_id: null, contest_problem_id: null } },
  { row: { cid: 50, cpid: 5 }, columns: { contest_id: 50, contest_problem_id: 5 } },
  { row: { cid: 77, cpid: 5 }, columns: { contest_id: 77, contest_problem_id: null } },
])('a submission with $row has $columns', ({ row, columns }) => {
  expect(columnsOf(mapRow(mapSubmission, { ...submission, ...row }))).toMatchObject(columns);
});

test.each([
  { row: { uid: 'ghost' }, outcome: 'broken missing-user' },
  { row: { pid: 4711 }, outcome: 'broken missing-problem' },
  { row: { gid: 8 }, outcome: 'broken missing-group' },
  { row: { gid: 7 }, outcome: 'mapped' },
  { row: { submit_time: 'yesterday' }, outcome: 'broken bad-value' },
  { row: { time: 2 ** 40 }, outcome: 'broken bad-value' },
  { row: { cid: 50, cpid: 6 }, outcome: 'mapped missing-row' },
  { row: { cid: 77, cpid: 6 }, outcome: 'mapped' },
])('a submission with $row is $outcome', async ({ row, outcome }) => {
  const outcomes = await runStep(submissionStep, [{ ...submission, ...row }]);
  expect(outcomes.map(summarize)).toEqual([outcome]);
});

const caseRow = { submit_id: 1, case_id: 21, status: 0, time: 1, memory: 2, seq: 1, group_num: 1 };

test('a later row of a case replaces the earlier one, and a skipped case gets the next free number', async () => {
  const outcomes = await runStep(submissionCaseStep, [
    caseRow,
    { ...caseRow, status: -1 },
    { ...caseRow, case_id: 22, status: -4 },
    { ...caseRow, submit_id: 4711 },
  ]);
  expect(outcomes.map(summarize)).toEqual(['mapped', 'mapped', 'mapped', 'broken missing-submission']);
  expect(outcomes.slice(0, 3).map((outcome) => columnsOf(outcome))).toMatchObject([
    { seq: 1, case_id: 21, status: 0 },
    { seq: 1, case_id: 21, status: -1 },
    { seq: 2, case_id: 22, status: -4 },
  ]);
});

test('a case that an earlier batch has stored is replaced', async () => {
  const listStoredCases = () => Promise.resolve([{ submissionId: 1, seq: 3, caseId: 21 }]);
  const outcomes = await runStep(submissionCaseStep, [caseRow, { ...caseRow, case_id: 22, seq: 3 }], {
    tools: { listStoredCases },
  });
  expect(outcomes).toMatchObject([
    { writes: [{ row: { seq: 3 }, keys: ['submission_id', 'seq'] }] },
    { writes: [{ row: { seq: 4 } }] },
  ]);
});
