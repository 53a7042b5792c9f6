import { afterAll, expect, test } from 'vitest';
import { problemMessages } from '../../features/problem/problem-messages.ts';
import { getLocale, setLocale } from '../../lib/locale.ts';
import { textHash } from '../../lib/initial-data.ts';
import { drawPage, type Ask } from './draw-page.tsx';

const description =
  'Find $a+b$.\n\n```cpp\nint a;\n```\n\n<script>alert(1)</script><img src=x onerror=alert(1)>';
const problem = {
  id: 1,
  problemId: 'P1',
  title: 'Sum <of> two',
  author: 'setter',
  type: 0,
  judgeMode: 'default',
  judgeCaseMode: 'default',
  timeLimit: 1000,
  memoryLimit: 256,
  description,
  input: 'Two numbers.',
  output: 'One number.',
  hint: null,
  source: null,
  examples: '<input>1 2</input><output>3</output>',
  difficulty: 0,
  userExtraFile: null,
  isFileIO: false,
  ioReadFileName: null,
  ioWriteFileName: null,
  ioScore: null,
  isRemote: false,
};
const answers: Readonly<Record<string, unknown>> = {
  '/api/get-website-config': { shortName: 'Stone', register: true },
  '/api/get-problem-detail?problemId=P1': {
    problem,
    tags: [],
    languages: ['C++', 'Python3'],
    codeTemplate: { 'C++': 'int main() {}' },
    problemCount: {},
  },
};

// Files of tests share the language.
const usualLocale = getLocale();
afterAll(() => setLocale(usualLocale));

const draw = (url: string, { acceptLanguage = 'en', given = answers } = {}) => {
  const ask: Ask = (path) => Promise.resolve(given[path]);
  return drawPage({ url, cookie: undefined, acceptLanguage }, ask);
};

test('a problem is drawn whole: its text, its formulas and code, a field to write in', async () => {
  const picture = await draw('/problem/P1');
  expect(picture?.title).toBe('Sum <of> two · Stone');
  expect(picture?.body).toContain(`data-rendered="${textHash(description)}"`);
  for (const part of [
    'class="katex"',
    'hljs-type',
    'data-light-editor',
    'int main() {}</textarea>',
    '>Python3</option>',
  ])
    expect(picture?.body).toContain(part);
  expect(picture?.body).not.toMatch(/<script|onerror|<style/);
  expect(JSON.parse(picture?.answers ?? '')).toMatchObject({
    'GET /api/get-website-config': { shortName: 'Stone' },
  });
});

test.each(['zh-CN', 'zh-HK', 'en-US'] as const)('in %s for who reads it', async (locale) => {
  const picture = await draw('/problem/P1', { acceptLanguage: locale });
  expect(picture?.locale).toBe(locale);
  expect(picture?.body).toContain(problemMessages[locale].guest);
});

test('nothing is drawn of what the calls refuse', async () => {
  expect(await draw('/problem/P2')).toBeUndefined();
  const { '/api/get-website-config': _site, ...rest } = answers;
  expect(await draw('/problem/P1', { given: rest })).toBeUndefined();
});

test('what it does not show is told as it is now, with the same picture', async () => {
  const path = '/api/get-problem-detail?problemId=P1';
  const later = { ...answers, [path]: { ...(answers[path] as object), problemCount: { total: 7 } } };
  const [before, after] = [await draw('/problem/P1'), await draw('/problem/P1', { given: later })];
  expect(after?.body).toBe(before?.body);
  expect(after?.answers).toContain('"total":7');
});

test('a text longer than statements are is left to the browser', async () => {
  const path = '/api/get-problem-detail?problemId=P1';
  const long = { ...problem, hint: 'x'.repeat(50_000) };
  const given = { ...answers, [path]: { ...(answers[path] as object), problem: long } };
  expect(await draw('/problem/P1', { given })).toBeUndefined();
});
