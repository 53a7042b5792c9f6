import { expect, test } from 'vitest';
import { columnsOf, knowSite, mapRow, runStep, summarize } from '../testing/map-row.ts';
import { codeTemplateStep, languageStep, mapTag, problemLanguageStep } from './problem-parts.ts';

test.each([
  { row: { id: 11, name: 'C', oj: 'ME' }, outcome: 'skipped' },
  { row: { id: 12, name: 'Brainfuck', oj: 'ME' }, outcome: 'broken unknown-language' },
])('the language $row is $outcome', async ({ row, outcome }) => {
  expect((await runStep(languageStep, [row])).map(summarize)).toEqual([outcome]);
});

test('languages have the same names and other numbers here', async () => {
  const row = { id: 1, pid: 1000, lid: 11 };
  const [allowed] = await runStep(problemLanguageStep, [row]);
  expect(columnsOf(allowed)).toEqual({ problem_id: 1000, language_id: 31 });
  const [template] = await runStep(codeTemplateStep, [{ ...row, code: 'x', status: 1 }]);
  expect(columnsOf(template)).toMatchObject({ language_id: 31, code: 'x', is_enabled: true });
  const unknown = await runStep(problemLanguageStep, [{ ...row, lid: 99 }]);
  expect(unknown.map(summarize)).toEqual(['broken unknown-language']);
});

test.each([
  { row: { name: '模拟' }, outcome: 'broken duplicate' },
  { row: { name: '模拟', gid: 7 }, outcome: 'mapped' },
  { row: { name: '贪心', gid: 8 }, outcome: 'broken missing-group' },
  { row: { name: ' ' }, outcome: 'broken bad-value' },
])('the tag $row is $outcome', ({ row, outcome }) => {
  const known = knowSite();
  known.tagNames.add('tag me 0 模拟');
  expect(summarize(mapRow(mapTag, { id: 1, ...row }, known))).toBe(outcome);
});
