/**
 * A complete problem, independent of its format. Format readers create it, the site stores it, and format writers
 * export it. Language names are those of the site. Texts are short enough for memory; test data and attachments are
 * not, so they are opened on demand.
 */
import type { CaseFeedback, CaseMode, JudgeMode, Scoring } from '@touchstone/contract';
import type { Translations } from '@touchstone/rules/translated-text';
import type { Readable } from 'node:stream';

export interface ProblemContent {
  /** Null if the format has none: the site assigns one. */
  readonly displayId: string | null;
  /** The default text. */
  readonly title: string;
  readonly titleTranslations: Translations;
  /** 0 easy, 1 medium, 2 hard. */
  readonly difficulty: number;
  readonly statement: StatementContent;
  readonly examples: readonly ExampleContent[];
  readonly scoring: Scoring;
  readonly judgeMode: JudgeMode;
  readonly caseMode: CaseMode;
  readonly limits: LimitsContent;
  /** The checker or interactor, if the judge mode needs one. */
  readonly checker: ProgramContent | null;
  /** Content by file name: beside the submission, and beside the checker. */
  readonly userExtraFiles: Readonly<Record<string, string>>;
  readonly judgeExtraFiles: Readonly<Record<string, string>>;
  /** Null for standard input and output. */
  readonly fileIo: { readonly inputName: string; readonly outputName: string } | null;
  readonly isTrailingBlankIgnored: boolean;
  readonly areCaseResultsOpen: boolean;
  readonly caseFeedback: CaseFeedback;
  readonly isCodeSharingAllowed: boolean;
  /** Null if all languages are allowed. */
  readonly languages: readonly string[] | null;
  readonly tags: readonly string[];
  /** By the name of the tag; tags without translations are not in it. */
  readonly tagTranslations: Readonly<Record<string, Translations>>;
  readonly codeTemplates: readonly ProgramContent[];
  readonly cases: readonly CaseContent[];
  /** Pictures and files that the statement links to by `attachmentLink(name)`. */
  readonly attachments: readonly AttachmentContent[];
  /** Jury programs with their expected statuses. */
  readonly solutions: readonly SolutionContent[];
  /** Generators, and at most one validator. */
  readonly inputPrograms: readonly InputProgramContent[];
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
  /** Null without scoring. */
  readonly score: number | null;
  /** From one. */
  readonly group: number;
}

export interface AttachmentContent {
  readonly name: string;
  readonly content: FileContent;
}

/** Expected final statuses on the wire; any of them is right. */
export interface SolutionContent extends ProgramContent {
  readonly name: string;
  readonly expectedStatuses: readonly number[];
}

export interface InputProgramContent extends ProgramContent {
  readonly kind: 'generator' | 'validator';
  readonly name: string;
  /** Of a generator: one call per line, with `{seed}` in place of a number. */
  readonly argumentLines: readonly string[];
}

export interface FileContent {
  /** A display name without folders. */
  readonly name: string;
  readonly sizeBytes: number;
  /** Starts from the beginning each time. Fails if the archive is damaged. */
  readonly open: () => Promise<Readable>;
}

/** The link to an attachment until the site assigns its URL. */
export const attachmentLink = (name: string) => `attachment:${encodeURIComponent(name)}`;
