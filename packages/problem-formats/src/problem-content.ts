/**
 * A problem whole, as it travels: readers of the formats make it, the site writes it, writers of the formats tell it again.
 * Names of languages are those of the site. Texts are short enough to be held; test data and attachments are not, so they
 * are opened when somebody wants them.
 */
import type { CaseMode, JudgeMode, Scoring } from '@touchstone/contract';
import type { Readable } from 'node:stream';

export interface ProblemContent {
  /** Null where the format has none: the site chooses. */
  readonly displayId: string | null;
  readonly title: string;
  /** 0 easy, 1 medium, 2 hard. */
  readonly difficulty: number;
  readonly statement: StatementContent;
  readonly examples: readonly ExampleContent[];
  readonly scoring: Scoring;
  readonly judgeMode: JudgeMode;
  readonly caseMode: CaseMode;
  readonly limits: LimitsContent;
  /** The checker of a special judge or the interactor, where the judge mode asks for one. */
  readonly checker: ProgramContent | null;
  /** Content by file name: beside the submission, and beside the checker. */
  readonly userExtraFiles: Readonly<Record<string, string>>;
  readonly judgeExtraFiles: Readonly<Record<string, string>>;
  /** Null for standard input and output. */
  readonly fileIo: { readonly inputName: string; readonly outputName: string } | null;
  readonly isTrailingBlankIgnored: boolean;
  readonly areCaseResultsOpen: boolean;
  readonly isCodeSharingAllowed: boolean;
  /** Null where all of the site are allowed. */
  readonly languages: readonly string[] | null;
  readonly tags: readonly string[];
  readonly codeTemplates: readonly ProgramContent[];
  readonly cases: readonly CaseContent[];
  /** Pictures and files that the statement links to by `attachmentLink(name)`. */
  readonly attachments: readonly AttachmentContent[];
  /** Jury programs with what the judge shall say of them. */
  readonly solutions: readonly SolutionContent[];
}

/** Markdown. */
export interface StatementContent {
  readonly description: string;
  readonly input: string;
  readonly output: string;
  readonly hint: string | null;
  readonly source: string | null;
}

export interface ExampleContent {
  readonly input: string;
  readonly output: string;
}

export interface LimitsContent {
  readonly timeMs: number;
  readonly memoryMb: number;
  readonly stackMb: number;
}

export interface ProgramContent {
  readonly language: string;
  readonly code: string;
}

export interface CaseContent {
  readonly input: FileContent;
  readonly answer: FileContent;
  /** Null where nothing is scored. */
  readonly score: number | null;
  /** From one. */
  readonly group: number;
}

export interface AttachmentContent {
  readonly name: string;
  readonly content: FileContent;
}

/** The status codes of the wire that the judge may answer with; any of them is right. */
export interface SolutionContent extends ProgramContent {
  readonly name: string;
  readonly expectedStatuses: readonly number[];
}

export interface FileContent {
  /** What people call it; no folder. */
  readonly name: string;
  readonly sizeBytes: number;
  /** From its beginning, each time. Fails where the archive does not hold what it promised. */
  readonly open: () => Promise<Readable>;
}

/** How a statement refers to an attachment until the site knows its address. */
export const attachmentLink = (name: string) => `attachment:${encodeURIComponent(name)}`;
