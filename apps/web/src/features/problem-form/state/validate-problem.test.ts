import { problemLimits } from '@touchstone/contract/problem-limits';
import { describe, expect, it } from 'vitest';
import { validateProblem, type ValidationContext } from './validate-problem.ts';
import { emptyCase, newProblemValues, type ProblemValues } from './problem-values.ts';

const context: ValidationContext = {
  isRemote: false,
  isContest: false,
  checkerLanguages: ['C++'],
  languageNames: new Map([[3, 'Python3']]),
  isCompiled: true,
};
const complete: ProblemValues = {
  ...newProblemValues(),
  problemId: 'P1',
  title: 'Sum',
  description: 'Add two numbers.',
  input: 'Two numbers.',
  output: 'Their sum.',
  examples: [{ key: 1, input: '1 2', output: '3' }],
  uploadedCases: [{ ...emptyCase(), input: '1.in', output: '1.out' }],
};

const errorsOf = (changes: Partial<ProblemValues>, facts: Partial<ValidationContext> = {}) =>
  validateProblem({ ...complete, ...changes }, { ...context, ...facts }).map(({ field, reason, row, name }) =>
    [field, reason, row, name].filter((part) => part !== undefined).join(' '),
  );

describe('a complete problem', () => {
  it('has no errors', () => {
    expect(errorsOf({})).toEqual([]);
  });

  it('may be remote without cases', () => {
    expect(errorsOf({ uploadedCases: [] }, { isRemote: true })).toEqual([]);
  });
});

describe('numbers typed into the form', () => {
  it.each(['', ' ', 'abc', '1s', '0', '-1', '1.5', '1e99', 'Infinity', 'NaN'])(
    'refuse the time limit %j',
    (timeLimit) => {
      expect(errorsOf({ timeLimit })).toEqual(['timeLimit outOfRange']);
    },
  );

  it.each(['1000', ' 1000 ', '1e3'])('accept the time limit %j', (timeLimit) => {
    expect(errorsOf({ timeLimit })).toEqual([]);
  });

  it.each([
    ['abc', ['samples scoreInvalid 1']],
    ['-1', ['samples scoreInvalid 1']],
    ['1.5', ['samples scoreInvalid 1']],
    ['', []],
    ['0', []],
    ['100', []],
  ])('score %j of an OI problem', (score, errors) => {
    const uploadedCases = complete.uploadedCases.map((row) => ({ ...row, score }));
    expect(errorsOf({ scoring: 'oi', caseMode: 'default', uploadedCases })).toEqual(errors);
  });
});

describe('the list of cases in use', () => {
  it('is validated, the other one is not', () => {
    expect(errorsOf({ areCasesTyped: true, typedCases: [] })).toEqual(['samples noCases']);
    const typedCases = [{ ...emptyCase(), input: '1', output: '2' }];
    expect(errorsOf({ areCasesTyped: true, typedCases, uploadedCases: [] })).toEqual([]);
  });
});

describe('names', () => {
  it('accepts spaces around file names', () => {
    const files = { isFileIO: true, ioReadFileName: ' a.in ', ioWriteFileName: ' a.out ' };
    expect(errorsOf(files)).toEqual([]);
  });

  it('names the language of an empty template, or its id if the language is gone', () => {
    const templates = [
      { lid: 3, code: '', isOn: true },
      { lid: 99, code: ' ', isOn: true },
    ];
    expect(errorsOf({ templates })).toEqual([
      'codeTemplates templateEmpty Python3',
      'codeTemplates templateEmpty 99',
    ]);
  });

  it('refuses duplicate tags and too many', () => {
    const tag = { id: undefined, name: 'dp' };
    expect(errorsOf({ tags: [tag, { id: 4, name: 'DP' }] })).toEqual(['tags tagRepeated DP']);
    const tags = Array.from({ length: problemLimits.tagsMaximum + 1 }, (_, index) => ({
      id: index,
      name: `t${String(index)}`,
    }));
    expect(errorsOf({ tags })).toEqual(['tags tooMany']);
  });
});

describe('languages', () => {
  it.each([
    ['all', null, []],
    ['some', [3], []],
    ['none', [], ['languages missing']],
  ])('%s', (_name, languageIds, errors) => {
    expect(errorsOf({ languageIds })).toEqual(errors);
  });
});

describe('the checker', () => {
  const checker = { judgeMode: 'spj', spjCode: 'int main() {}', spjLanguage: 'C++' } as const;

  it('must be compiled after a change', () => {
    expect(errorsOf(checker)).toEqual([]);
    expect(errorsOf(checker, { isCompiled: false })).toEqual(['spjCode']);
  });

  it('without code is only reported as missing', () => {
    expect(errorsOf({ ...checker, spjCode: '' }, { isCompiled: false })).toEqual(['spjCode missing']);
  });

  it('must be in a language for checkers', () => {
    expect(errorsOf({ ...checker, spjLanguage: 'Go' })).toEqual(['spjLanguage languageUnknown Go']);
  });

  it('is ignored with the standard comparison', () => {
    expect(errorsOf({ judgeMode: 'default', spjCode: '' }, { isCompiled: false })).toEqual([]);
  });
});

describe('a problem of a contest', () => {
  it('needs an id and a title in the contest, before all others', () => {
    const errors = errorsOf({ title: '', contestDisplayId: ' ', contestTitle: '' }, { isContest: true });
    expect(errors).toEqual(['contestDisplayId', 'contestTitle', 'title missing']);
  });

  it('has both texts in three languages', () => {
    for (const { texts } of validateProblem(complete, { ...context, isContest: true }))
      expect(new Set(texts).size).toBe(3);
  });

  it('needs neither outside of a contest', () => {
    expect(errorsOf({ contestDisplayId: '', contestTitle: '' })).toEqual([]);
  });
});
