/**
 * Imports one problem of another judge.
 *
 * How this works: the site is asked first, without any transaction. One transaction then stores the problem with its pictures,
 * tags and audit entry. The display id is the key of the site and the id there, so its unique index decides when two imports of
 * the same problem meet.
 */
import { inTransaction, type Queryable } from '@touchstone/database';
import { callError, CallError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createRemoteProblem } from '../../problem-administration/index.ts';
import { findProblemByDisplayId } from '../../problems/index.ts';
import type { SiteParts } from './account-session.ts';
import { areCaseResultsOpen, displayIdOf, type Warning } from './content-of-remote.ts';
import { fetchProblem, requireEnabled, type AskedProblem, type FetchedProblem } from './fetch-problem.ts';
import { linkStored, storeStatementFiles } from './statement-files.ts';

export type ImportParts = SiteParts & Pick<Platform, 'fileStore'>;

export interface ImportedProblem {
  id: number;
  displayId: string;
  title: string;
  /** The site had it before. */
  isPresent: boolean;
  warnings: readonly Warning[];
}

export interface ImportOptions {
  visibility: 'public' | 'contest';
  /** Runs in the transaction that creates the problem: if it throws, there is no problem. */
  afterwards?: (transaction: Queryable, problemId: number) => Promise<void>;
}

/** Refuses a problem that the site has. */
export async function importNew(
  parts: ImportParts,
  by: Actor,
  asked: AskedProblem,
): Promise<ImportedProblem> {
  const problem = await importIfMissing(parts, by, asked, { visibility: 'public' });
  if (problem.isPresent) throw callError('remoteImportExists', { problemId: problem.displayId });
  return problem;
}

export async function importIfMissing(
  parts: ImportParts,
  by: Actor,
  asked: AskedProblem,
  options: ImportOptions,
): Promise<ImportedProblem> {
  const { database } = parts;
  const known = await findPresent(database, displayIdOf(asked.prefix, asked.id));
  if (known !== undefined) return known;
  await requireEnabled(parts, asked.prefix);
  const fetched = await fetchProblem(parts, asked);
  // Sites may spell the id in another way than it was typed.
  const present = await findPresent(database, fetched.displayId);
  if (present !== undefined) return present;
  try {
    return await store(parts, by, fetched, options);
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'problemIdTaken') throw error;
    const stored = await findPresent(database, fetched.displayId);
    if (stored === undefined) throw error;
    return stored;
  }
}

async function findPresent(database: Queryable, displayId: string): Promise<ImportedProblem | undefined> {
  const problem = await findProblemByDisplayId(database, displayId);
  return problem && { id: problem.id, displayId, title: problem.title, isPresent: true, warnings: [] };
}

async function store(
  parts: ImportParts,
  by: Actor,
  fetched: FetchedProblem,
  { visibility, afterwards }: ImportOptions,
): Promise<ImportedProblem> {
  const { prefix, displayId, content, languages, files, warnings } = fetched;
  const id = await inTransaction(parts.database, async (transaction) => {
    const stored = { files, before: '', ownerId: by.viewer.id };
    const addresses = await storeStatementFiles(parts, transaction, stored);
    const problemId = await createRemoteProblem(parts, transaction, by, {
      displayId,
      site: prefix,
      content: { ...linkStored(content, addresses), languageIds: languages.map((one) => one.id) },
      areCaseResultsOpen: areCaseResultsOpen(prefix),
      visibility,
    });
    await afterwards?.(transaction, problemId);
    return problemId;
  });
  return { id, displayId, title: content.title, isPresent: false, warnings };
}
