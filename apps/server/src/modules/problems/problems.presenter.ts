import {
  problemTypes,
  statuses,
  toWireDate,
  type CodeTemplate,
  type Locale,
  type ProblemCount,
  type ProblemInfo,
  type WireProblemRow,
} from '@touchstone/contract';
import { titleFor } from '../../platform/translated-columns.ts';
import { presentTag, type TagRow } from '../tags/index.ts';
import type { CodeTemplateRow, ProblemPageRow } from './problem-detail.repository.ts';
import type { ListedProblemRow } from './problem-list.repository.ts';

type ResultCounts = readonly { status: number; count: number }[];

/** Statuses without their own field (cancelled, failed) count in the total. */
export function presentResults(results: ResultCounts): Omit<ProblemCount, 'pid'> {
  const countOf = (status: number) => results.find((result) => result.status === status)?.count ?? 0;
  return {
    total: results.reduce((sum, { count }) => sum + count, 0),
    ac: countOf(statuses.accepted),
    mle: countOf(statuses.memoryLimitExceeded),
    tle: countOf(statuses.timeLimitExceeded),
    re: countOf(statuses.runtimeError),
    pe: countOf(statuses.presentationError),
    ce: countOf(statuses.compileError),
    wa: countOf(statuses.wrongAnswer),
    se: countOf(statuses.systemError),
    pa: countOf(statuses.partialAccepted),
  };
}

export interface ListedProblem {
  row: Omit<ListedProblemRow, 'tagIds' | 'results'>;
  tags: TagRow[];
  results: ResultCounts;
}

export const presentListed = ({ row, tags, results }: ListedProblem, locale: Locale): WireProblemRow => ({
  pid: row.id,
  problemId: row.displayId,
  title: titleFor(row, locale),
  difficulty: row.difficulty,
  type: problemTypes[row.scoring],
  tags: tags.map((tag) => presentTag(tag, locale)),
  ...presentResults(results),
  score: null,
});

const authOf = { public: 1, private: 2, contest: 3 } as const;

/** The format that existing clients parse. */
function presentExamples(examples: unknown): string {
  // Writers store a list of these pairs.
  const pairs = examples as { input: string; output: string }[];
  return pairs.map(({ input, output }) => `<input>${input}</input><output>${output}</output>`).join('');
}

function presentExtraFiles(files: unknown): string | null {
  return Object.keys(files as object).length === 0 ? null : JSON.stringify(files);
}

/** The columns that the problem itself shows. */
export type ShownProblem = Omit<
  ProblemPageRow,
  | 'applicationProgress'
  | 'authorId'
  | 'titleTranslations'
  | 'hasCodeTemplates'
  | 'ownLanguages'
  | 'tagIds'
  | 'results'
>;

/** For every viewer with access. The title is that of the row: callers choose its language. */
export function presentProblem(row: ShownProblem): ProblemInfo['problem'] {
  return {
    id: row.id,
    problemId: row.displayId,
    title: row.title,
    author: row.author,
    type: problemTypes[row.scoring],
    judgeMode: row.judgeMode,
    judgeCaseMode: row.caseMode,
    timeLimit: row.timeLimitMs,
    memoryLimit: row.memoryLimitMb,
    stackLimit: row.stackLimitMb,
    description: row.description,
    input: row.inputDescription,
    output: row.outputDescription,
    examples: presentExamples(row.examples),
    isRemote: row.isRemote,
    source: row.source ?? '',
    difficulty: row.difficulty,
    hint: row.hint ?? '',
    auth: authOf[row.visibility],
    ioScore: row.fullScore,
    codeShare: row.isCodeSharingAllowed,
    userExtraFile: presentExtraFiles(row.userExtraFiles),
    isRemoveEndBlank: row.isTrailingBlankIgnored,
    openCaseResult: row.areCaseResultsOpen,
    isUploadCase: row.hasCases === true,
    isGroup: row.groupId !== null,
    gid: row.groupId,
    isFileIO: row.inputFileName !== null,
    ioReadFileName: row.inputFileName,
    ioWriteFileName: row.outputFileName,
    gmtCreate: toWireDate(row.createdAt),
    gmtModified: toWireDate(row.updatedAt),
    ...neverShown,
  };
}

/** Only judges need the checker. Administration calls return the other fields. */
const neverShown = {
  spjCode: null,
  spjLanguage: null,
  judgeExtraFile: null,
  caseVersion: null,
  modifiedUser: null,
  applyPublicProgress: null,
} as const;

export interface ProblemPage {
  row: ProblemPageRow;
  tags: TagRow[];
  languages: string[];
  results: ResultCounts;
  templates: CodeTemplateRow[];
}

export function presentPage(
  { row, tags, languages, results, templates }: ProblemPage,
  locale: Locale,
): ProblemInfo {
  const inUse = templates.filter(({ isEnabled }) => isEnabled);
  return {
    problem: {
      ...presentProblem(row),
      title: titleFor(row, locale),
      applyPublicProgress: row.applicationProgress,
    },
    tags: tags.map((tag) => presentTag(tag, locale)),
    languages,
    problemCount: { pid: row.id, ...presentResults(results) },
    codeTemplate: Object.fromEntries(inUse.map(({ language, code }) => [language, code])),
  };
}

export const presentTemplate = (template: CodeTemplateRow): CodeTemplate => ({
  id: template.id,
  pid: template.problemId,
  lid: template.languageId,
  code: template.code,
  status: template.isEnabled,
  gmtCreate: toWireDate(template.createdAt),
  gmtModified: toWireDate(template.updatedAt),
});
