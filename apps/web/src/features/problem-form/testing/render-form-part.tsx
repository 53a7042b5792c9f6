import type { ReactElement } from 'react';
import { renderMarkup, type RenderOptions } from '../../../ui/testing/render-markup.tsx';
import { createForm, type FormFacts, type ProblemForm } from '../state/form-store.ts';
import { emptyCase, newProblemValues, type CaseRow, type ProblemValues } from '../state/problem-values.ts';
import { FormProvider } from '../state/use-form.ts';

const facts: FormFacts = {
  isNew: true,
  isRemote: false,
  isContest: false,
  checkerLanguages: ['C', 'C++'],
  languageNames: new Map([[3, 'C++ 17']]),
};

export const aCase = (part: Partial<CaseRow>): CaseRow => ({ ...emptyCase(), ...part });

export const aForm = (
  values: Partial<ProblemValues> = {},
  more: Partial<FormFacts> = {},
  baseline: Partial<ProblemValues> = {},
): ProblemForm =>
  createForm(
    { ...newProblemValues(), ...values },
    { ...newProblemValues(), ...baseline },
    { ...facts, ...more },
  );

/** Renders a part of the form inside it. */
export const renderFormPart = (part: ReactElement, form: ProblemForm, options: RenderOptions = {}) =>
  renderMarkup(<FormProvider value={form}>{part}</FormProvider>, options);
