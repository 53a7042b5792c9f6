/**
 * How this works: the file is spooled to disk, and a serial queue runs the imports. Problems are read one after
 * another. Each is written in its own transaction with its audit entry, so it is imported whole or not at all, and the
 * report states the result. When the file is truncated, the problems before are imported and the truncation is reported
 * like a failed problem. A server failure is reported the same way, since the imported problems stay. When the server
 * dies, the transaction of the current problem is rolled back, and the next start deletes the files.
 */
import type { ImportFormat } from '@touchstone/contract/problem-exchange';
import { ArchiveError } from '@touchstone/problem-formats/archive/archive-error';
import { FormatError, type FormatNote, type ReadResult } from '@touchstone/problem-formats/read-result';
import { mkdir, rm } from 'node:fs/promises';
import { callError, CallError } from '../../platform/errors/call-error.ts';
import type { CallOrigin, SpooledFile } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { findStorageError } from '../../platform/errors/storage-error.ts';
import { queueCheck } from '../problem-checks/index.ts';
import { listLanguageNames } from '../problems/index.ts';
import { importProblem, type ImportSettings } from './import-problem.ts';
import type { ImportProgress } from './import-progress.ts';
import { openProblems } from './open-problems.ts';
import { describeArchiveError, describeFault, toTuple, type Reason } from './import-texts.ts';

export interface ImportReport {
  format: ImportFormat;
  problems: ImportedProblem[];
}

export interface ImportedProblem {
  name: string;
  displayId: string | null;
  title: string | null;
  caseCount: number;
  /** Its new id, or the reason for skipping it. */
  outcome: { id: number } | { reason: Reason };
  notes: readonly FormatNote[];
}

export interface ImportRequest extends Omit<ImportSettings, 'languages' | 'format'> {
  upload: SpooledFile;
  format: ImportFormat | 'auto';
}

type Parts = Pick<Platform, 'database' | 'fileStore' | 'clock' | 'logger' | 'queue'>;

export async function importProblems(
  parts: Parts,
  by: { viewer: Viewer; origin: CallOrigin },
  { upload, format, ...settings }: ImportRequest,
  progress: ImportProgress,
): Promise<ImportReport> {
  const scratchFolder = `${upload.path}.scratch`;
  await mkdir(scratchFolder, { mode: 0o700 });
  try {
    const opened = await withImportErrors(() => openProblems(upload, format, scratchFolder));
    try {
      const languages = await listLanguageNames(parts.database);
      const importOne = (result: ReadResult) =>
        importResult(parts, by, result, { ...settings, languages, format: opened.format });
      return {
        format: opened.format,
        problems: await importResults(parts, opened.results, { importOne, upload, progress }),
      };
    } finally {
      await opened.close();
    }
  } finally {
    await rm(scratchFolder, { recursive: true, force: true });
  }
}

async function importResults(
  { logger }: Pick<Parts, 'logger'>,
  results: AsyncIterable<ReadResult>,
  {
    importOne,
    upload,
    progress,
  }: {
    importOne: (result: ReadResult) => Promise<ImportedProblem>;
    upload: SpooledFile;
    progress: ImportProgress;
  },
): Promise<ImportedProblem[]> {
  const problems: ImportedProblem[] = [];
  const iterator = results[Symbol.asyncIterator]();
  progress.state = 'reading';
  try {
    for (;;) {
      const next = await readNext(iterator);
      if (next === undefined) return problems;
      if ('error' in next) {
        const { error } = next;
        const broken = findReason(error);
        if (problems.length === 0)
          throw broken === undefined ? error : callError('importRefused', { texts: broken.texts });
        if (broken === undefined) logger.error({ err: error }, 'an import was aborted');
        return [...problems, skip(upload.name, broken ?? reasonOf(callError('serverError')))];
      }
      progress.current = next.name;
      const problem = await importOne(next);
      progress['id' in problem.outcome ? 'imported' : 'skipped'] += 1;
      problems.push(problem);
    }
  } finally {
    await iterator.return?.();
  }
}

/** Returns undefined at the end. */
async function readNext(
  iterator: AsyncIterator<ReadResult>,
): Promise<ReadResult | { error: unknown } | undefined> {
  try {
    const next = await iterator.next();
    return next.done === true ? undefined : next.value;
  } catch (error) {
    // The report of the earlier problems must not be lost.
    return { error };
  }
}

async function withImportErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const reason = findReason(error);
    throw reason === undefined ? error : callError('importRefused', { texts: reason.texts });
  }
}

/** Returns undefined for unexpected errors. A full disk has a reason: the report must survive it. */
function findReason(error: unknown): Reason | undefined {
  if (error instanceof FormatError) return { code: error.fault.code, texts: describeFault(error.fault) };
  if (error instanceof ArchiveError) return { code: error.code, texts: describeArchiveError(error) };
  const full = error instanceof CallError && error.code === 'diskFull' ? error : findStorageError(error);
  return full === undefined ? undefined : reasonOf(full);
}

function reasonOf(error: CallError): Reason {
  return { code: error.code, texts: toTuple((locale) => error.textIn(locale)) };
}

/** Runs the solutions of the package. The problem is imported, whether its check starts or not. */
async function checkSolutions(parts: Parts, by: { viewer: Viewer; origin: CallOrigin }, problemId: number) {
  try {
    await queueCheck(parts, by, { problemId, isLimited: false });
  } catch (error) {
    parts.logger.error({ err: error, problemId }, 'the solutions of an imported problem were not queued');
  }
}

const skip = (name: string, reason: Reason): ImportedProblem => ({
  name,
  displayId: null,
  title: null,
  caseCount: 0,
  outcome: { reason },
  notes: [],
});

async function importResult(
  parts: Parts,
  by: { viewer: Viewer; origin: CallOrigin },
  result: ReadResult,
  settings: ImportSettings,
): Promise<ImportedProblem> {
  if ('fault' in result) {
    return skip(result.name, { code: result.fault.code, texts: describeFault(result.fault) });
  }
  const { problem, notes } = result;
  const reported = {
    name: result.name,
    displayId: problem.displayId,
    title: problem.title,
    caseCount: problem.cases.length,
    // Notes about conversions are irrelevant when the problem is skipped.
    notes: [],
  };
  try {
    const written = await importProblem(parts, by, problem, settings);
    if ('reason' in written) return { ...reported, outcome: written };
    const { id, displayId } = written;
    if (problem.solutions.length > 0) await checkSolutions(parts, by, id);
    return { ...reported, displayId, outcome: { id }, notes: [...notes, ...written.notes] };
  } catch (error) {
    const reason = findReason(error);
    if (reason === undefined)
      parts.logger.error({ err: error, problem: result.name }, 'a problem was not imported');
    return { ...reported, outcome: { reason: reason ?? reasonOf(callError('serverError')) } };
  }
}
