/** The `problem` row, without the data of related tables. */
import type { CaseFeedback, CaseMode, JudgeMode, ProgramSource, Scoring } from '@touchstone/contract';
import type { Tables } from '@touchstone/database';
import { parseTranslations, storeTranslations } from '../../../platform/translated-columns.ts';
import type { Translations } from '@touchstone/rules/translated-text';
import type { Selectable } from 'kysely';

export interface ProblemRecord {
  displayId: string;
  title: string;
  titleTranslations: Translations;
  difficulty: number;
  description: string;
  inputDescription: string;
  outputDescription: string;
  hint: string | null;
  source: string | null;
  examples: readonly { readonly input: string; readonly output: string }[];
  scoring: Scoring;
  judgeMode: JudgeMode;
  caseMode: CaseMode;
  timeLimitMs: number;
  memoryLimitMb: number;
  stackLimitMb: number;
  /** Null where the judge mode uses none. */
  checker: ProgramSource | null;
  userExtraFiles: Readonly<Record<string, string>>;
  judgeExtraFiles: Readonly<Record<string, string>>;
  fileIo: { readonly inputName: string; readonly outputName: string } | null;
  isTrailingBlankIgnored: boolean;
  areCaseResultsOpen: boolean;
  caseFeedback: CaseFeedback;
  isCodeSharingAllowed: boolean;
  areCasesTyped: boolean;
}

/** The columns of `ProblemRecord`. */
export const recordColumns = [
  'displayId',
  'title',
  'titleTranslations',
  'difficulty',
  'description',
  'inputDescription',
  'outputDescription',
  'hint',
  'source',
  'examples',
  'scoring',
  'judgeMode',
  'caseMode',
  'timeLimitMs',
  'memoryLimitMb',
  'stackLimitMb',
  'checkerLanguage',
  'checkerCode',
  'userExtraFiles',
  'judgeExtraFiles',
  'inputFileName',
  'outputFileName',
  'isTrailingBlankIgnored',
  'areCaseResultsOpen',
  'caseFeedback',
  'isCodeSharingAllowed',
  'areCasesTyped',
] as const satisfies readonly (keyof Tables['problem'])[];

type RecordRow = Pick<Selectable<Tables['problem']>, (typeof recordColumns)[number]>;

export function rowOfRecord({ checker, fileIo, ...record }: ProblemRecord) {
  return {
    ...record,
    titleTranslations: storeTranslations(record.titleTranslations),
    examples: JSON.stringify(record.examples),
    userExtraFiles: JSON.stringify(record.userExtraFiles),
    judgeExtraFiles: JSON.stringify(record.judgeExtraFiles),
    checkerLanguage: checker?.language ?? null,
    checkerCode: checker?.code ?? null,
    inputFileName: fileIo?.inputName ?? null,
    outputFileName: fileIo?.outputName ?? null,
  };
}

export function recordOfRow(row: RecordRow): ProblemRecord {
  const { checkerLanguage, checkerCode, inputFileName, outputFileName } = row;
  return {
    displayId: row.displayId,
    title: row.title,
    titleTranslations: parseTranslations(row.titleTranslations),
    difficulty: row.difficulty,
    description: row.description,
    inputDescription: row.inputDescription,
    outputDescription: row.outputDescription,
    hint: row.hint,
    source: row.source,
    scoring: row.scoring,
    judgeMode: row.judgeMode,
    caseMode: row.caseMode,
    timeLimitMs: row.timeLimitMs,
    memoryLimitMb: row.memoryLimitMb,
    stackLimitMb: row.stackLimitMb,
    isTrailingBlankIgnored: row.isTrailingBlankIgnored,
    areCaseResultsOpen: row.areCaseResultsOpen,
    caseFeedback: row.caseFeedback,
    isCodeSharingAllowed: row.isCodeSharingAllowed,
    areCasesTyped: row.areCasesTyped,
    // rowOfRecord is the only writer of these columns.
    examples: row.examples as unknown as ProblemRecord['examples'],
    userExtraFiles: row.userExtraFiles as Record<string, string>,
    judgeExtraFiles: row.judgeExtraFiles as Record<string, string>,
    checker:
      checkerLanguage === null || checkerCode === null
        ? null
        : { language: checkerLanguage, code: checkerCode },
    fileIo:
      inputFileName === null || outputFileName === null
        ? null
        : { inputName: inputFileName, outputName: outputFileName },
  };
}
