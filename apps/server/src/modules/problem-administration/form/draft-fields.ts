/**
 * The fields of a draft, merged into the stored problem or into an empty form. Absent and null fields keep their
 * values.
 */
import { problemTypes, type ProblemDraft, type ProblemFormError, type Scoring } from '@touchstone/contract';
import { caseModes, judgeModes } from '@touchstone/contract/judge-messages';
import { problemDefaults } from '@touchstone/contract/problem-limits';
import {
  defaultCaseMode,
  isCaseModeOf,
  normalizeDisplayId,
  type ProblemFormValues,
} from '@touchstone/rules/problem-form';
import { normalizeTranslations } from '@touchstone/rules/translated-text';
import { callError } from '../../../platform/errors/call-error.ts';
import type { ProblemRecord } from '../content/problem-record.ts';
import { parseExamples, parseExtraFiles } from './draft-texts.ts';

/** An empty form. */
export const emptyRecord: ProblemRecord = {
  displayId: '',
  title: '',
  titleTranslations: {},
  difficulty: problemDefaults.difficulty,
  description: '',
  inputDescription: '',
  outputDescription: '',
  hint: null,
  source: null,
  examples: [],
  scoring: 'acm',
  judgeMode: 'default',
  caseMode: defaultCaseMode('acm'),
  timeLimitMs: problemDefaults.timeMs,
  memoryLimitMb: problemDefaults.memoryMb,
  stackLimitMb: problemDefaults.stackMb,
  checker: null,
  userExtraFiles: {},
  judgeExtraFiles: {},
  fileIo: null,
  isTrailingBlankIgnored: true,
  areCaseResultsOpen: true,
  caseFeedback: 'none',
  isCodeSharingAllowed: true,
  areCasesTyped: false,
};

type DraftFields = ProblemDraft['problem'];
/** The form values that the problem row stores. */
type RowValues = Omit<
  ProblemFormValues,
  'languageCount' | 'tags' | 'codeTemplates' | 'isRemote' | 'areCasesTyped' | 'samples'
>;

export function parseFields({ problem, judgeMode }: ProblemDraft, base: ProblemRecord): RowValues {
  const isFileIO = problem.isFileIO ?? base.fileIo !== null;
  const scoring = parseScoring(problem.type, base.scoring);
  return {
    ...parseStatement(problem, base),
    scoring,
    judgeMode: parseJudgeMode(problem.judgeMode ?? judgeMode, base.judgeMode),
    caseMode: parseCaseMode(problem.judgeCaseMode, base.caseMode, scoring),
    timeLimit: problem.timeLimit ?? base.timeLimitMs,
    memoryLimit: problem.memoryLimit ?? base.memoryLimitMb,
    stackLimit: problem.stackLimit ?? base.stackLimitMb,
    difficulty: problem.difficulty ?? base.difficulty,
    isFileIO,
    ioReadFileName: (problem.ioReadFileName ?? base.fileIo?.inputName ?? '').trim(),
    ioWriteFileName: (problem.ioWriteFileName ?? base.fileIo?.outputName ?? '').trim(),
    spjCode: (problem.spjCode === undefined ? base.checker?.code : problem.spjCode) ?? '',
    spjLanguage: (problem.spjLanguage === undefined ? base.checker?.language : problem.spjLanguage) ?? '',
    userExtraFiles: parseExtraFiles('userExtraFile', problem.userExtraFile, base.userExtraFiles),
    judgeExtraFiles: parseExtraFiles('judgeExtraFile', problem.judgeExtraFile, base.judgeExtraFiles),
  };
}

const parseStatement = (problem: DraftFields, base: ProblemRecord) => ({
  problemId: normalizeDisplayId(problem.problemId ?? base.displayId),
  title: (problem.title ?? base.title).trim(),
  titleTranslations:
    problem.titleTranslations == null
      ? base.titleTranslations
      : normalizeTranslations(problem.titleTranslations),
  description: problem.description ?? base.description,
  input: problem.input ?? base.inputDescription,
  output: problem.output ?? base.outputDescription,
  hint: problem.hint ?? base.hint ?? '',
  source: problem.source ?? base.source ?? '',
  examples: problem.exampleList ?? parseExamples(problem.examples) ?? base.examples,
});

const refuse = (error: ProblemFormError) => callError('problemFormInvalid', error);

function parseScoring(type: number | null | undefined, stored: Scoring): Scoring {
  if (type === undefined || type === null) return stored;
  if (type === problemTypes.acm) return 'acm';
  if (type === problemTypes.oi) return 'oi';
  throw refuse({ field: 'type', reason: 'notAllowed' });
}

function parseJudgeMode(mode: string | null | undefined, stored: ProblemRecord['judgeMode']) {
  if (mode === undefined || mode === null || mode === '') return stored;
  const known = judgeModes.find((one) => one === mode);
  if (known === undefined) throw refuse({ field: 'judgeMode', reason: 'notAllowed' });
  return known;
}

/** An unknown mode counts as the default: existing clients rely on it. */
function parseCaseMode(mode: string | null | undefined, stored: ProblemRecord['caseMode'], scoring: Scoring) {
  if (mode === undefined || mode === null) {
    return isCaseModeOf(scoring, stored) ? stored : defaultCaseMode(scoring);
  }
  return caseModes.find((one) => one === mode) ?? 'default';
}

/** The values are already validated. */
export function recordOfValues(
  values: ProblemFormValues,
  { problem }: ProblemDraft,
  base: ProblemRecord,
): ProblemRecord {
  const filesOf = (files: ProblemFormValues['userExtraFiles']) =>
    Object.fromEntries(files.map(({ name, content }) => [name, content]));
  const emptyToNull = (text: string) => (text === '' ? null : text);
  return {
    displayId: values.problemId,
    title: values.title,
    titleTranslations: values.titleTranslations,
    difficulty: values.difficulty ?? base.difficulty,
    description: values.description,
    inputDescription: values.input,
    outputDescription: values.output,
    hint: emptyToNull(values.hint),
    source: emptyToNull(values.source),
    examples: values.examples.map(({ input, output }) => ({ input, output })),
    scoring: values.scoring,
    judgeMode: values.judgeMode,
    caseMode: values.caseMode,
    timeLimitMs: values.timeLimit ?? base.timeLimitMs,
    memoryLimitMb: values.memoryLimit ?? base.memoryLimitMb,
    stackLimitMb: values.stackLimit ?? base.stackLimitMb,
    checker: values.judgeMode === 'default' ? null : { language: values.spjLanguage, code: values.spjCode },
    userExtraFiles: filesOf(values.userExtraFiles),
    judgeExtraFiles: filesOf(values.judgeExtraFiles),
    fileIo: values.isFileIO ? { inputName: values.ioReadFileName, outputName: values.ioWriteFileName } : null,
    isTrailingBlankIgnored: problem.isRemoveEndBlank ?? base.isTrailingBlankIgnored,
    areCaseResultsOpen: problem.openCaseResult ?? base.areCaseResultsOpen,
    caseFeedback: problem.caseFeedback ?? base.caseFeedback,
    isCodeSharingAllowed: problem.codeShare ?? base.isCodeSharingAllowed,
    areCasesTyped: values.areCasesTyped,
  };
}
