/** Validation of the problem form. The server validates before writing, the web while the user types. */
import type { CaseMode, JudgeMode, Scoring } from '@touchstone/contract/judge-messages';
import type { ProblemFormError, ProblemFormField } from '@touchstone/contract/problem-form';
import { problemLimits } from '@touchstone/contract/problem-limits';
import { findExtraFileErrors, findFileNameErrors, type NamedText } from './problem-form-files.ts';
import type { Translations } from './translated-text.ts';
import { findCaseErrors, type FormCase } from './problem-form-cases.ts';

export interface ProblemFormValues {
  problemId: string;
  title: string;
  titleTranslations: Translations;
  description: string;
  input: string;
  output: string;
  hint: string;
  source: string;
  examples: readonly { readonly input: string; readonly output: string }[];
  scoring: Scoring;
  judgeMode: JudgeMode;
  caseMode: CaseMode;
  timeLimit: number | null;
  memoryLimit: number | null;
  stackLimit: number | null;
  difficulty: number | null;
  isFileIO: boolean;
  ioReadFileName: string;
  ioWriteFileName: string;
  spjCode: string;
  spjLanguage: string;
  userExtraFiles: readonly NamedText[];
  judgeExtraFiles: readonly NamedText[];
  /** The number of allowed languages; null for all of the site. */
  languageCount: number | null;
  tags: readonly string[];
  codeTemplates: readonly { readonly language: string; readonly code: string; readonly isEnabled: boolean }[];
  /** Problems of other sites have no test data here. */
  isRemote: boolean;
  isOfGroup?: boolean;
  /** Typed cases must have content; of uploaded ones only the names are known. */
  areCasesTyped: boolean;
  samples: readonly FormCase[];
}

const caseModesOf: Readonly<Record<Scoring, readonly CaseMode[]>> = {
  acm: ['default', 'ergodic_without_error'],
  oi: ['default', 'subtask_lowest', 'subtask_average'],
};

/** A submission to an ACM problem needs no case after the first failure. */
export const defaultCaseMode = (scoring: Scoring): CaseMode =>
  scoring === 'acm' ? 'ergodic_without_error' : 'default';

export const isCaseModeOf = (scoring: Scoring, caseMode: CaseMode) => caseModesOf[scoring].includes(caseMode);

/** Returns all errors, in the order of the form. `checkerLanguages`: the languages in which checkers may be written. */
export function findProblemFormErrors(
  form: ProblemFormValues,
  checkerLanguages: readonly string[],
): ProblemFormError[] {
  return [
    ...findHeadErrors(form),
    ...findStatementErrors(form),
    ...findLimitErrors(form),
    ...findJudgingErrors(form, checkerLanguages),
    ...(form.isRemote ? [] : findCaseErrors(form)),
    ...findChoiceErrors(form),
  ];
}

const missing = (field: ProblemFormField, value: string): ProblemFormError[] =>
  value.trim() === '' ? [{ field, reason: 'missing' }] : [];

/** Characters that do not work well in a URL that users type or send. */
const awkwardInIds = /[\s/\\?#%\p{Cc}\p{Cf}]/gu;

/** The stored form: upper case, trimmed. */
export const normalizeDisplayId = (typed: string) => typed.trim().toUpperCase();

/** Makes a valid display id of an imported one. */
export const makeDisplayId = (foreign: string) => normalizeDisplayId(foreign).replaceAll(awkwardInIds, '-');

const tooLong = (field: ProblemFormField, value: string, limit: number): ProblemFormError[] =>
  value.length > limit ? [{ field, reason: 'tooLong', limit }] : [];

function findHeadErrors({ problemId, title, titleTranslations }: ProblemFormValues): ProblemFormError[] {
  const { displayIdMaximum, titleMaximum } = problemLimits;
  return [
    ...missing('problemId', problemId),
    ...(makeDisplayId(problemId) === normalizeDisplayId(problemId)
      ? []
      : [{ field: 'problemId', reason: 'idInvalid' } as const]),
    ...tooLong('problemId', problemId.trim(), displayIdMaximum),
    ...missing('title', title),
    ...tooLong('title', title.trim(), titleMaximum),
    ...Object.entries(titleTranslations).flatMap(([name, text]) =>
      tooLong('titleTranslations', text.trim(), titleMaximum).map((error) => ({ ...error, name })),
    ),
  ];
}

function findStatementErrors(form: ProblemFormValues): ProblemFormError[] {
  const { statementMaximum, sourceMaximum, examplesMaximum } = problemLimits;
  const isExampleTooLong = form.examples.some(
    ({ input, output }) => input.length > statementMaximum || output.length > statementMaximum,
  );
  return [
    ...tooLong('description', form.description, statementMaximum),
    ...missing('input', form.input),
    ...tooLong('input', form.input, statementMaximum),
    ...missing('output', form.output),
    ...tooLong('output', form.output, statementMaximum),
    ...(form.examples.length > examplesMaximum
      ? [{ field: 'examples', reason: 'tooMany', limit: examplesMaximum } as const]
      : []),
    ...(isExampleTooLong ? [{ field: 'examples', reason: 'tooLong', limit: statementMaximum } as const] : []),
    ...tooLong('hint', form.hint, statementMaximum),
    ...tooLong('source', form.source, sourceMaximum),
  ];
}

function findLimitErrors(form: ProblemFormValues): ProblemFormError[] {
  const { timeMsMaximum, groupTimeMsMaximum, memoryMbMaximum, stackMbMaximum, difficultyMaximum } =
    problemLimits;
  const outOfRange = (field: ProblemFormField, value: number | null, limit: number): ProblemFormError[] =>
    value === null || !Number.isInteger(value) || value < 1 || value > limit
      ? [{ field, reason: 'outOfRange', limit }]
      : [];
  const { difficulty } = form;
  const isDifficulty = difficulty !== null && Number.isInteger(difficulty) && difficulty >= 0;
  return [
    ...outOfRange('timeLimit', form.timeLimit, form.isOfGroup === true ? groupTimeMsMaximum : timeMsMaximum),
    ...outOfRange('memoryLimit', form.memoryLimit, memoryMbMaximum),
    ...outOfRange('stackLimit', form.stackLimit, stackMbMaximum),
    ...(isDifficulty && difficulty <= difficultyMaximum
      ? []
      : [{ field: 'difficulty', reason: 'notAllowed' } as const]),
  ];
}

function findJudgingErrors(form: ProblemFormValues, checkerLanguages: readonly string[]): ProblemFormError[] {
  return [
    ...(isCaseModeOf(form.scoring, form.caseMode)
      ? []
      : [{ field: 'judgeCaseMode', reason: 'caseModeOfOtherType' } as const]),
    ...(form.isFileIO
      ? [
          ...findFileNameErrors('ioReadFileName', form.ioReadFileName),
          ...findFileNameErrors('ioWriteFileName', form.ioWriteFileName),
        ]
      : []),
    ...(form.judgeMode === 'default' ? [] : findCheckerErrors(form, checkerLanguages)),
    ...findExtraFileErrors('userExtraFile', form.userExtraFiles),
    ...findExtraFileErrors('judgeExtraFile', form.judgeExtraFiles),
  ];
}

function findCheckerErrors(
  { spjCode, spjLanguage }: ProblemFormValues,
  checkerLanguages: readonly string[],
): ProblemFormError[] {
  const isKnown = checkerLanguages.includes(spjLanguage);
  return [
    ...missing('spjCode', spjCode),
    ...tooLong('spjCode', spjCode, problemLimits.codeMaximum),
    ...(isKnown ? [] : [{ field: 'spjLanguage', reason: 'languageUnknown', name: spjLanguage } as const]),
  ];
}

function findChoiceErrors({ languageCount, tags, codeTemplates }: ProblemFormValues): ProblemFormError[] {
  const { tagsMaximum, codeMaximum } = problemLimits;
  const repeated = findRepeated(tags.map((tag) => tag.trim().toLowerCase()));
  const languages = codeTemplates.map(({ language }) => language);
  return [
    ...(languageCount === 0 ? [{ field: 'languages', reason: 'missing' } as const] : []),
    ...(tags.length > tagsMaximum ? [{ field: 'tags', reason: 'tooMany', limit: tagsMaximum } as const] : []),
    ...repeated.map((place) => ({ field: 'tags', reason: 'tagRepeated', name: tags[place] }) as const),
    ...codeTemplates
      .filter(({ isEnabled, code }) => isEnabled && code.trim() === '')
      .map(({ language }) => ({ field: 'codeTemplates', reason: 'templateEmpty', name: language }) as const),
    ...findRepeated(languages).map(
      (place) => ({ field: 'codeTemplates', reason: 'templateRepeated', name: languages[place] }) as const,
    ),
    ...codeTemplates
      .filter(({ code }) => code.length > codeMaximum)
      .map(() => ({ field: 'codeTemplates', reason: 'tooLong', limit: codeMaximum }) as const),
  ];
}

/** Indexes of values that equal an earlier one. */
const findRepeated = (values: readonly string[]): number[] =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
