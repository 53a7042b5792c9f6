/** Merges a draft into the stored problem and validates the result. Everything is written afterwards. */
import type { ProblemDraft } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { findProblemFormErrors } from '@touchstone/rules/problem-form';
import { callError } from '../../../platform/errors/call-error.ts';
import { listCheckerLanguageNames, type StoredCase } from '../../problems/index.ts';
import { mapLanguages } from '../content/problem-content.repository.ts';
import type { ProblemRecord } from '../content/problem-record.ts';
import { formCasesOf, planCases } from './draft-cases.ts';
import { parseLanguageIds, parseTags, parseTemplates } from './draft-choices.ts';
import { parseFields, recordOfValues } from './draft-fields.ts';

export interface DraftBase {
  record: ProblemRecord;
  cases: readonly (StoredCase & { id: number })[];
  isRemote: boolean;
  groupId: number | null;
}

export async function checkDraft(transaction: Queryable, draft: ProblemDraft, base: DraftBase) {
  const fields = parseFields(draft, base.record);
  const known = await mapLanguages(transaction);
  const checkerLanguages = await listCheckerLanguageNames(transaction);
  // Remote judges choose their own languages.
  const languageIds = base.isRemote ? undefined : parseLanguageIds(draft, known);
  const templates = base.isRemote ? undefined : parseTemplates(draft, known);
  const tags = await parseTags(transaction, draft.tags, base.groupId);
  const plan = base.isRemote
    ? { areTyped: false, samples: undefined, token: undefined }
    : planCases(draft, base.record);
  const values = {
    ...fields,
    languageCount: languageIds === undefined ? null : languageIds.length,
    tags: tags?.allNames ?? [],
    codeTemplates: (templates ?? []).map((template) => ({
      ...template,
      language: known.get(template.languageId) ?? '',
    })),
    isRemote: base.isRemote,
    isOfGroup: base.groupId !== null,
    areCasesTyped: plan.areTyped,
    samples: formCasesOf(plan, base.cases),
  };
  // An imported problem may have a checker in a language that new checkers cannot use.
  const ownChecker = base.record.checker === null ? [] : [base.record.checker.language];
  const [error] = findProblemFormErrors(values, [...checkerLanguages, ...ownChecker]);
  if (error !== undefined) throw callError('problemFormInvalid', error);
  return { record: recordOfValues(values, draft, base.record), plan, languageIds, templates, tags };
}

export type CheckedDraft = Awaited<ReturnType<typeof checkDraft>>;
