import { problemLimits } from '@touchstone/contract/problem-limits';
import { describe, expect, it } from 'vitest';
import type { ProblemValues } from '../state/problem-values.ts';
import { aForm, renderFormPart } from '../testing/render-form-part.tsx';
import { ExtraFilesSection } from './extra-files-section.tsx';

const file = (key: number, name: string) => ({ key, name, content: '#pragma once' });
const render = (values: Partial<ProblemValues>) => renderFormPart(<ExtraFilesSection />, aForm(values));

describe('extra files', () => {
  it.each<[string, Partial<ProblemValues>, boolean]>([
    ['without a checker', {}, false],
    ['with a checker', { judgeMode: 'spj' }, true],
    ['with an interactor', { judgeMode: 'interactive' }, true],
    ['that exist although the checker is gone', { judgeExtraFiles: [file(1, 'a.h')] }, true],
  ])('of the checker: %s', (_case, values, isShown) => {
    expect(render(values).text.includes('For the checker or interactor')).toBe(isShown);
  });

  it('are named by their file names, also an unnamed one', () => {
    const markup = render({ userExtraFiles: [file(1, 'grader.h'), file(2, '  ')] });
    expect(markup.names('group')).toEqual(expect.arrayContaining(['grader.h', 'Unnamed file']));
    expect(markup.names('button')).toEqual(
      expect.arrayContaining(['Delete grader.h', 'Delete Unnamed file']),
    );
  });

  it('cannot exceed the limit', () => {
    const some = (count: number) =>
      Array.from({ length: count }, (_, index) => file(index, `${String(index)}.h`));
    const { extraFilesMaximum } = problemLimits;
    expect(render({ userExtraFiles: some(extraFilesMaximum) }).get('button', 'Add file').isDisabled).toBe(
      true,
    );
    expect(render({ userExtraFiles: some(extraFilesMaximum - 1) }).get('button', 'Add file').isDisabled).toBe(
      false,
    );
  });

  it('show the error of a file at its field', () => {
    const form = aForm({ userExtraFiles: [file(1, 'grader.h'), file(2, '../x')] });
    form.attempt();
    const errors = form.get().errors.filter(({ field }) => field === 'userExtraFile');
    expect(errors.map(({ row }) => row)).toEqual([2]);
    const shown = renderFormPart(<ExtraFilesSection />, form);
    expect(shown.text).toContain(errors[0]?.texts[2] ?? 'missing');
  });
});
