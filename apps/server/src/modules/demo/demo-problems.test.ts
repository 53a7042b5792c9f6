/**
 * The texts and the test data of the demo problems. The tests of the command line, which has a judge, judge
 * their programs.
 */
import { expect, test } from 'vitest';
import { levelKeys } from './demo-tags.ts';
import { loadDemoAnnouncements, loadDemoProblems } from './load-demo-files.ts';
import { makeTestData, statementCases } from './test-data/make-test-data.ts';

const problems = await loadDemoProblems();
const testData = new Map(problems.map((problem) => [problem.displayId, makeTestData(problem)]));

test('there are thirty problems and more, on five levels, in the order of their levels', () => {
  expect(problems.length).toBeGreaterThanOrEqual(30);
  const levels = problems.map(({ level }) => levelKeys.indexOf(level));
  expect(levels).toEqual(levels.toSorted((one, other) => one - other));
  const sizes = Object.values(Object.groupBy(problems, ({ level }) => level)).map((group) => group.length);
  expect(sizes).toHaveLength(5);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(5);
  for (const { displayId, level } of problems)
    expect(displayId[1]).toBe(String(levelKeys.indexOf(level) + 1));
});

test('every judge mode occurs', () => {
  const kindsOf = (read: (problem: (typeof problems)[number]) => string) => new Set(problems.map(read));
  expect(kindsOf(({ judgeMode }) => judgeMode)).toEqual(new Set(['default', 'spj', 'interactive']));
  expect(kindsOf(({ scoring }) => scoring)).toEqual(new Set(['acm', 'oi']));
  expect(kindsOf(({ caseMode }) => caseMode)).toEqual(
    new Set(['ergodic_without_error', 'default', 'subtask_lowest']),
  );
  expect(kindsOf(({ fileIo }) => (fileIo === null ? 'standard' : 'files'))).toEqual(
    new Set(['standard', 'files']),
  );
  expect(kindsOf(({ difficulty }) => String(difficulty))).toEqual(new Set(['0', '1', '2']));
});

const marked = /^<!-- zh-CN -->\n\n(?<chinese>.+)\n\n<!-- en-US -->\n\n(?<english>.+)$/s;
const sections = problems.flatMap(({ displayId, description, inputDescription, outputDescription, hint }) =>
  Object.entries({ description, inputDescription, outputDescription, hint: hint ?? '' }).map(
    ([section, text]) => ({ displayId, section, text }),
  ),
);

test.each(sections)('$displayId: its $section is written in Chinese and in English', ({ text }) => {
  const { chinese = '', english = '' } = marked.exec(text)?.groups ?? {};
  expect(chinese).toMatch(/\p{Script=Han}/u);
  expect(english).toMatch(/[a-z]{2,} /i);
  expect(english).not.toMatch(/\p{Script=Han}/u);
  expect(chinese.match(/<!--/g)).toBeNull();
});

test('announcements are written in both languages', async () => {
  const announcements = await loadDemoAnnouncements();
  expect(announcements.length).toBeGreaterThanOrEqual(3);
  for (const { title, content } of announcements) {
    expect(title).toMatch(/\p{Script=Han} [A-Z]/u);
    expect(content).toMatch(marked);
  }
});

test.each(problems)('$displayId: has a title in each language and programs for the judge', (problem) => {
  const { title, programs } = problem;
  expect(title['zh-CN']).toMatch(/^\p{Script=Han}+$/u);
  expect(title['zh-HK']).toMatch(/^\p{Script=Han}+$/u);
  expect(title['en-US']).toMatch(/^[A-Z][A-Za-z ]+$/);
  const right = programs.filter(({ verdict }) => verdict === 'accepted');
  expect(right.map(({ language }) => language).toSorted()).toEqual(['C++ 17', 'Python3']);
  expect(programs.length).toBeGreaterThan(right.length);
});

test('every problem has at least ten cases, and their total size is small', () => {
  const all = [...testData.values()].flat();
  for (const cases of testData.values()) expect(cases.length).toBeGreaterThanOrEqual(10);
  const bytes = all.reduce((sum, { input, answer }) => sum + input.length + answer.length, 0);
  expect(bytes).toBeLessThan(6_000_000);
});

test.each(problems)('$displayId: the reference solution agrees with the statement', (problem) => {
  const cases = testData.get(problem.displayId) ?? [];
  const answers = new Map(cases.map(({ input, answer }) => [input.toString(), answer.toString()]));
  for (const { input, output } of statementCases(problem)) expect(answers.get(input)).toBe(output);
});

test.each(problems)('$displayId: points exist only with OI scoring, and sum up to one hundred', (problem) => {
  const { displayId, scoring, subtasks } = problem;
  const cases = testData.get(displayId) ?? [];
  expect(cases.every(({ score }) => (score === null) === (scoring === 'acm'))).toBe(true);
  const groups = Object.values(Object.groupBy(cases, ({ groupNumber }) => groupNumber));
  expect(groups).toHaveLength(subtasks?.length ?? 1);
  const sum = (group: typeof cases | undefined) =>
    group?.reduce((total, { score }) => total + (score ?? 0), 0);
  const points = subtasks ? groups.map((group) => group?.[0]?.score ?? 0) : groups.map(sum);
  expect(points.reduce<number>((total, one) => total + (one ?? 0), 0)).toBe(scoring === 'oi' ? 100 : 0);
});

test('the test data is deterministic', () => {
  for (const problem of problems) expect(makeTestData(problem)).toEqual(testData.get(problem.displayId));
});
