import { rm } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { findPassLimit } from '@touchstone/rules/judging/multi-pass';
import { openFolderTree } from '../file-tree/folder-tree.ts';
import type { Expectation, ProblemPackage } from '../jury-package/problem-package.ts';
import { writeFiles } from '../testing/write-files.ts';
import { grade } from './grade.ts';
import { readKattisPackage } from './read-kattis-package.ts';

const roots: string[] = [];
afterEach(async () => {
  for (const root of roots.splice(0)) await rm(root, { recursive: true, force: true });
});

const minimal = {
  'problem.yaml': 'name: Sum\nlimits:\n  time_limit: 1.5\n',
  'data/sample/1.in': '1 2\n',
  'data/sample/1.ans': '3\n',
  'data/secret/2.in': '20 22\n',
  'data/secret/2.ans': '42\n',
  'submissions/accepted/sum.py': 'print(sum(map(int, input().split())))\n',
};
const later = { ...minimal, 'problem.yaml': 'problem_format_version: 2023-07-draft\nname: Sum\n' };

async function read(files: Record<string, string>): Promise<ProblemPackage> {
  const root = await writeFiles(files);
  roots.push(root);
  return await readKattisPackage(await openFolderTree(root));
}

async function expectationOf(files: Record<string, string>, name: string): Promise<Expectation | undefined> {
  return (await read(files)).submissions.find((submission) => submission.name === name)?.expectation;
}

describe('a minimal package', () => {
  it('has samples before secrets, the default validator, and limits for every language', async () => {
    const problem = await read(minimal);
    expect(problem.cases.map(({ name }) => name)).toEqual(['sample/1', 'secret/2']);
    expect(problem.limits).toEqual({
      timeLimitMs: 1500,
      memoryLimitMb: 2048,
      stackLimitMb: 1000,
      areScaled: false,
      outputLimitMb: undefined,
    });
    expect(problem.judgeMode).toBe('spj');
    expect(problem.checker?.program.code).toContain('float_tolerance');
    expect(problem.submissions).toMatchObject([
      { name: 'accepted/sum.py', program: { languages: ['Python3'] }, expectation: { verdicts: ['AC'] } },
    ]);
  });

  it.each([
    [
      'domjudge-problem.ini',
      { 'domjudge-problem.ini': 'name = Sum\ntimelimit = "4.25"\n', '.timelimit': '3\n' },
      4250,
    ],
    ['.timelimit', { '.timelimit': '3\n' }, 3000],
    ['problem.yaml', {}, 1500],
  ])('takes its time limit from %s', async (_, files, timeLimitMs) => {
    expect((await read({ ...minimal, ...files })).limits.timeLimitMs).toBe(timeLimitMs);
  });

  it.each([
    ['legacy', 'limits: {time_multiplier: 3}', { factor: 3, resolutionMs: 1000, rounding: 'nearest' }],
    ['2023-07', 'problem_format_version: 2023-07', { factor: 2, resolutionMs: 1000, rounding: 'up' }],
  ])('derives its time limit in the way of %s', async (_, yaml, derivation) => {
    expect((await read({ ...minimal, 'problem.yaml': yaml })).limits.timeLimitMs).toEqual(derivation);
  });

  it('replaces constants, except in test data', async () => {
    const yaml = 'problem_format_version: 2023-07\nconstants: {limit: 7, is_on: true, big: {value: 9}}\n';
    const code = 'n = {{limit}}, {{is_on}}, {{ big }} # {{other}}\n';
    const { submissions } = await read({
      ...later,
      'problem.yaml': yaml,
      'submissions/accepted/sum.py': code,
    });
    expect(submissions[0]?.program).toMatchObject({ code: 'n = 7, true, 9 # {{other}}\n' });
  });

  it('adds included files, language-specific before common ones', async () => {
    const { submissions } = await read({
      ...minimal,
      'include/default/data.txt': 'all',
      'include/python3/data.txt': 'python',
      'include/python3/help.py': 'pass',
      'include/cpp/help.h': '',
    });
    expect(submissions[0]?.program).toMatchObject({
      extraFiles: { 'data.txt': 'python', 'help.py': 'pass' },
    });
  });
});

describe('groups of legacy packages', () => {
  const yaml = 'type: scoring\ngrading: {on_reject: grade, accept_score: 5, range: 0 10}\n';

  it('read older settings from problem.yaml', async () => {
    const { grading } = await read({ ...minimal, 'problem.yaml': yaml });
    const root = {
      kind: 'legacy',
      onReject: 'continue',
      acceptScore: 5,
      range: [0, 10],
      ignoresSample: false,
    };
    expect(grading).toMatchObject({ isScoring: true, root: { grading: root } });
  });

  it('inherit absent settings, except group-specific ones', async () => {
    const { grading } = await read({
      ...minimal,
      'problem.yaml': yaml,
      'data/testdata.yaml': 'grader_flags: max always_accept ignore_sample\n',
      'data/secret/testdata.yaml': 'accept_score: 7\n',
    });
    expect(grading?.root.grading).toMatchObject({ score: 'max', ignoresSample: true, range: [0, 10] });
    expect(grading?.root.parts.map(({ name }) => name)).toEqual(['sample', 'secret']);
    expect(grading?.root.parts[1]).toMatchObject({
      grading: {
        score: 'max',
        verdict: 'always_accept',
        onReject: 'continue',
        acceptScore: 7,
        ignoresSample: false,
        range: [-Infinity, Infinity],
      },
    });
  });
});

describe('validators', () => {
  const custom = { ...minimal, 'problem.yaml': 'validation: custom\nvalidator_flags: --precision "1e 6"\n' };

  it('of one file have their arguments', async () => {
    const problem = await read({ ...custom, 'output_validators/check.cpp': 'int main() { return 42; }\n' });
    expect(problem.checker?.convention).toBe('kattis');
    expect(problem.checker?.program.code).toMatch(/keep-score\.h[\s\S]*return 42/);
    expect(problem.cases[0]?.checkerArguments).toEqual(['--precision', '1e 6']);
  });

  it('of a folder include their headers', async () => {
    const files = {
      'output_validators/v/check.cc': '#include "validate.h"',
      'output_validators/v/validate.h': '//',
    };
    const problem = await read({ ...custom, ...files });
    expect(Object.keys(problem.checker?.program.extraFiles ?? {})).toContain('validate.h');
  });

  it('are interactors in interactive problems', async () => {
    const yaml = 'validation: custom interactive\n';
    const problem = await read({ ...custom, 'problem.yaml': yaml, 'output_validators/talk.py': 'pass' });
    expect(problem.judgeMode).toBe('interactive');
  });

  it('are recognised by their folder since 2023-07, with arguments of groups and cases', async () => {
    const problem = await read({
      ...later,
      'output_validator/check.py': 'pass',
      'data/test_group.yaml': 'output_validator_args: [loose]\n',
      'data/secret/2.yaml': 'output_validator_args: [exact, "1 2"]\n',
    });
    expect(problem.cases.map(({ checkerArguments }) => checkerArguments)).toEqual([
      ['loose'],
      ['exact', '1 2'],
    ]);
  });
});

describe('expectations', () => {
  it.each([
    ['accepted', ['AC']],
    ['wrong_answer', ['WA', 'PE']],
    ['time_limit_exceeded', ['TLE']],
    ['run_time_error', ['RE', 'MLE']],
    ['partially_accepted', ['PA']],
    ['compiler_error', ['CE']],
    ['rejected', ['PA', 'PE', 'WA', 'TLE', 'MLE', 'RE', 'CE']],
  ])('follow from the folder %s', async (folder, verdicts) => {
    const name = `${folder}/other.c`;
    const expectation = await expectationOf({ ...minimal, [`submissions/${name}`]: 'int main;' }, name);
    expect(expectation?.verdicts.toSorted()).toEqual(verdicts.toSorted());
  });

  it.each([
    ['// @EXPECTED_RESULTS@: TIMELIMIT, WRONG-ANSWER', ['TLE', 'WA', 'PE']],
    ['/* @EXPECTED_RESULTS@: CORRECT */', ['AC']],
    ['   @EXPECTED_RESULTS@: run-error,NO-OUTPUT', ['RE', 'MLE', 'WA', 'PE']],
    ['# @EXPECTED_RESULTS@: COMPILER-ERROR', ['CE']],
    ['# @EXPECTED_RESULTS@: CHECK-MANUALLY', ['AC', 'PA', 'PE', 'WA', 'TLE', 'MLE', 'RE', 'CE']],
    ['# @EXPECTED_RESULTS@: NONE-INVALID-SUBMISSION', ['AC', 'PA', 'PE', 'WA', 'TLE', 'MLE', 'RE', 'CE']],
    [
      '# @EXPECTED_RESULTS@: TIMELIMIT (because of the loop), RUN-ERROR on some machines',
      ['TLE', 'RE', 'MLE'],
    ],
    ['int main; // @EXPECTED_RESULTS@: TIMELIMIT', ['TLE']],
    ['This shows the @EXPECTED_RESULTS@: tag.\n@EXPECTED_RESULTS@: CORRECT', ['AC']],
  ])('follow from the annotation %s', async (line, verdicts) => {
    const name = 'mixed/other.c';
    const expectation = await expectationOf({ ...minimal, [`submissions/${name}`]: `\n${line}\n` }, name);
    expect(expectation).toMatchObject({ verdicts, caseRules: [] });
  });

  it('are undefined without a source', async () => {
    const { submissions } = await read({ ...minimal, 'submissions/odd/a.c': '' });
    expect(submissions.at(-1)?.program).toMatchObject({ skipped: expect.stringContaining('nothing says') });
  });

  it('follow from submissions.yaml: more rules by pattern, other rules for a folder', async () => {
    const files = {
      ...later,
      'submissions/time_limit_exceeded/slow.py': '',
      'submissions/mine/partial.cpp': '',
      'submissions/submissions.yaml': [
        'time_limit_exceeded: {permitted: [AC, WA, TLE]}',
        'time_limit_exceeded/{slow,slower}.py: {language: pypy3, secret/2: {required: [TLE], message: late}}',
        'mine/*: {permitted: [AC, RTE], required: [RTE], use_for_time_limit: false}',
      ].join('\n'),
    };
    const { submissions } = await read(files);
    expect(submissions.find(({ name }) => name === 'time_limit_exceeded/slow.py')).toMatchObject({
      program: { languages: ['PyPy3'] },
      expectation: {
        verdicts: ['TLE'],
        caseRules: [
          { pattern: undefined, permitted: ['AC', 'WA', 'PE', 'TLE'], required: ['TLE'] },
          { pattern: 'secret/2', required: ['TLE'], message: 'late' },
        ],
      },
    });
    expect(submissions.find(({ name }) => name === 'mine/partial.cpp')?.expectation).toMatchObject({
      verdicts: ['MLE', 'RE'],
      boundsTimeLimit: false,
    });
  });
});

describe('a validator', () => {
  const custom = { ...minimal, 'problem.yaml': 'validation: custom\nlimits: {time_limit: 1, output: 200}' };

  it('with scripts has its build script as source', async () => {
    const { checker, limits } = await read({
      ...custom,
      'output_validators/a/build': 'make\n',
      'output_validators/a/run': './it\n',
    });
    expect(checker?.program).toEqual({
      languages: ['Scripts'],
      code: 'make\n',
      extraFiles: { run: './it\n' },
    });
    expect(limits.outputLimitMb).toBe(200);
  });

  it.each([
    ['validation: custom multi-pass', 2],
    ['validation: custom multi-pass\nlimits: {validation_passes: 7}', 7],
  ])('of several passes says how many: %j', async (yaml, passes) => {
    const { checker } = await read({ ...custom, 'problem.yaml': yaml, 'output_validators/a.cpp': 'int a;' });
    expect(findPassLimit([checker?.program.code ?? ''])).toBe(passes);
  });
});

describe('what packages in use contain besides the format', () => {
  it('no_errors is another name of worst_error', async () => {
    const { grading } = await read({
      ...minimal,
      'data/testdata.yaml': 'grader_flags: first_error\n',
      'data/sample/testdata.yaml': 'grader_flags: no_errors\n',
    });
    expect(grading?.root.parts).toMatchObject([
      { name: 'sample', grading: { verdict: 'worst_error' } },
      { name: 'secret', grading: { verdict: 'first_error' } },
    ]);
  });

  it('a limit of the output above that of judges is lowered, and a note says so', async () => {
    const { limits, notes } = await read({ ...minimal, 'problem.yaml': 'limits: {output: 2000}' });
    expect(limits.outputLimitMb).toBe(512);
    expect(notes).toEqual(['problem.yaml: limits.output is lowered to 512 MB, the most that a judge stores']);
  });

  it('a number as time_multipliers', async () => {
    const yaml = 'problem_format_version: 2023-07\nlimits: {time_multipliers: 3}\n';
    const { limits } = await read({ ...minimal, 'problem.yaml': yaml });
    expect(limits.timeLimitMs).toMatchObject({ factor: 3 });
  });

  it('the last of two equal keys', async () => {
    const { limits } = await read({
      ...minimal,
      '.timelimit': '2\n',
      'problem.yaml': 'limits: {memory: 9, memory: 7}',
    });
    expect(limits.memoryLimitMb).toBe(7);
  });

  it('a legacy package with the validator folder of later ones', async () => {
    const { checker } = await read({
      ...minimal,
      'problem.yaml': 'validation: custom',
      'output_validator/v.cpp': 'int a;',
    });
    expect(checker?.program.code).toContain('int a;');
  });

  it('a draft of 2023-07 with the groups of legacy packages', async () => {
    const { grading } = await read({
      ...later,
      'problem.yaml': 'problem_format_version: 2023-07-draft\ntype: scoring\n',
      'data/testdata.yaml': 'on_reject: continue\ngrader_flags: ignore_sample\n',
      'data/secret/testdata.yaml': 'accept_score: 100\ngrader_flags: min\n',
    });
    expect(grading?.root).toMatchObject({
      grading: { kind: 'legacy', ignoresSample: true },
      parts: [{ name: 'sample' }, { name: 'secret', grading: { acceptScore: 100, score: 'min' } }],
    });
  });

  it.each([
    ['@EXPECTED_SCORE@: CORRECT', ['AC']],
    ['@EXPECTED_SCORE@: wrong answer', ['WA', 'PE']],
    ['@EXPECTED_RESULTS@: NONE-SUBMIT-FAILS', expect.arrayContaining(['AC', 'CE', 'TLE'])],
  ])('%s', async (tag, verdicts) => {
    const files = { ...minimal, 'submissions/mixed/a.py': `# ${tag}\n` };
    const expectation = await expectationOf(files, 'mixed/a.py');
    expect(expectation).toMatchObject({ verdicts, score: undefined });
  });

  it('constants with variants', async () => {
    const yaml =
      'problem_format_version: 2023-07\nconstants: {five: {value: five, INT: 5, words: {en: no}}, six: {INT: 6}}\n';
    const { submissions } = await read({
      ...later,
      'problem.yaml': yaml,
      'submissions/accepted/sum.py': '{{five}} {{ five.INT }} {{six.INT}} {{six}} {{five.OTHER}}\n',
    });
    expect(submissions[0]?.program).toMatchObject({ code: 'five 5 6 {{six}} {{five.OTHER}}\n' });
  });

  it('a partially accepted submission does not bound a derived time limit', async () => {
    const files = { ...minimal, 'submissions/partially_accepted/a.py': '' };
    expect(await expectationOf(files, 'partially_accepted/a.py')).toMatchObject({
      verdicts: ['PA'],
      boundsTimeLimit: false,
    });
  });
});

describe('the score of a group of cases', () => {
  const scoring = {
    ...minimal,
    'problem.yaml': 'type: scoring',
    'data/testdata.yaml': 'on_reject: continue\ngrader_flags: ignore_sample\n',
    'data/secret/g/testdata.yaml': 'accept_score: 10\n',
    'data/secret/g/1.in': '',
    'data/secret/g/1.ans': '',
    'data/secret/g/2.in': '',
    'data/secret/g/2.ans': '',
  };

  it.each([
    ['once, where an accepted submission scores so', '# @EXPECTED_SCORE@: 11', 11],
    ['once per case, where an accepted submission scores so', '# @EXPECTED_SCORE@: 21', 21],
    ['once per case, where nothing is said', '', 21],
    ['once per case, where neither fits', '# @EXPECTED_SCORE@: 17', 21],
  ])('is counted %s', async (_, tag, score) => {
    const { grading } = await read({ ...scoring, 'submissions/accepted/sum.py': `${tag}\n` });
    const names = ['secret/2', 'secret/g/1', 'secret/g/2'];
    const outcomes = new Map(names.map((name) => [name, { verdict: 'AC' }] as const));
    expect(grading && grade(grading, outcomes)).toEqual({ verdict: 'AC', score });
  });
});

describe('errors name file, line and field', () => {
  it.each<[string, Record<string, string>, string | RegExp]>([
    ['unsound YAML', { 'problem.yaml': 'name: Sum\nlimits: {time_limit: [1\n' }, /^problem\.yaml:\d: /],
    [
      'a wrong type',
      { 'problem.yaml': 'name: a\nlimits:\n  memory: much\n' },
      /^problem\.yaml:3: limits\.memory: /,
    ],
    [
      'a wrong limit',
      { 'problem.yaml': 'limits: {time_limit: -1}' },
      'problem.yaml:1: limits.time_limit: must be more than 0',
    ],
    [
      'another version',
      { 'problem.yaml': 'problem_format_version: 2077-01' },
      'problem.yaml:1: problem_format_version: "2077-01" is not supported',
    ],
    [
      'problems without a program',
      { 'problem.yaml': 'name: a\ntype: [submit-answer]' },
      'problem.yaml:2: type: "submit-answer" is not supported',
    ],
    [
      'several passes without a validator',
      { 'problem.yaml': 'problem_format_version: 2023-07\ntype: multi-pass' },
      'problem.yaml: an interactive or multi-pass problem needs a validator of its own',
    ],
    [
      'a time limit that is none',
      { '.timelimit': 'soon' },
      '.timelimit:1: "soon" is not a time limit in seconds',
    ],
    [
      'a missing answer',
      { 'data/secret/3.in': '' },
      'data/secret/3.in: has no answer: data/secret/3.ans is missing',
    ],
    ['a missing validator', { 'problem.yaml': 'validation: custom' }, /^output_validators: is missing/],
    [
      'two validators',
      { 'problem.yaml': 'validation: custom', 'output_validators/a.py': '', 'output_validators/b.py': '' },
      /more than one validator/,
    ],
    [
      'an unknown option',
      { 'problem.yaml': 'validator_flags: fuzzy' },
      'data/sample/1.in: the default validator knows no option "fuzzy"',
    ],
    [
      'a custom grader',
      { 'data/secret/testdata.yaml': 'grading: custom' },
      'data/secret/testdata.yaml:1: grading: custom graders are not supported',
    ],
    [
      'an unknown grader flag',
      { 'data/testdata.yaml': 'on_reject: continue\ngrader_flags: median' },
      'data/testdata.yaml:2: grader_flags: "median" is not supported',
    ],
    ['an unknown key of a group', { 'data/testdata.yaml': 'grader_flag: min' }, /^data\/testdata\.yaml:1: /],
    ['a wrong range', { 'data/testdata.yaml': 'range: 5' }, /range: "5" is not a range/],
    [
      'an unknown annotation',
      { 'submissions/mixed/a.c': '\n// @EXPECTED_RESULTS@: PERHAPS' },
      'submissions/mixed/a.c:2: @EXPECTED_RESULTS@: "PERHAPS" is not known',
    ],
    [
      'an unknown verdict',
      { 'submissions/submissions.yaml': 'accepted:\n  permitted: [OK]' },
      /^submissions\/submissions\.yaml:2: accepted\.permitted\.0: /,
    ],
    [
      'an impossible rule',
      { 'submissions/submissions.yaml': 'x: {permitted: [AC], required: [WA]}' },
      'submissions/submissions.yaml:1: x.required: asks for a verdict that is not permitted',
    ],
    [
      'an unknown program',
      { 'domjudge-problem.ini': 'special_compare = cmp' },
      'domjudge-problem.ini:1: special_compare: the program "cmp" is not in the package',
    ],
  ])('%s', async (_, files, message) => {
    await expect(read({ ...minimal, ...files })).rejects.toThrow(message);
  });

  it('an empty package', async () => {
    const { 'submissions/accepted/sum.py': _, ...rest } = minimal;
    await expect(read({ ...rest, 'submissions/accepted/README': '' })).rejects.toThrow(
      'submissions: there is no submission',
    );
    await expect(read({ 'problem.yaml': 'name: a' })).rejects.toThrow('data: there is no test case');
  });
});
