import type { ImportFormat } from '@touchstone/contract/problem-exchange';
import { inTransaction, type Queryable } from '@touchstone/database';
import type { ProblemContent } from '@touchstone/problem-formats/problem-content';
import { scriptsLanguage } from '@touchstone/rules/judging/scripts-language';
import type { FormatNote } from '@touchstone/problem-formats/read-result';
import { recordAudit } from '../../platform/audit-log.ts';
import { CallError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { createProblem, findUnstorableText, targetOfProblem } from '../problem-administration/index.ts';
import { findProblem, findProblemByDisplayId } from '../problems/index.ts';
import { describeFault, describeImported, describeTaken, toTuple, type Reason } from './import-texts.ts';
import { findTwin } from './problem-exchange.repository.ts';
import { adaptContent } from './adapt-content.ts';

export interface ImportSettings {
  format: ImportFormat;
  visibility: 'public' | 'private';
  /** The action for a problem whose display id is in use. */
  taken: 'skip' | 'renumber';
  /** The site's language names. */
  languages: readonly string[];
}

export type ImportedParts = Pick<Platform, 'database' | 'fileStore' | 'clock'>;

interface WrittenProblem {
  id: number;
  displayId: string;
  notes: readonly FormatNote[];
}
type Written = WrittenProblem | { reason: Reason };

/** Imports the whole problem, or returns the reason for skipping it. */
export const importProblem = (
  parts: ImportedParts,
  by: { viewer: Viewer; origin: CallOrigin },
  problem: ProblemContent,
  { format, ...settings }: ImportSettings,
): Promise<Written> =>
  writeImportedProblem(parts, problem, {
    ...settings,
    authorId: by.viewer.id,
    onWritten: (transaction, { id, displayId }) =>
      recordAudit(transaction, by, {
        action: 'problem.import',
        target: targetOfProblem(id),
        after: { problemId: displayId, title: problem.title, format, cases: problem.cases.length },
      }),
  });

export interface WritingSettings extends Omit<ImportSettings, 'format'> {
  authorId: string;
  /** In the transaction of the problem. */
  onWritten: (transaction: Queryable, written: WrittenProblem) => Promise<void>;
}

export async function writeImportedProblem(
  parts: ImportedParts,
  problem: ProblemContent,
  { authorId, visibility, taken, languages, onWritten }: WritingSettings,
): Promise<Written> {
  const unstorable = findUnstorableText(problem);
  if (unstorable !== undefined) return { reason: unstorableReason(unstorable) };
  const isTaken =
    problem.displayId !== null &&
    (await findProblemByDisplayId(parts.database, problem.displayId)) !== undefined;
  if (isTaken && taken === 'skip') return { reason: takenReason(problem.displayId ?? '') };
  const { checker } = problem;
  if (checker !== null && ![...languages, scriptsLanguage].includes(checker.language))
    return { reason: faultReason('checker-unsupported', checker.language) };
  const { content, notes } = adaptContent(problem, languages);
  try {
    return await inTransaction(parts.database, async (transaction) => {
      const id = await createProblem(parts, transaction, {
        content: isTaken ? { ...content, displayId: null } : content,
        authorId,
        visibility,
      });
      // A package without display ids has no other mark of a repeated import.
      const twin =
        problem.displayId === null && taken === 'skip' ? await findTwin(transaction, id) : undefined;
      if (twin !== undefined) throw new AlreadyImported(twin);
      const created = await findProblem(transaction, id);
      const written = { id, displayId: created?.displayId ?? '', notes };
      await onWritten(transaction, written);
      return written;
    });
  } catch (error) {
    if (error instanceof AlreadyImported) return { reason: importedReason(error.displayId) };
    if (!(error instanceof CallError) || error.envelopeStatus >= 500) throw error;
    return { reason: { code: error.code, texts: toTuple((locale) => error.textIn(locale)) } };
  }
}

/** Rolls the problem back. */
class AlreadyImported extends Error {
  override readonly name = 'AlreadyImported';
  readonly displayId: string;

  constructor(displayId: string) {
    super(`the problem is already there as ${displayId}`);
    this.displayId = displayId;
  }
}

const importedReason = (displayId: string): Reason => ({
  code: 'already-imported',
  texts: describeImported(displayId),
});

const takenReason = (displayId: string): Reason => ({ code: 'taken', texts: describeTaken(displayId) });

/** Removes characters that cannot be displayed. */
const unstorableReason = (path: string): Reason =>
  faultReason('field-invalid', path.replaceAll('\0', '').toWellFormed());

function faultReason(code: 'field-invalid' | 'checker-unsupported', detail: string): Reason {
  return { code, texts: describeFault({ code, file: null, line: null, detail }) };
}
