import type { ProgramCheckResult } from '@touchstone/contract/judge-messages';
import { taskResult } from '@touchstone/contract/judge-messages';
import { statuses } from '@touchstone/contract/statuses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  c,
  makeTask,
  openJudgingFixture,
  sum,
  type DescribedTask,
  type JudgingFixture,
} from '../testing/judging-fixture.ts';
import { checkProgram } from './check-program.ts';

let fixture: JudgingFixture;
beforeAll(async () => {
  fixture = await openJudgingFixture(['C']);
});
afterAll(() => fixture.close());

const { accepted, cancelled, partialAccepted, wrongAnswer } = statuses;
const cases = [
  { input: '1 2\n', answer: '3\n', group: 1 },
  { input: '3 4\n', answer: '7\n', group: 1 },
  { input: '5 6\n', answer: '11\n', group: 2 },
];
/** Wrong in the first case only. */
const wrongOnce = sum.replace('printf', 'if(a==1)b=0;printf');

async function check(
  described: Omit<DescribedTask, 'cases'>,
  { isExhaustive = true, totalTimeLimitMs = 60_000 } = {},
): Promise<ProgramCheckResult> {
  const task = await makeTask(fixture, { cases, ...described });
  const result = await checkProgram(
    fixture.judging.parts,
    { ...task, kind: 'program-check', isExhaustive, totalTimeLimitMs },
    { signal: new AbortController().signal },
  );
  // Whatever happens, the server understands it.
  expect(taskResult.parse(result)).toEqual(result);
  return result;
}
const statusesOf = (result: ProgramCheckResult) => result.cases.map(({ status }) => status);

test('runs every case of a subtask and scores as if the rest were skipped', async () => {
  const subtasks = { scoring: 'oi', caseMode: 'subtask_lowest', code: wrongOnce } as const;
  const thorough = await check(subtasks);
  const asSubmitted = await check(subtasks, { isExhaustive: false });
  expect(statusesOf(thorough)).toEqual([wrongAnswer, accepted, accepted]);
  expect(statusesOf(asSubmitted)).toEqual([wrongAnswer, cancelled, accepted]);
  expect(thorough).toMatchObject({ status: partialAccepted, score: 10, isCutShort: false });
  expect(asSubmitted).toMatchObject({ status: partialAccepted, score: 10 });
});

test('runs the cases after the first failure, where a submission stops', async () => {
  const code = wrongOnce;
  const result = await check({ caseMode: 'ergodic_without_error', code });
  expect(result.status).toBe(wrongAnswer);
  expect(statusesOf(result)).toEqual([wrongAnswer, accepted, accepted]);
});

test('runs no case after the total time is used up, and reports it', async () => {
  const result = await check({ code: sum }, { totalTimeLimitMs: 1 });
  expect(statusesOf(result)).toEqual([cancelled, cancelled, cancelled]);
  // The verdicts of the remaining cases are unknown.
  expect(result).toMatchObject({ status: cancelled, isCutShort: true });
});

test('returns the compiler output', async () => {
  expect(await check({ code: c('x;') })).toMatchObject({ status: statuses.compileError, cases: [] });
});
