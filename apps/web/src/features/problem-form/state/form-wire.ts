/** Converts between the form and the wire, in both directions. */
import { normalizeTranslations } from '@touchstone/rules/translated-text';
import type { Calls, DataOf, SentBodyOf } from '@touchstone/contract';
import type { CaseMode, JudgeMode } from '@touchstone/contract/judge-messages';
import { problemDefaults } from '@touchstone/contract/problem-limits';
import { problemTypes } from '@touchstone/contract/problem-types';
import {
  casesOf,
  newKey,
  newProblemValues,
  parseNumber,
  type CaseRow,
  type FileRow,
  type ProblemValues,
} from './problem-values.ts';

export type StoredProblem = DataOf<Calls['GET /api/admin/problem']>;
export type StoredCase = DataOf<Calls['GET /api/admin/problem/get-problem-cases']>[number];
export type ProblemBody = SentBodyOf<Calls['PUT /api/admin/problem']>;

const judgeModes: readonly JudgeMode[] = ['default', 'spj', 'interactive'];
const caseModes: readonly CaseMode[] = [
  'default',
  'subtask_lowest',
  'subtask_average',
  'ergodic_without_error',
];

/** The wire format of files is a JSON map from name to content. Invalid JSON counts as no files. */
export function parseFiles(text: string | null): FileRow[] {
  if (text === null || text === '') return [];
  const files: unknown = JSON.parse(text);
  if (typeof files !== 'object' || files === null) return [];
  return Object.entries(files).map(([name, content]) => ({ key: newKey(), name, content: String(content) }));
}

const writeFiles = (files: readonly FileRow[]): Record<string, string> | null =>
  files.length === 0 ? null : Object.fromEntries(files.map(({ name, content }) => [name, content]));

const parseCase = (stored: StoredCase): CaseRow => ({
  key: newKey(),
  id: stored.id,
  input: stored.input,
  output: stored.output,
  score: stored.score === null ? '' : String(stored.score),
  groupNum: String(stored.groupNum),
  inputSize: stored.inputSize,
  outputSize: stored.outputSize,
  inputHash: stored.inputHash,
  outputHash: stored.outputHash,
  inputDir: '',
  outputDir: '',
});

function parseJudging(problem: StoredProblem, cases: readonly StoredCase[], checkerLanguage: string) {
  const rows = cases.map(parseCase);
  return {
    scoring: problem.type === problemTypes.oi ? 'oi' : 'acm',
    judgeMode: judgeModes.find((mode) => mode === problem.judgeMode) ?? 'default',
    caseMode: caseModes.find((mode) => mode === problem.judgeCaseMode) ?? 'default',
    spjCode: problem.spjCode ?? '',
    spjLanguage: problem.spjLanguage ?? checkerLanguage,
    isFileIO: problem.isFileIO,
    ioReadFileName: problem.ioReadFileName ?? '',
    ioWriteFileName: problem.ioWriteFileName ?? '',
    areCasesTyped: !problem.isUploadCase,
    uploadedCases: problem.isUploadCase ? rows : [],
    typedCases: problem.isUploadCase ? [] : rows,
    userExtraFiles: parseFiles(problem.userExtraFile),
    judgeExtraFiles: parseFiles(problem.judgeExtraFile),
  } as const satisfies Partial<ProblemValues>;
}

/** `checkerLanguage`: of a checker that the problem may get. */
export function toValues(
  problem: StoredProblem,
  cases: readonly StoredCase[],
  checkerLanguage: string = problemDefaults.checkerLanguage,
): ProblemValues {
  return {
    ...newProblemValues(),
    ...parseJudging(problem, cases, checkerLanguage),
    problemId: problem.problemId,
    title: problem.title,
    titleTranslations: problem.titleTranslations,
    difficulty: problem.difficulty,
    auth: problem.auth,
    tags: problem.tags.map(({ id, name }) => ({ id, name })),
    source: problem.source ?? '',
    codeShare: problem.codeShare,
    openCaseResult: problem.openCaseResult,
    caseFeedback: problem.caseFeedback,
    isRemoveEndBlank: problem.isRemoveEndBlank,
    description: problem.description,
    input: problem.input,
    output: problem.output,
    hint: problem.hint ?? '',
    examples: problem.exampleList.map((example) => ({ ...example, key: newKey() })),
    timeLimit: String(problem.timeLimit),
    memoryLimit: String(problem.memoryLimit),
    stackLimit: String(problem.stackLimit),
    languageIds: problem.languageIds,
    templates: problem.codeTemplates.map(({ lid, code, status }) => ({ lid, code, isOn: status })),
  };
}

/** The edited problem and the version that the form was filled from. */
export interface Origin {
  id: number;
  gmtModified: string;
}

function writeProblem(values: ProblemValues, origin: Origin | undefined): ProblemBody['problem'] {
  const hasChecker = values.judgeMode !== 'default';
  return {
    ...(origin !== undefined && { id: origin.id, gmtModified: origin.gmtModified }),
    problemId: values.problemId.trim(),
    title: values.title.trim(),
    titleTranslations: normalizeTranslations(values.titleTranslations),
    type: problemTypes[values.scoring],
    judgeMode: values.judgeMode,
    judgeCaseMode: values.caseMode,
    timeLimit: parseNumber(values.timeLimit),
    memoryLimit: parseNumber(values.memoryLimit),
    stackLimit: parseNumber(values.stackLimit),
    description: values.description,
    input: values.input,
    output: values.output,
    hint: values.hint,
    source: values.source,
    exampleList: values.examples.map(({ input, output }) => ({ input, output })),
    difficulty: values.difficulty,
    auth: values.auth,
    codeShare: values.codeShare,
    spjCode: hasChecker ? values.spjCode : null,
    spjLanguage: hasChecker ? values.spjLanguage : null,
    userExtraFile: writeFiles(values.userExtraFiles),
    judgeExtraFile: writeFiles(values.judgeExtraFiles),
    isRemoveEndBlank: values.isRemoveEndBlank,
    openCaseResult: values.openCaseResult,
    caseFeedback: values.caseFeedback,
    isFileIO: values.isFileIO,
    ioReadFileName: values.ioReadFileName.trim(),
    ioWriteFileName: values.ioWriteFileName.trim(),
  };
}

const writeCase = (
  { id, input, output, inputDir, outputDir, score, groupNum }: CaseRow,
  isScored: boolean,
) => ({
  ...(id !== undefined && { id }),
  input,
  output,
  ...(inputDir !== '' && { inputDir }),
  ...(outputDir !== '' && { outputDir }),
  score: isScored ? parseNumber(score) : null,
  groupNum: parseNumber(groupNum),
});

interface BodyContext {
  /** Undefined: a new problem. */
  origin: Origin | undefined;
  isRemote: boolean;
  /** The stored list. An absent list in the request keeps it, so a change to "all" sends all ids. */
  storedLanguageIds: readonly number[] | null;
  offeredLanguageIds: readonly number[];
}

function writeLanguages(
  { languageIds }: ProblemValues,
  context: BodyContext,
): Pick<ProblemBody, 'languages'> {
  if (languageIds === null && context.storedLanguageIds === null) return {};
  return { languages: (languageIds ?? context.offeredLanguageIds).map((id) => ({ id })) };
}

export function toBody(values: ProblemValues, context: BodyContext): ProblemBody {
  const { origin, isRemote } = context;
  return {
    problem: writeProblem(values, origin),
    ...(!isRemote && {
      samples: casesOf(values).map((row) => writeCase(row, values.scoring === 'oi')),
      isUploadTestCase: !values.areCasesTyped,
    }),
    judgeMode: values.judgeMode,
    ...writeLanguages(values, context),
    tags: values.tags.map(({ id, name }) => ({ ...(id !== undefined && { id }), name })),
    codeTemplates: values.templates.map(({ lid, code, isOn }) => ({ lid, code, status: isOn })),
  };
}
