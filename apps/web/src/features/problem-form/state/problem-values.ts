/** The values of the form. Numbers are texts while they are being typed. */
import type { CaseFeedback } from '@touchstone/contract/case-feedback';
import type { CaseMode, JudgeMode, Scoring } from '@touchstone/contract/judge-messages';
import { problemDefaults } from '@touchstone/contract/problem-limits';
import { defaultCaseMode } from '@touchstone/rules/problem-form';
import type { Translations } from '@touchstone/rules/translated-text';

export interface TagValue {
  /** Undefined: the server creates it when the problem is saved. */
  id: number | undefined;
  name: string;
}

interface Row {
  /** Identifies the row while it moves; not sent to the server. */
  key: number;
}

export interface ExampleRow extends Row {
  input: string;
  output: string;
}

export interface FileRow extends Row {
  name: string;
  content: string;
}

export interface CaseRow extends Row {
  /** The id of a stored case. */
  id: number | undefined;
  /** File names if they were uploaded, else the texts themselves. */
  input: string;
  output: string;
  score: string;
  groupNum: string;
  inputSize: number | undefined;
  outputSize: number | undefined;
  /** Equal for equal content. Undefined for typed cases. */
  inputHash: string | undefined;
  outputHash: string | undefined;
  /** The key of the upload with this file; empty for the file of the stored case. */
  inputDir: string;
  outputDir: string;
}

export interface TemplateRow {
  /** The language. */
  lid: number;
  code: string;
  isOn: boolean;
}

export interface ProblemValues {
  problemId: string;
  title: string;
  titleTranslations: Translations;
  /** For a problem written inside a contest. */
  contestDisplayId: string;
  contestTitle: string;
  difficulty: number;
  auth: number;
  tags: readonly TagValue[];
  source: string;
  codeShare: boolean;
  openCaseResult: boolean;
  caseFeedback: CaseFeedback;
  isRemoveEndBlank: boolean;
  description: string;
  input: string;
  output: string;
  hint: string;
  examples: readonly ExampleRow[];
  timeLimit: string;
  memoryLimit: string;
  stackLimit: string;
  scoring: Scoring;
  judgeMode: JudgeMode;
  caseMode: CaseMode;
  spjCode: string;
  spjLanguage: string;
  isFileIO: boolean;
  ioReadFileName: string;
  ioWriteFileName: string;
  areCasesTyped: boolean;
  uploadedCases: readonly CaseRow[];
  typedCases: readonly CaseRow[];
  userExtraFiles: readonly FileRow[];
  judgeExtraFiles: readonly FileRow[];
  /** Null: all languages of the site, including later ones. */
  languageIds: readonly number[] | null;
  templates: readonly TemplateRow[];
}

export type ValueName = keyof ProblemValues;

/** Rows of a draft keep their keys: a new key must differ from all of them. */
let lastKey = Date.now();
export const newKey = (): number => (lastKey += 1);

export const emptyCase = (): CaseRow => ({
  key: newKey(),
  id: undefined,
  input: '',
  output: '',
  score: '',
  groupNum: '1',
  inputSize: undefined,
  outputSize: undefined,
  inputHash: undefined,
  outputHash: undefined,
  inputDir: '',
  outputDir: '',
});

/** The files of an upload are stored only when the problem is saved. */
export const isUnsavedUpload = ({ inputDir, outputDir }: CaseRow): boolean =>
  inputDir !== '' || outputDir !== '';

/** The save consumed the uploads of these cases. */
export const withoutUploads = (rows: readonly CaseRow[]): readonly CaseRow[] =>
  rows.some(isUnsavedUpload) ? rows.map((row) => ({ ...row, inputDir: '', outputDir: '' })) : rows;

/** The values of a new problem. It is hidden until its author publishes it. */
export const newProblemValues = (): ProblemValues => ({
  problemId: '',
  title: '',
  titleTranslations: {},
  contestDisplayId: '',
  contestTitle: '',
  difficulty: problemDefaults.difficulty,
  auth: 2,
  tags: [],
  source: '',
  codeShare: true,
  openCaseResult: true,
  caseFeedback: 'none',
  isRemoveEndBlank: true,
  description: '',
  input: '',
  output: '',
  hint: '',
  examples: [],
  timeLimit: String(problemDefaults.timeMs),
  memoryLimit: String(problemDefaults.memoryMb),
  stackLimit: String(problemDefaults.stackMb),
  scoring: 'acm',
  judgeMode: 'default',
  caseMode: defaultCaseMode('acm'),
  spjCode: '',
  spjLanguage: problemDefaults.checkerLanguage,
  isFileIO: false,
  ioReadFileName: '',
  ioWriteFileName: '',
  areCasesTyped: false,
  uploadedCases: [],
  typedCases: [],
  userExtraFiles: [],
  judgeExtraFiles: [],
  languageIds: null,
  templates: [],
});

/** The cases that are saved: only one of the two lists is used. */
export const casesOf = (values: ProblemValues): readonly CaseRow[] =>
  values.areCasesTyped ? values.typedCases : values.uploadedCases;

/** Parses a typed number; null if it is not one. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim();
  return trimmed === '' || Number.isNaN(Number(trimmed)) ? null : Number(trimmed);
}
