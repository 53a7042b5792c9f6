/** Validates the form: by the rules that the server uses too, and by conditions that only the form knows. */
import type { LocalisedTuple } from '@touchstone/contract/errors/define-errors';
import {
  describeProblemFormError,
  type ProblemFormError,
  type ProblemFormField,
  type ProblemFormReason,
} from '@touchstone/contract/problem-form';
import { findProblemFormErrors, type ProblemFormValues } from '@touchstone/rules/problem-form';
import { toDisplayId, type FormGroup } from '../form-mode.ts';
import { casesOf, parseNumber, type ProblemValues } from './problem-values.ts';

export type ErrorField = ProblemFormField | 'contestDisplayId' | 'contestTitle';

export interface FieldError {
  field: ErrorField;
  /** Starts at 1. */
  row: number | undefined;
  /** The language of a template, a tag or a file. */
  name: string | undefined;
  /** Set by the rules; conditions of the form have none. */
  reason?: ProblemFormReason;
  /** In the order zh-CN, zh-HK, en-US. */
  texts: LocalisedTuple;
}

export interface ValidationContext {
  isRemote: boolean;
  isContest: boolean;
  /** The group of the problem: its short name is part of the display id. */
  group?: FormGroup | undefined;
  /** The languages in which checkers may be written. */
  checkerLanguages: readonly string[];
  /** Names by id. */
  languageNames: ReadonlyMap<number, string>;
  /** A checker that changed since it was stored must have been compiled. */
  isCompiled: boolean;
}

const notCompiled: LocalisedTuple = [
  '代码改动之后还没有编译成功，请先编译。',
  '程式碼更改後尚未編譯成功，請先編譯。',
  'The code has changed and has not been compiled successfully. Compile it first.',
];
const contestIdMissing: LocalisedTuple = [
  '请填写比赛中的编号。',
  '請填寫比賽中的編號。',
  'Enter the id that the problem has in the contest.',
];
const contestTitleMissing: LocalisedTuple = [
  '请填写比赛中的标题。',
  '請填寫比賽中的標題。',
  'Enter the title that the problem has in the contest.',
];

function toRuleValues(values: ProblemValues, context: ValidationContext): ProblemFormValues {
  const nameOf = (id: number) => context.languageNames.get(id) ?? String(id);
  return {
    ...values,
    // An empty id is missing, whatever the prefix.
    problemId: values.problemId.trim() === '' ? '' : toDisplayId(context.group, values.problemId),
    timeLimit: parseNumber(values.timeLimit),
    memoryLimit: parseNumber(values.memoryLimit),
    stackLimit: parseNumber(values.stackLimit),
    ioReadFileName: values.ioReadFileName.trim(),
    ioWriteFileName: values.ioWriteFileName.trim(),
    languageCount: values.languageIds === null ? null : values.languageIds.length,
    tags: values.tags.map(({ name }) => name),
    codeTemplates: values.templates.map(({ lid, code, isOn }) => ({
      language: nameOf(lid),
      code,
      isEnabled: isOn,
    })),
    isRemote: context.isRemote,
    isOfGroup: context.group !== undefined,
    samples: casesOf(values).map(({ input, output, score, groupNum }) => ({
      input,
      output,
      // Text that is not a number must not count as a missing score.
      score: score.trim() === '' ? null : Number(score),
      groupNum: groupNum.trim() === '' ? null : Number(groupNum),
    })),
  };
}

const toFieldError = (error: ProblemFormError): FieldError => ({
  field: error.field,
  row: error.row,
  name: error.name,
  reason: error.reason,
  texts: describeProblemFormError(error),
});

const own = (field: ErrorField, texts: LocalisedTuple): FieldError => ({
  field,
  row: undefined,
  name: undefined,
  texts,
});

export function validateProblem(values: ProblemValues, context: ValidationContext): FieldError[] {
  const errors = findProblemFormErrors(toRuleValues(values, context), context.checkerLanguages).map(
    toFieldError,
  );
  const hasCodeError = errors.some(({ field }) => field === 'spjCode');
  const needsCompiling = values.judgeMode !== 'default' && !context.isCompiled && !hasCodeError;
  return [
    ...(context.isContest && values.contestDisplayId.trim() === ''
      ? [own('contestDisplayId', contestIdMissing)]
      : []),
    ...(context.isContest && values.contestTitle.trim() === ''
      ? [own('contestTitle', contestTitleMissing)]
      : []),
    ...errors,
    ...(needsCompiling ? [own('spjCode', notCompiled)] : []),
  ];
}
