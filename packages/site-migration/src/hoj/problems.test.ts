import { expect, test } from 'vitest';
import { alice, columnsOf, mapRow, runStep, summarize } from '../testing/map-row.ts';
import { mapProblem, problemCaseStep } from './problems.ts';

const problem = { id: 1002, problem_id: 'hoj-2', title: 'A+B', author: 'alice' };

test.each([
  { row: {}, columns: { display_id: 'HOJ-2', author_id: alice, scoring: 'acm' } },
  { row: { type: 1, io_score: 80 }, columns: { scoring: 'oi', full_score: 80 } },
  {
    row: { judge_mode: 'default', spj_code: 'left over' },
    columns: { judge_mode: 'default', checker_code: null },
  },
  {
    row: { judge_mode: 'spj', spj_code: 'x', spj_language: 'C++' },
    columns: { judge_mode: 'spj', checker_code: 'x', checker_language: 'C++' },
  },
  { row: { judge_mode: 'spj', spj_code: 'x' }, columns: { judge_mode: 'spj', checker_language: 'C' } },
  {
    row: { judge_mode: 'interactive', spj_code: 'x' },
    columns: { judge_mode: 'interactive', checker_code: 'x' },
  },
  { row: { judge_mode: 'unheard of' }, columns: { judge_mode: 'default' } },
  { row: { judge_case_mode: 'default' }, columns: { case_mode: 'default' } },
  { row: { judge_case_mode: 'subtask_lowest' }, columns: { case_mode: 'subtask_lowest' } },
  { row: { judge_case_mode: 'subtask_average' }, columns: { case_mode: 'subtask_average' } },
  { row: { judge_case_mode: 'ergodic_without_error' }, columns: { case_mode: 'ergodic_without_error' } },
  { row: { judge_case_mode: '' }, columns: { case_mode: 'default' } },
  { row: { auth: 1 }, columns: { visibility: 'public' } },
  { row: { auth: 2 }, columns: { visibility: 'private' } },
  { row: { auth: 3 }, columns: { visibility: 'contest' } },
  { row: { auth: 4 }, columns: { visibility: 'private' } },
  { row: { code_share: 0 }, columns: { is_code_sharing_allowed: false } },
  { row: { code_share: 1 }, columns: { is_code_sharing_allowed: true } },
  { row: { difficulty: 7 }, columns: { difficulty: 2 } },
  { row: { time_limit: 0, memory_limit: -1 }, columns: { time_limit_ms: 1000, memory_limit_mb: 256 } },
  { row: { is_upload_case: 0 }, columns: { are_cases_typed: true } },
  { row: { is_upload_case: 1 }, columns: { are_cases_typed: false } },
  {
    row: { is_file_io: 1, io_read_file_name: 'a.in', io_write_file_name: 'a.out' },
    columns: { input_file_name: 'a.in', output_file_name: 'a.out' },
  },
  { row: { is_file_io: 1, io_read_file_name: 'a.in' }, columns: { input_file_name: null } },
  { row: { author: '未知' }, columns: { author_id: null } },
  { row: { user_extra_file: '{"lib.h":"x"}' }, columns: { user_extra_files: '{"lib.h":"x"}' } },
  {
    row: { examples: '<input>1</input><output>2</output>' },
    columns: { examples: '[{"input":"1","output":"2"}]' },
  },
  {
    row: { gid: 7, apply_public_progress: 1 },
    columns: { application_group_id: 7, application_progress: 1 },
  },
  { row: { apply_public_progress: 1 }, columns: { application_group_id: null, application_progress: null } },
])('a problem with $row has $columns', ({ row, columns }) => {
  expect(columnsOf(mapRow(mapProblem, { ...problem, ...row }))).toMatchObject(columns);
});

test.each([
  { row: { problem_id: ' ' }, outcome: 'broken bad-value' },
  { row: { problem_id: 'hoj-1' }, outcome: 'broken duplicate' },
  { row: { gid: 8 }, outcome: 'broken missing-group' },
  { row: { author: 'ghost' }, outcome: 'mapped missing-user' },
  { row: { judge_extra_file: '{"a":1}' }, outcome: 'mapped bad-json' },
  { row: { judge_extra_file: '{"a"' }, outcome: 'mapped bad-json' },
])('a problem with $row is $outcome', ({ row, outcome }) => {
  expect(summarize(mapRow(mapProblem, { ...problem, ...row }))).toBe(outcome);
});

const storeFile = (path: string) =>
  Promise.resolve(
    path.endsWith('absent') ? undefined : { sha256: path, sizeBytes: 2, head: Buffer.alloc(0) },
  );

test.each([
  { row: { input: '1.in', output: '1.out' }, outcome: 'mapped' },
  { row: { input: 'absent', output: '1.out' }, outcome: 'broken missing-file' },
  { row: { input: '1.in', output: 'absent' }, outcome: 'broken missing-file' },
  { row: { input: '../1.in', output: '1.out' }, outcome: 'broken missing-file' },
  { row: { input: '1.in', output: '1.out', status: 1 }, outcome: 'skipped' },
  { row: { pid: 4711, input: '1.in', output: '1.out' }, outcome: 'broken missing-problem' },
])('a case with $row is $outcome', async ({ row, outcome }) => {
  const outcomes = await runStep(problemCaseStep, [{ id: 1, pid: 1000, ...row }], { tools: { storeFile } });
  expect(outcomes.map(summarize)).toEqual([outcome]);
});

test('typed cases get names and line ends, and a score only in OI problems', async () => {
  const typed = await runStep(problemCaseStep, [
    { id: 1, pid: 1001, input: '1\r\n', output: '2', score: 40 },
    { id: 2, pid: 1001, input: '3', output: '4', score: null, group_num: 2 },
  ]);
  expect(typed.map((outcome) => columnsOf(outcome))).toMatchObject([
    {
      position: 1,
      input_name: '1.in',
      input_sha256: '1\n',
      answer_name: '1.out',
      score: 40,
      group_number: 1,
    },
    { position: 2, input_name: '2.in', score: 0, group_number: 2 },
  ]);
  const [uploaded] = await runStep(
    problemCaseStep,
    [{ id: 3, pid: 1000, input: 'a', output: 'b', score: 40 }],
    {
      tools: { storeFile },
    },
  );
  expect(columnsOf(uploaded)).toMatchObject({
    input_sha256: 'testcase/problem_1000/a',
    input_name: 'a',
    score: null,
  });
});
