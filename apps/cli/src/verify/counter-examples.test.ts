/**
 * Some of the wrong programs for the demo problems, with the real judge. `npm run bench -- counter-examples` searches for
 * all of them.
 */
import { languages } from '@touchstone/judge/languages';
import { findFailingInput, openJudging, TestDataError, type Judging } from '@touchstone/judge/pipeline';
import { sharedJudgeCache } from '@touchstone/judge/testing';
import { describeWrongProgram, loadDemoProblems, wrongPrograms } from '@touchstone/server/demo';
import { afterAll, beforeAll, expect, test } from 'vitest';

const problems = await loadDemoProblems();
/** The second compiles programs of setters. */
const needed = ['C++ 17', 'C++ 17 With O2', 'Python3'];
let judging: Judging;
beforeAll(async () => {
  judging = await openJudging({
    slots: 1,
    cacheFolder: sharedJudgeCache,
    testData: { getPath: () => Promise.reject(new TestDataError('A search uses no test data.')) },
    languages: languages.filter(({ name }) => needed.includes(name)),
    isWarmedUp: false,
  });
}, 600_000);
afterAll(() => judging.close());

/** Of two problems only: their generators and validators are compiled here. */
const chosen = wrongPrograms.filter(
  ({ problem, language }) => ['T1002', 'T1004'].includes(problem) && language === 'Python3',
);

test('sixty wrong programs are for twelve problems and more', () => {
  expect(wrongPrograms).toHaveLength(60);
  expect(new Set(wrongPrograms.map(({ problem }) => problem)).size).toBeGreaterThanOrEqual(12);
  expect(chosen.length).toBeGreaterThanOrEqual(6);
});

test.each(chosen)('$problem, $flaw: gets a small counter-example', { timeout: 600_000 }, async (wrong) => {
  // A busy machine must not end the search: it is short anyway.
  const task = { ...describeWrongProgram(problems, wrong), cpuBudgetMs: 120_000 };
  const { signal } = new AbortController();
  const result = await findFailingInput(judging.parts, task, { signal });
  expect(result).toMatchObject({ outcome: 'found', fault: null });
  expect((result.found?.input ?? '').trimEnd().split('\n').length).toBeLessThanOrEqual(3);
});
