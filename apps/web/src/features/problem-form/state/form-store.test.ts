import { describe, expect, it } from 'vitest';
import { checkerSignature, createForm, type FormFacts } from './form-store.ts';
import { emptyCase, newProblemValues } from './problem-values.ts';

const facts: FormFacts = {
  isNew: true,
  isRemote: false,
  isContest: false,
  checkerLanguages: ['C', 'C++'],
  languageNames: new Map([[3, 'C++ 17']]),
};
const valid = {
  ...newProblemValues(),
  problemId: 'P1',
  title: 'Sum',
  input: 'two numbers',
  output: 'their sum',
  areCasesTyped: true,
  typedCases: [{ ...emptyCase(), input: '1 2', output: '3' }],
};
const open = (values = newProblemValues(), more: Partial<FormFacts> = {}) =>
  createForm(values, newProblemValues(), { ...facts, ...more });

describe('the form', () => {
  it('tracks differences from the stored problem, and drops them when they are typed back', () => {
    const form = open();
    form.set('title', 'Sum');
    form.set('examples', [{ key: 1, input: 'a', output: 'b' }]);
    expect([...form.get().changes]).toEqual(['title', 'examples']);
    form.set('title', '');
    form.set('examples', []);
    expect(form.get().changes.size).toBe(0);
  });

  it('does not treat the key of a row as a change', () => {
    const form = createForm(
      valid,
      { ...valid, typedCases: [{ ...emptyCase(), input: '1 2', output: '3' }] },
      facts,
    );
    expect(form.get().changes.size).toBe(0);
  });

  it('shows no error before a field loses focus, and all errors after an attempt to save', () => {
    const form = open();
    expect(form.get().errors).toEqual([]);
    form.visit('title');
    expect(form.get().errors.map(({ field }) => field)).toEqual(['title']);
    expect(form.attempt().map(({ field }) => field)).toEqual([
      'problemId',
      'title',
      'input',
      'output',
      'samples',
    ]);
  });

  it('removes an error as soon as it is fixed', () => {
    const form = open();
    form.visit('title');
    form.set('title', 'Sum');
    expect(form.get().errors).toEqual([]);
  });

  it('has no errors for a complete problem', () => {
    expect(open(valid).attempt()).toEqual([]);
  });

  it('requires the names of a problem in a contest', () => {
    const form = open(valid, { isContest: true });
    expect(form.attempt().map(({ field }) => field)).toEqual(['contestDisplayId', 'contestTitle']);
  });

  it("removes the server's error when its field changes", () => {
    const form = open(valid);
    form.refuse({ field: 'problemId', row: undefined, name: undefined, texts: ['占用', '佔用', 'taken'] });
    form.set('title', 'Other');
    expect(form.get().refusal?.field).toBe('problemId');
    form.set('problemId', 'P2');
    expect(form.get().refusal).toBeUndefined();
  });

  it('keeps input typed during a save as unsaved', () => {
    const form = open(valid);
    const sent = form.get().values;
    form.set('title', 'Sum again');
    form.noteSaved(sent);
    expect([...form.get().changes]).toEqual(['title']);
  });

  it('does not send an upload again after it is saved, even if the stored problem cannot be loaded', () => {
    const uploaded = (token: string) => [
      { ...emptyCase(), input: '1.in', output: '1.out', inputDir: token, outputDir: token },
    ];
    const form = open({ ...valid, uploadedCases: uploaded('first') });
    const sent = form.get().values;
    form.noteSaved(sent);
    expect(form.get().values.uploadedCases).toMatchObject([{ inputDir: '', outputDir: '' }]);
    expect(form.get().changes.size).toBe(0);
    form.set('uploadedCases', uploaded('second'));
    form.noteSaved(sent);
    expect(form.get().values.uploadedCases).toMatchObject([{ inputDir: 'second' }]);
    expect([...form.get().changes]).toEqual(['uploadedCases']);
  });
});

describe('a checker', () => {
  const withChecker = { ...valid, judgeMode: 'spj', spjCode: 'int main() {}', spjLanguage: 'C' } as const;

  it('must be compiled before it is saved', () => {
    const form = open(withChecker);
    expect(form.attempt().map(({ field }) => field)).toEqual(['spjCode']);
    form.noteCompiled(checkerSignature(form.get().values));
    expect(form.attempt()).toEqual([]);
    form.set('spjCode', 'int main() { return 1; }');
    expect(form.attempt().map(({ field }) => field)).toEqual(['spjCode']);
  });

  it('need not be compiled again while it equals the stored one', () => {
    const form = createForm({ ...withChecker, title: 'Other' }, withChecker, { ...facts, isNew: false });
    expect(form.attempt()).toEqual([]);
    form.set('spjLanguage', 'C++');
    expect(form.attempt().map(({ field }) => field)).toEqual(['spjCode']);
  });

  it('depends on the files beside it', () => {
    const one = checkerSignature(withChecker);
    const files = [{ key: 1, name: 'checker.h', content: '' }];
    expect(checkerSignature({ ...withChecker, judgeExtraFiles: files })).not.toBe(one);
  });
});
