import { describeProblemFormError, type ProblemFormError } from '@touchstone/contract/problem-form';
import { problemLimits } from '@touchstone/contract/problem-limits';
import { describe, expect, test } from 'vitest';
import { findProblemFormErrors, type ProblemFormValues } from './problem-form.ts';

const sound: ProblemFormValues = {
  problemId: 'P1000',
  title: 'A + B',
  titleTranslations: {},
  description: '',
  input: 'Two numbers.',
  output: 'Their sum.',
  hint: '',
  source: '',
  examples: [{ input: '1 2', output: '3' }],
  scoring: 'acm',
  judgeMode: 'default',
  caseMode: 'default',
  timeLimit: 1000,
  memoryLimit: 256,
  stackLimit: 128,
  difficulty: 0,
  isFileIO: false,
  ioReadFileName: '',
  ioWriteFileName: '',
  spjCode: '',
  spjLanguage: '',
  userExtraFiles: [],
  judgeExtraFiles: [],
  languageCount: 2,
  tags: ['sums'],
  codeTemplates: [],
  isRemote: false,
  areCasesTyped: true,
  samples: [{ input: '1 2', output: '3', score: null, groupNum: null }],
};

const errorsOf = (changes: Partial<ProblemFormValues>) =>
  findProblemFormErrors({ ...sound, ...changes }, ['C', 'C++']);
const short = ({ field, reason, row }: ProblemFormError) =>
  [field, reason, ...(row === undefined ? [] : [row])].join(' ');
const one = (input: string, output: string, score: number | null = null, groupNum: number | null = null) => ({
  input,
  output,
  score,
  groupNum,
});
const oi = { scoring: 'oi' } as const;
const checker = { judgeMode: 'spj', spjCode: 'int main() {}', spjLanguage: 'C++' } as const;

test('a sound form has no errors', () => {
  expect(errorsOf({})).toEqual([]);
});

describe('invalid forms', () => {
  test.each<[string, Partial<ProblemFormValues>, string[]]>([
    ['no display id', { problemId: ' ' }, ['problemId missing']],
    ['a display id that no address can hold', { problemId: 'A/B 1' }, ['problemId idInvalid']],
    ['a long display id', { problemId: 'x'.repeat(65) }, ['problemId tooLong']],
    ['no title', { title: '' }, ['title missing']],
    ['a long title', { title: 'x'.repeat(256) }, ['title tooLong']],
    ['no input description', { input: ' \n' }, ['input missing']],
    ['no output description', { output: '' }, ['output missing']],
    [
      'a statement without end',
      { description: 'x'.repeat(problemLimits.statementMaximum + 1) },
      ['description tooLong'],
    ],
    [
      'too many examples',
      { examples: Array.from({ length: 51 }, () => ({ input: '', output: '' })) },
      ['examples tooMany'],
    ],
    ['no time limit', { timeLimit: null }, ['timeLimit outOfRange']],
    ['a time limit of zero', { timeLimit: 0 }, ['timeLimit outOfRange']],
    ['a long time limit in a group', { timeLimit: 30_001, isOfGroup: true }, ['timeLimit outOfRange']],
    ['a long time limit of the site', { timeLimit: 30_001 }, []],
    ['half a millisecond', { timeLimit: 0.5 }, ['timeLimit outOfRange']],
    ['a negative memory limit', { memoryLimit: -1 }, ['memoryLimit outOfRange']],
    ['a stack limit beyond reason', { stackLimit: 1e9 }, ['stackLimit outOfRange']],
    ['an unknown difficulty', { difficulty: 3 }, ['difficulty notAllowed']],
    ['subtasks of an ACM problem', { caseMode: 'subtask_lowest' }, ['judgeCaseMode caseModeOfOtherType']],
    [
      'stopping at a failure in an OI problem',
      { ...oi, caseMode: 'ergodic_without_error' },
      ['judgeCaseMode caseModeOfOtherType'],
    ],
    ['file IO without names', { isFileIO: true }, ['ioReadFileName missing', 'ioWriteFileName missing']],
    ['file IO with one name', { isFileIO: true, ioReadFileName: 'a.in' }, ['ioWriteFileName missing']],
    [
      'file IO outside the folder',
      { isFileIO: true, ioReadFileName: '../a', ioWriteFileName: '..' },
      ['ioReadFileName fileNameInvalid', 'ioWriteFileName fileNameInvalid'],
    ],
    ['a special judge without code', { ...checker, spjCode: ' ' }, ['spjCode missing']],
    [
      'an interactor in another language',
      { ...checker, judgeMode: 'interactive', spjLanguage: 'Java' },
      ['spjLanguage languageUnknown'],
    ],
    [
      'an extra file without a name',
      { userExtraFiles: [{ name: '', content: 'x' }] },
      ['userExtraFile missing 1'],
    ],
    [
      'an extra file without content',
      { userExtraFiles: [{ name: 'a.h', content: '' }] },
      ['userExtraFile fileEmpty 1'],
    ],
    [
      'extra files of one name',
      {
        judgeExtraFiles: [
          { name: 'a.h', content: 'x' },
          { name: 'a.h', content: 'y' },
        ],
      },
      ['judgeExtraFile fileNameRepeated 2'],
    ],
    [
      'an extra file outside the folder',
      { judgeExtraFiles: [{ name: 'a\\b', content: 'x' }] },
      ['judgeExtraFile fileNameInvalid 1'],
    ],
    ['no cases', { samples: [] }, ['samples noCases']],
    ['an empty typed case', { samples: [one('1', ''), one('', '')] }, ['samples caseEmpty 2']],
    [
      'an uploaded case without a name',
      { areCasesTyped: false, samples: [one('', '1.out')] },
      ['samples caseEmpty 1'],
    ],
    [
      'some scores missing',
      { ...oi, samples: [one('1', '1', 50), one('2', '2')] },
      ['samples scoreInvalid 2'],
    ],
    ['half a point', { ...oi, samples: [one('1', '1', 0.5)] }, ['samples scoreInvalid 1']],
    ['a negative score', { ...oi, samples: [one('1', '1', -1)] }, ['samples scoreInvalid 1']],
    [
      'scores beyond the total',
      { ...oi, samples: [one('1', '1', 600_000), one('2', '2', 600_000)] },
      ['samples scoresTooLarge'],
    ],
    [
      'cases that a judge could never run to the end',
      { timeLimit: 1001, samples: Array.from({ length: 1200 }, () => one('1', '1')) },
      ['samples casesTakeTooLong'],
    ],
    [
      'cases that take as long as is allowed',
      { timeLimit: 1000, samples: Array.from({ length: 1200 }, () => one('1', '1')) },
      [],
    ],
    [
      'subtasks without numbers',
      { ...oi, caseMode: 'subtask_average', samples: [one('1', '1', 1, 1), one('2', '2', 1)] },
      ['samples groupInvalid 2'],
    ],
    [
      'subtask zero',
      { ...oi, caseMode: 'subtask_lowest', samples: [one('1', '1', 1, 0)] },
      ['samples groupInvalid 1'],
    ],
    ['no languages', { languageCount: 0 }, ['languages missing']],
    ['one tag twice', { tags: ['DP', ' dp'] }, ['tags tagRepeated']],
    [
      'an empty template in use',
      { codeTemplates: [{ language: 'C', code: ' ', isEnabled: true }] },
      ['codeTemplates templateEmpty'],
    ],
    [
      'two templates for one language',
      {
        codeTemplates: [
          { language: 'C', code: 'x', isEnabled: true },
          { language: 'C', code: 'y', isEnabled: false },
        ],
      },
      ['codeTemplates templateRepeated'],
    ],
  ])('%s', (_, changes, errors) => {
    expect(errorsOf(changes).map(short)).toEqual(errors);
  });
});

describe('unusual but valid forms', () => {
  test.each<[string, Partial<ProblemFormValues>]>([
    ['a problem of another site has no cases', { isRemote: true, samples: [] }],
    ['a display id of another site', { problemId: ' 题-HDU_1.a(2)+b ' }],
    ['all languages', { languageCount: null }],
    ['a case with an output only', { samples: [one('', 'x')] }],
    ['no scores at all in an OI problem', { ...oi, samples: [one('1', '1'), one('2', '2')] }],
    ['no groups without subtasks', { ...oi, samples: [one('1', '1', 0)] }],
    ['no scores in an ACM problem', { samples: [one('1', '1', -5, -5)] }],
    ['names of files without file IO', { ioReadFileName: '../a' }],
    ['a checker that is not used', { spjLanguage: 'Java' }],
    [
      'an empty template that is not in use',
      { codeTemplates: [{ language: 'C', code: '', isEnabled: false }] },
    ],
    ['a special judge', checker],
    ['stopping at the first failure', { caseMode: 'ergodic_without_error' }],
    ['a file name in Chinese', { isFileIO: true, ioReadFileName: '输入.txt', ioWriteFileName: 'a b.out' }],
  ])('%s', (_, changes) => {
    expect(errorsOf(changes)).toEqual([]);
  });
});

test('describes every error in three languages, with its row, name and limit', () => {
  const error = { field: 'samples', reason: 'scoreInvalid', row: 3, limit: 1000 } as const;
  expect(describeProblemFormError(error)).toEqual([
    '第 3 组测试数据的分数应为 0 至 1000 的整数。',
    '第 3 組測試數據的分數須為 0 至 1000 的整數。',
    'The score of test case 3 must be a whole number from 0 to 1000.',
  ]);
  const file = { field: 'userExtraFile', reason: 'fileNameInvalid', name: '../x', limit: 128 } as const;
  for (const text of describeProblemFormError(file)) expect(text).toMatch(/\.\.\/x.*128/);
});
