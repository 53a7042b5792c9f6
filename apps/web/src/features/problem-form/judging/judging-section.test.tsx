import { describe, expect, it } from 'vitest';
import { checkerSignature } from '../state/form-store.ts';
import type { ProblemValues } from '../state/problem-values.ts';
import { aForm, renderFormPart } from '../testing/render-form-part.tsx';
import { listCheckerLanguages } from './checker-languages.ts';
import { JudgingSection } from './judging-section.tsx';
import { LimitsSection } from './limits-section.tsx';

const renderJudging = (form: ReturnType<typeof aForm>) =>
  renderFormPart(<JudgingSection problemId={undefined} checkerLanguages={['C', 'C++']} />, form);
const judging = (values: Partial<ProblemValues>) => renderJudging(aForm(values));

describe('the judge mode', () => {
  it.each([
    ['default', ['Compare output'], 'Ignore trailing whitespace', undefined],
    ['spj', ['Special judge'], undefined, 'Exit code 0 means accepted'],
    ['interactive', ['Interactive'], undefined, 'Standard input and output are connected'],
  ] as const)('%s has its own fields', (judgeMode, _name, comparing, checking) => {
    const { text, names } = judging({ judgeMode });
    expect(text.includes('Ignore trailing whitespace')).toBe(comparing !== undefined);
    expect(names('button').includes('Compile')).toBe(checking !== undefined);
    expect(text).toContain(checking ?? 'Judge mode');
  });
});

describe('the checker', () => {
  const code = 'int main() {}';

  it('cannot be compiled without code', () => {
    expect(judging({ judgeMode: 'spj', spjCode: ' \n' }).get('button', 'Compile').isDisabled).toBe(true);
    expect(judging({ judgeMode: 'spj', spjCode: code }).get('button', 'Compile').isDisabled).toBe(false);
  });

  it('must be compiled if it is new', () => {
    expect(judging({ judgeMode: 'spj', spjCode: code }).text).toContain('Compile it before saving');
  });

  it('is compiled until the code changes', () => {
    const form = aForm({ judgeMode: 'spj', spjCode: code });
    form.noteCompiled(checkerSignature(form.get().values));
    expect(renderJudging(form).text).toContain('Compiled successfully');
    form.set('spjCode', `${code}\n// changed`);
    expect(renderJudging(form).text).toContain('Compile it before saving');
  });

  it('must be compiled again after a change of its files', () => {
    const form = aForm({ judgeMode: 'spj', spjCode: code });
    form.noteCompiled(checkerSignature(form.get().values));
    form.set('judgeExtraFiles', [{ key: 1, name: 'a.h', content: '' }]);
    expect(renderJudging(form).text).toContain('Compile it before saving');
  });

  it('of a stored problem needs no compilation while it is unchanged', () => {
    const stored = { judgeMode: 'spj', spjCode: code } as const;
    expect(renderJudging(aForm(stored, { isNew: false }, stored)).text).toContain('Same as saved');
  });
});

describe('listCheckerLanguages', () => {
  it('offers languages that can be checkers and that a judge offers now', () => {
    const language = (name: string, isSpj: boolean, isOffered: boolean) => ({ name, isSpj, isOffered });
    const languages = [
      language('C++', true, true),
      language('C', true, false),
      language('PHP', false, true),
    ] as unknown as Parameters<typeof listCheckerLanguages>[0];
    expect(listCheckerLanguages(languages)).toEqual(['C++']);
  });
});

describe('file input and output', () => {
  it('asks for names only if it is on', () => {
    expect(judging({ isFileIO: false }).text).not.toContain('Input file name');
    expect(judging({ isFileIO: true }).text).toContain('Input file name');
  });

  it.each([
    ['default', false, false],
    ['interactive', false, true],
    ['interactive', true, false],
  ] as const)('in %s with isFileIO %s: disabled %s', (judgeMode, isFileIO, isDisabled) => {
    const markup = judging({ judgeMode, isFileIO });
    const fileSwitch = markup.all('switch').at(-1) ?? markup.all('checkbox').at(-1);
    expect(fileSwitch?.isDisabled).toBe(isDisabled);
  });
});

describe('limits', () => {
  const limits = (values: Partial<ProblemValues>, isRemote = false) =>
    renderFormPart(<LimitsSection isRemote={isRemote} isScoringFixed={false} />, aForm(values)).text;

  it('fixes the type of a problem inside a contest', () => {
    const shown = renderFormPart(<LimitsSection isRemote={false} isScoringFixed />, aForm({ scoring: 'oi' }));
    expect(shown.text).toContain('type of the contest');
  });

  it('says what other languages get', () => {
    const text = limits({ timeLimit: '1500', memoryLimit: '256', stackLimit: '128' });
    expect(text).toContain('3000 ms for other languages');
    expect(text).toContain('512 MB for other languages');
    expect(text).not.toContain('256 MB for other languages');
    expect(text).toContain('Same for all languages');
  });

  it.each(['', 'abc', '1 000'])('computes nothing from %j', (timeLimit) => {
    expect(limits({ timeLimit })).not.toContain('ms for other languages');
  });

  it.each([
    [false, true],
    [true, false],
  ])('has scoring unless another site judges (remote: %s)', (isRemote, hasScoring) => {
    expect(limits({}, isRemote).includes('Scoring')).toBe(hasScoring);
  });

  it.each([
    ['acm', 'All test cases must pass.'],
    ['oi', 'Each test case or subtask has points'],
  ] as const)('explains %s', (scoring, text) => {
    expect(limits({ scoring })).toContain(text);
  });
});
