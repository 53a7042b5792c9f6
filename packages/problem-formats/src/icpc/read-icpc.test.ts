import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { readFiles, readProblem, type Files } from '../testing/read-files.ts';
import { readIcpc } from './read-icpc.ts';

const minimal: Files = {
  'problem.yaml': 'name: Sum\nlimits: {time_limit: 2, memory: 512}\nproblem_format_version: 2023-07\n',
  'statement/problem.en.md': 'Add two numbers.\n\n## Input\n\nTwo numbers.\n\n## Output\n\nTheir sum.\n',
  'data/sample/1.in': '1 2\n',
  'data/sample/1.ans': '3\n',
  'data/secret/1.in': '20 22\n',
  'data/secret/1.ans': '42\n',
};
const legacy: Files = {
  'problem.yaml': 'name: Sum\nvalidator_flags: float_tolerance 1e-6\n',
  '.timelimit': '3\n',
  'problem_statement/problem.tex': '\\problemname{Sum}\nAdd.\n\\section*{Input}\nNumbers.\n',
  'data/secret/1.in': '1\n',
  'data/secret/1.ans': '1\n',
};
const without = (files: Files, ...names: string[]): Files =>
  Object.fromEntries(Object.entries(files).filter(([name]) => !names.includes(name)));

describe('an ICPC package', () => {
  it('is a problem with statement, limits, examples and cases', async () => {
    const problem = await readProblem(minimal, readIcpc);
    expect(problem).toMatchObject({
      displayId: null,
      title: 'Sum',
      statement: {
        description: 'Add two numbers.',
        input: 'Two numbers.',
        output: 'Their sum.',
        hint: null,
        source: null,
      },
      examples: [{ input: '1 2\n', output: '3\n' }],
      scoring: 'acm',
      judgeMode: 'spj',
      limits: { timeMs: 2000, memoryMb: 512, stackMb: 512 },
      cases: [{ input: '20 22\n', answer: '42\n', score: null, group: 1 }],
      languages: null,
      notes: [],
    });
    expect(problem.checker?.code).toContain('compares the words');
  });

  it('keeps every language of the site, and notes the others', async () => {
    const { title, titleTranslations, statement, notes } = await readProblem(
      {
        ...minimal,
        'problem.yaml':
          'problem_format_version: 2023-07\nname: {en: Sum, zh: 求和, zh-TW: 總和, sv: Summa}\nlimits: {time_limit: 1}\n',
        'statement/problem.zh.md': '求两数之和。\n\n## 输入\n\n两个整数。\n\n## 输出\n\n它们的和。\n',
        'statement/problem.sv.md': 'Addera.\n',
      },
      readIcpc,
    );
    expect(title).toBe('求和');
    expect(titleTranslations).toEqual({ 'zh-HK': '總和', 'en-US': 'Sum' });
    expect(statement.input).toBe('<!-- zh-CN -->\n\n两个整数。\n\n<!-- en-US -->\n\nTwo numbers.');
    expect(notes).toEqual([{ code: 'statement-language-skipped', file: null, detail: 'sv' }]);
  });

  it('legacy: converts LaTeX and builds the options of the default validator into the checker', async () => {
    const { statement, checker, limits, notes } = await readProblem(legacy, readIcpc);
    expect(statement).toMatchObject({ description: 'Add.', input: 'Numbers.' });
    expect(checker?.code).toMatch(/^#define OPTIONS "float_tolerance", "1e-6",\n/);
    expect(limits).toEqual({ timeMs: 3000, memoryMb: 2048, stackMb: 1000 });
    expect(notes).toEqual([
      { code: 'statement-converted', file: 'problem_statement/problem.tex', detail: 'LaTeX' },
    ]);
  });

  it('uses the default time limit instead of a derived one, and notes it', async () => {
    const { limits, notes } = await readProblem(without(legacy, '.timelimit'), readIcpc);
    expect(limits.timeMs).toBe(1000);
    expect(notes).toContainEqual({
      code: 'limit-chosen',
      file: 'problem.yaml',
      detail: 'time_limit: 1000 ms',
    });
  });

  it('for DOMjudge: takes name and time limit from its settings', async () => {
    const { title, limits } = await readProblem(
      {
        ...without(legacy, 'problem.yaml', '.timelimit'),
        'problem_statement/problem.tex': 'Add.',
        'domjudge-problem.ini': "name = 'Sum of two'\ntimelimit='1.5'\ncolor=#ff0000\n",
      },
      readIcpc,
    );
    expect({ title, timeMs: limits.timeMs }).toEqual({ title: 'Sum of two', timeMs: 1500 });
  });

  it('imports pictures and files for download', async () => {
    const { statement, attachments } = await readProblem(
      {
        ...minimal,
        'statement/problem.en.md': 'See ![it](images/a%20b.png) and [x](https://example.org/x).\n',
        'statement/images/a b.png': 'picture',
        'attachments/tool.zip': 'zip',
      },
      readIcpc,
    );
    expect(statement.description).toBe(
      'See ![it](attachment:a%20b.png) and [x](https://example.org/x).\n\n- [tool.zip](attachment:tool.zip)',
    );
    expect(attachments).toEqual({ 'a b.png': 'picture', 'tool.zip': 'zip' });
  });

  it('imports its generators and the first validator that a judge can run', async () => {
    const { inputPrograms, notes } = await readProblem(
      {
        ...minimal,
        'generators/gen.py': 'print(1)\n',
        'input_validators/format.ctd': 'INT(1, 9)\n',
        'input_validators/limits/limits.cpp': '#include "low.h"\nint main() { return 42; }\n',
        'input_validators/limits/low.h': 'const int low = 1;\n',
        'input_validators/other.py': 'exit(42)\n',
      },
      readIcpc,
    );
    expect(inputPrograms).toMatchObject([
      { kind: 'generator', name: 'gen.py', language: 'Python3', argumentLines: ['{seed}'] },
      { kind: 'validator', name: 'limits', argumentLines: [] },
    ]);
    expect(inputPrograms[1]?.code).toContain('const int low = 1;');
    const unused = notes.filter(({ code }) => code === 'validator-not-used').map(({ file }) => file);
    expect(unused).toEqual(['input_validators/format.ctd', 'input_validators/other.py']);
  });

  it('merges a validator with its headers, and keeps its convention', async () => {
    const { checker, judgeExtraFiles, judgeMode } = await readProblem(
      {
        ...legacy,
        'problem.yaml': 'name: Sum\nvalidation: custom\nvalidator_flags: strict 7\n',
        'output_validators/check/check.cpp': '#include "testlib.h"\nint main() { return accept; }\n',
        'output_validators/check/testlib.h': '#pragma once\nconst int accept = 42, refuse = 43;\n',
      },
      readIcpc,
    );
    expect(judgeMode).toBe('spj');
    expect(judgeExtraFiles).toEqual({});
    expect(checker).toMatchObject({ language: 'C++ 17' });
    expect(checker?.code).toMatch(/^#define ADDED_ARGUMENTS "strict", "7"\n[\s\S]*const int accept = 42/);
    expect(checker?.code).not.toContain('#include "testlib.h"');
  });

  it.each([
    ['sum.zip', 'sum'],
    ['problems.zip', null],
    ['Sum (1).zip', null],
    [undefined, null],
  ])('has the short name of its archive %s', async (archiveName, displayId) => {
    const problem = await readProblem(legacy, (archive) => readIcpc(archive, archiveName));
    expect(problem.displayId).toBe(displayId);
  });

  it('keeps a validator with scripts, and one of several passes', async () => {
    const scripted = await readProblem(
      {
        ...legacy,
        'problem.yaml': 'name: Sum\nvalidation: custom multi-pass\nlimits: {validation_passes: 3}\n',
        'output_validators/a/build': '#!/bin/sh\nmake\n',
        'output_validators/a/run': './it\n',
      },
      readIcpc,
    );
    expect(scripted.checker?.language).toBe('Scripts');
    expect(scripted.checker?.code).toMatch(
      /^#!\/bin\/sh\n# nextpass\.in, validation_passes: 3\n# Ends with 42 .*\nmake\n$/,
    );
    expect(scripted.judgeExtraFiles).toEqual({ run: './it\n' });
  });

  it('keeps expectations of jury programs, and notes what is lost', async () => {
    const { solutions, notes } = await readProblem(
      {
        ...minimal,
        'submissions/accepted/a.py': 'print(3)\n',
        'submissions/accepted/Two.java': 'public class Two { public static void main(String[] a) {} }\n',
        'submissions/accepted/several/main.cpp': '#include "add.h"\nint main() {}\n',
        'submissions/accepted/several/add.h': 'int add(int, int);\n',
        'submissions/wrong_answer/b.c': 'int main() {}\n',
        'submissions/time_limit_exceeded/c.cpp': 'int main() { for (;;); }\n',
        'submissions/accepted/d.hs': 'main = print 3\n',
      },
      readIcpc,
    );
    expect(
      solutions.map(({ name, language, expectedStatuses }) => [name, language, expectedStatuses]),
    ).toEqual([
      ['accepted/Two.java', 'Java', [statuses.accepted]],
      ['accepted/a.py', 'Python3', [statuses.accepted]],
      ['accepted/several', 'C++ 20 With O2', [statuses.accepted]],
      ['time_limit_exceeded/c.cpp', 'C++ 20 With O2', [statuses.timeLimitExceeded]],
      ['wrong_answer/b.c', 'C With O2', [statuses.presentationError, statuses.wrongAnswer]],
    ]);
    expect(solutions[0]?.code).toMatch(/^public class Two /);
    expect(solutions[2]?.code).toBe('int add(int, int);\n\nint main() {}\n');
    expect(notes).toMatchObject([{ code: 'solution-skipped', file: 'submissions/accepted/d.hs' }]);
  });
});

describe('points of an ICPC package', () => {
  const group = (name: string, yaml: string, count: number): Files =>
    Object.fromEntries([
      [`data/secret/${name}/test_group.yaml`, yaml],
      ...Array.from({ length: count }, (_, index) => [`data/secret/${name}/${index}.in`, 'x'] as const),
      ...Array.from({ length: count }, (_, index) => [`data/secret/${name}/${index}.ans`, 'y'] as const),
    ]);
  const scoring = without(
    { ...minimal, 'problem.yaml': `${String(minimal['problem.yaml'])}type: scoring\n` },
    'data/secret/1.in',
    'data/secret/1.ans',
  );

  it('since 2023-07: groups that pass as a whole are subtasks', async () => {
    const { caseMode, cases, notes } = await readProblem(
      {
        ...scoring,
        ...group('a', 'scoring: {score: 30}', 2),
        ...group('b', 'scoring: {score: 70, aggregation: min, require_pass: [secret/a]}', 1),
      },
      readIcpc,
    );
    expect(caseMode).toBe('subtask_lowest');
    expect(cases.map(({ score, group: number }) => [number, score])).toEqual([
      [1, 30],
      [1, 30],
      [2, 70],
    ]);
    expect(notes).toEqual([{ code: 'dependency-dropped', file: 'data/secret/b', detail: 'secret/a' }]);
  });

  it('of a later draft without a time limit: has its points and the default limits', async () => {
    const { cases, limits } = await readProblem(
      {
        ...scoring,
        'problem.yaml': 'problem_format_version: 2023-07-draft\nname: Sum\ntype: scoring\n',
        ...group('a', 'max_score: 30', 2),
        ...group('b', 'max_score: 70', 1),
      },
      readIcpc,
    );
    expect(cases.map(({ score, group: number }) => [number, score])).toEqual([
      [1, 30],
      [1, 30],
      [2, 70],
    ]);
    expect(limits).toEqual({ timeMs: 1000, memoryMb: 2048, stackMb: 1000 });
  });

  it('since 2023-07: cases that count on their own share the points, rounded', async () => {
    const { caseMode, cases, notes } = await readProblem(
      { ...scoring, ...group('a', 'scoring: {score: 100, aggregation: sum}', 3) },
      readIcpc,
    );
    expect(caseMode).toBe('default');
    expect(cases.map(({ score }) => score)).toEqual([33, 33, 34]);
    expect(notes).toMatchObject([{ code: 'score-rounded' }]);
  });

  it('legacy: groups of the default grader', async () => {
    const {
      scoring: kind,
      caseMode,
      cases,
    } = await readProblem(
      {
        ...legacy,
        'problem.yaml': 'name: Sum\ntype: scoring\n',
        'data/testdata.yaml': 'on_reject: continue\ngrader_flags: first_error ignore_sample\n',
        'data/secret/1/testdata.yaml': 'on_reject: break\naccept_score: 40\ngrader_flags: min\n',
        'data/secret/1/a.in': '1',
        'data/secret/1/a.ans': '1',
        'data/secret/1/b.in': '2',
        'data/secret/1/b.ans': '2',
        'data/secret/2/testdata.yaml': 'on_reject: break\naccept_score: 60\ngrader_flags: min\n',
        'data/secret/2/a.in': '3',
        'data/secret/2/a.ans': '3',
      },
      readIcpc,
    );
    expect({ kind, caseMode }).toEqual({ kind: 'oi', caseMode: 'subtask_lowest' });
    expect(cases.map(({ input, score, group: number }) => [input, number, score])).toEqual([
      ['1', 1, 40],
      ['2', 1, 40],
      ['1\n', 2, 1],
      ['3', 3, 60],
    ]);
  });
});

describe('an ICPC package that cannot be imported', () => {
  it.each<[string, Files, object]>([
    [
      'broken YAML',
      { ...minimal, 'problem.yaml': 'name: a\ntype: [\n' },
      { code: 'settings-invalid', file: 'problem.yaml', line: 3 },
    ],
    [
      'an unknown type',
      { ...minimal, 'problem.yaml': 'name: a\ntype: riddle\n' },
      { code: 'settings-invalid', line: 2 },
    ],
    [
      'an answer missing',
      without(minimal, 'data/secret/1.ans'),
      { code: 'answer-missing', file: 'data/secret/1.in' },
    ],
    ['no secret data', without(minimal, 'data/secret/1.in', 'data/secret/1.ans'), { code: 'cases-missing' }],
    ['no statement', without(minimal, 'statement/problem.en.md'), { code: 'statement-missing' }],
    [
      'no name',
      { ...minimal, 'problem.yaml': 'problem_format_version: 2023-07\n' },
      { code: 'title-missing' },
    ],
    [
      'no validator',
      { ...legacy, 'problem.yaml': 'name: a\nvalidation: custom\n' },
      { code: 'checker-missing' },
    ],
    [
      'arguments that differ',
      {
        ...minimal,
        'data/secret/2.in': '1',
        'data/secret/2.ans': '1',
        'data/secret/2.yaml': 'output_validator_args: [case_sensitive]\n',
      },
      { code: 'not-supported', file: 'data/secret/2.in' },
    ],
  ])('names the location: %s', async (_, files, fault) => {
    expect(await readFiles(files, readIcpc)).toMatchObject([fault]);
  });

  it('does not affect other packages of the archive', async () => {
    const inFolder = (folder: string, files: Files): Files =>
      Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
    const results = await readFiles(
      { ...inFolder('a', without(minimal, 'data/secret/1.ans')), ...inFolder('b', minimal) },
      readIcpc,
    );
    expect(results).toMatchObject([{ code: 'answer-missing', file: 'a/data/secret/1.in' }, { title: 'Sum' }]);
  });

  it('is not a package', async () => {
    await expect(readFiles({ 'a.txt': '' }, readIcpc)).rejects.toMatchObject({
      fault: { code: 'no-problem-found' },
    });
  });
});
