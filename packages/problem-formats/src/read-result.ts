/**
 * The result of a format reader for each problem. A reader continues after an invalid problem, so that the other
 * problems of the archive are still imported. It throws `FormatError` if problems cannot be separated (another format,
 * a truncated document), and lets `ArchiveError` pass.
 *
 *     readHoj(archive: Archive): AsyncIterable<ReadResult>
 *
 * Results have codes instead of sentences: callers translate them.
 */
import { ArchiveError } from './archive/archive-error.ts';
import type { ProblemContent } from './problem-content.ts';

export type ReadResult = {
  /** The name in the archive: a folder, a number, a title. */
  readonly name: string;
} & (
  | { readonly problem: ProblemContent; readonly notes: readonly FormatNote[] }
  | { readonly fault: FormatFault }
);

/** Why a problem or a whole archive cannot be imported. */
export interface FormatFault {
  readonly code: FormatFaultCode;
  /** Path in the archive. */
  readonly file: string | null;
  /** From one; in text files only. */
  readonly line: number | null;
  /** A field, a language, a feature: a name that needs no translation. */
  readonly detail: string | null;
}

const formatFaultCodes = [
  'no-problem-found',
  'file-missing',
  'file-too-large',
  'json-invalid',
  'xml-invalid',
  'settings-invalid',
  'text-undecodable',
  'entities-refused',
  'name-repeated',
  'title-missing',
  'statement-missing',
  'field-missing',
  'field-invalid',
  'limit-invalid',
  'cases-missing',
  'input-missing',
  'answer-missing',
  'too-many-cases',
  'tests-not-generated',
  'checker-missing',
  'checker-unsupported',
  'not-supported',
] as const;
export type FormatFaultCode = (typeof formatFaultCodes)[number];

/** What was changed or left out; the problem is valid without it. */
export interface FormatNote {
  readonly code: FormatNoteCode;
  /** Path in the archive. */
  readonly file: string | null;
  /** Names, separated by commas. */
  readonly detail: string | null;
}

export const note = (code: FormatNoteCode, { file, detail }: Omit<FaultPlace, 'line'> = {}): FormatNote => ({
  code,
  file: file ?? null,
  detail: detail ?? null,
});

const formatNoteCodes = [
  'encoding-guessed',
  'setting-ignored',
  'scoring-simplified',
  'dependency-dropped',
  'arguments-dropped',
  'limit-chosen',
  'limit-clamped',
  'score-spread',
  'score-rounded',
  'group-renumbered',
  'answer-made-empty',
  'validator-not-used',
  'solution-skipped',
  'solutions-bounded',
  'language-skipped',
  'template-skipped',
  'statement-language-skipped',
  'statement-converted',
  'attachment-missing',
  'file-not-used',
] as const;
export type FormatNoteCode = (typeof formatNoteCodes)[number];

export interface FaultPlace {
  readonly file?: string;
  readonly line?: number;
  readonly detail?: string;
}

/** Thrown inside a reader; `readOne` turns it into a result if it concerns only one problem. */
export class FormatError extends Error {
  readonly fault: FormatFault;

  static of({ code, file, line, detail }: FormatFault): FormatError {
    return new FormatError(code, {
      ...(file !== null && { file }),
      ...(line !== null && { line }),
      ...(detail !== null && { detail }),
    });
  }

  constructor(code: FormatFaultCode, place: FaultPlace = {}) {
    super(
      `${code}: ${[place.file, place.line, place.detail].filter((part) => part !== undefined).join(', ')}`,
    );
    this.name = 'FormatError';
    this.fault = { code, file: place.file ?? null, line: place.line ?? null, detail: place.detail ?? null };
  }
}

/** A problem read by `read`, or its fault. Other errors propagate. */
export const readOne = async (
  name: string,
  read: () => Promise<{ problem: ProblemContent; notes: readonly FormatNote[] }>,
): Promise<ReadResult> => {
  try {
    return { name, ...(await read()) };
  } catch (error) {
    const fault = findFault(error);
    if (fault === undefined) throw error;
    return { name, fault };
  }
};

/** An undecodable text is a fault of its problem; the archive itself is valid. */
function findFault(error: unknown): FormatFault | undefined {
  if (error instanceof FormatError) return error.fault;
  if (!(error instanceof ArchiveError) || error.entry === null) return undefined;
  const place = { file: error.entry, line: null, detail: null };
  if (error.code === 'not-text') return { code: 'text-undecodable', ...place };
  return error.code === 'entry-too-large' ? { code: 'file-too-large', ...place } : undefined;
}
