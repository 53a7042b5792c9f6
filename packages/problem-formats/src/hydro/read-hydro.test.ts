import { describe, expect, it } from 'vitest';
import { readFiles, readProblem, type Files } from '../testing/read-files.ts';
import { readHydro } from './read-hydro.ts';

const statement = `## 题目描述

求 $a+b$，见 ![图](file://picture.png)。

## 输入格式

两个整数。

## 输出格式

一个整数。

## 样例

\`\`\`input1
1 2
\`\`\`

\`\`\`output1
3
\`\`\`

样例很小。

## 提示

$1 \\le a$
`;
const usual: Files = {
  'P1000/problem.yaml': 'pid: P1000\nowner: 2\ntitle: A+B\ntag:\n  - 入门\nnSubmit: 3\n',
  'P1000/problem_zh.md': statement,
  'P1000/additional_file/picture.png': 'picture',
  'P1000/testdata/config.yaml': 'time: 1.5s\nmemory: 128m\n',
  'P1000/testdata/1.in': '1 2\n',
  'P1000/testdata/1.out': '3\n',
  'P1000/testdata/2.in': '2 2\n',
  'P1000/testdata/2.ans': '4\n',
  'P1000/testdata/10.in': '3 2\n',
  'P1000/testdata/10.out': '5\n',
};
const configured = (yaml: string, files: Files = {}): Files => ({
  ...usual,
  'P1000/testdata/config.yaml': yaml,
  ...files,
});
const without = (files: Files, ...names: string[]): Files =>
  Object.fromEntries(Object.entries(files).filter(([name]) => !names.includes(name)));

describe('a problem of Hydro', () => {
  it('is a scored problem with a hundred points', async () => {
    const problem = await readProblem(usual, readHydro);
    expect(problem).toMatchObject({
      displayId: 'P1000',
      title: 'A+B',
      tags: ['入门'],
      scoring: 'oi',
      judgeMode: 'default',
      caseMode: 'default',
      limits: { timeMs: 1500, memoryMb: 128, stackMb: 128 },
      statement: {
        description: '求 $a+b$，见 ![图](attachment:picture.png)。',
        input: '两个整数。',
        output: '一个整数。',
        hint: '样例很小。\n\n$1 \\le a$',
      },
      examples: [{ input: '1 2\n', output: '3\n' }],
      attachments: { 'picture.png': 'picture' },
      notes: [],
    });
    expect(problem.cases.map(({ input, score, group }) => [input, score, group])).toEqual([
      ['1 2\n', 33, 1],
      ['2 2\n', 33, 1],
      ['3 2\n', 34, 1],
    ]);
  });

  it('keeps subtasks, and notes what is lost', async () => {
    const { caseMode, cases, notes, limits } = await readProblem(
      configured(`
time: 1s
time_limit_rate: {py: 2}
subtasks:
  - score: 40
    cases: [{input: 1.in, output: 1.out}, {input: 2.in, output: 2.ans}]
  - score: 60
    type: sum
    if: [1]
    time: 2s
    cases: [{input: 10.in, output: 10.out}, {input: 1.in, output: /dev/null}]
`),
      readHydro,
    );
    expect(caseMode).toBe('subtask_lowest');
    expect(cases.map(({ group, score, answer }) => [group, score, answer])).toEqual([
      [1, 40, '3\n'],
      [1, 40, '4\n'],
      [2, 30, '5\n'],
      [3, 30, ''],
    ]);
    expect(limits.timeMs).toBe(2000);
    const file = 'P1000/testdata/config.yaml';
    expect(notes).toEqual([
      { code: 'answer-made-empty', file: 'P1000/testdata/1.in', detail: null },
      { code: 'dependency-dropped', file, detail: '2 ← 1' },
      { code: 'limit-chosen', file, detail: 'time: 2000' },
      { code: 'setting-ignored', file, detail: 'time_limit_rate' },
    ]);
  });

  it.each<[string, string, object]>([
    [
      'strict',
      'checker_type: strict',
      { judgeMode: 'default', checker: null, isTrailingBlankIgnored: false },
    ],
    [
      'testlib',
      'checker_type: testlib\nchecker: chk.cc',
      { judgeMode: 'spj', checker: { language: 'C++ 17' } },
    ],
    [
      'hustoj',
      'checker_type: hustoj\nchecker: chk.cc',
      { checker: { code: expect.stringContaining('Added') } },
    ],
    ['interactive', 'type: interactive\ninteractor: chk.cc', { judgeMode: 'interactive' }],
    ['files', 'filename: sum', { fileIo: { inputName: 'sum.in', outputName: 'sum.out' } }],
    ['languages', 'langs: [cc.cc17o2, py.py3, hs]', { languages: ['C++ 17', 'C++ 17 With O2', 'Python3'] }],
    [
      'extra files',
      'user_extra_files: [a.h]\njudge_extra_files: [a.h]\nchecker: chk.cc',
      { userExtraFiles: { 'a.h': 'int a;\n' }, checker: { code: 'int a;\n\nint main() {}\n' } },
    ],
  ])('reads its settings: %s', async (_, yaml, expected) => {
    const files = {
      'P1000/testdata/chk.cc': '#include "a.h"\nint main() {}\n',
      'P1000/testdata/a.h': 'int a;\n',
    };
    expect(await readProblem(configured(yaml, files), readHydro)).toMatchObject(expected);
  });

  it('joins its languages', async () => {
    const { statement: joined } = await readProblem(
      { ...usual, 'P1000/problem_en.md': '# Description\n\nAdd.\n\n## Output Format\n\nOne.\n' },
      readHydro,
    );
    expect(joined.output).toBe('<!-- zh-CN -->\n\n一个整数。\n\n<!-- en-US -->\n\nOne.');
  });
});

describe('a Hydro problem that cannot be imported', () => {
  it.each<[string, Files, object]>([
    [
      'broken YAML',
      configured('time: [\n'),
      { code: 'settings-invalid', file: 'P1000/testdata/config.yaml', line: 2 },
    ],
    ['a limit that is none', configured('time: soon\n'), { code: 'limit-invalid', detail: 'time: soon' }],
    [
      'an input missing',
      configured('cases: [{input: 7.in, output: 1.out}]'),
      { code: 'input-missing', file: 'P1000/testdata/7.in' },
    ],
    [
      'an answer missing',
      without(usual, 'P1000/testdata/2.ans'),
      { code: 'answer-missing', file: 'P1000/testdata/2.in' },
    ],
    ['no title', { ...usual, 'P1000/problem.yaml': 'pid: P1\n' }, { code: 'title-missing' }],
    ['no statement', without(usual, 'P1000/problem_zh.md'), { code: 'statement-missing' }],
    ['another kind', configured('type: submit_answer'), { code: 'settings-invalid', line: 1 }],
    [
      'a checker of another kind',
      configured('checker_type: lemon\nchecker: a.cc'),
      { code: 'checker-unsupported' },
    ],
    ['no checker', configured('checker: a.cc'), { code: 'checker-missing', file: 'P1000/testdata/a.cc' }],
    [
      'no cases',
      Object.fromEntries(Object.entries(usual).filter(([name]) => !/testdata\/\d/.test(name))),
      { code: 'cases-missing' },
    ],
  ])('names the location: %s', async (_, files, fault) => {
    expect(await readFiles(files, readHydro)).toMatchObject([fault]);
  });
});
