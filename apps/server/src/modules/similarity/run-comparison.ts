/** The job of a comparison. See `start-comparison.ts`. */
import { similarityLimits } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { familyOfLanguage, type LanguageFamily } from '@touchstone/similarity/language-families';
import type { Platform } from '../../platform/platform.ts';
import type { JobRun } from '../../platform/queue.ts';
import { listCodeTemplates } from '../problems/index.ts';
import { startComparisonWorker, type ComparisonWorker } from './comparison-worker.ts';
import {
  listChosenSubmissions,
  loadCodes,
  lockExisting,
  type ChosenSubmission,
} from './compared-submissions.repository.ts';
import {
  copyMarks,
  findComparison,
  lockUnfinished,
  replacePairs,
  targetOfRow,
  updateComparison,
  updateProgress,
  type ComparisonRow,
  type NewPair,
} from './similarity.repository.ts';
import { findScope } from './submission-scope.ts';

export type ComparisonParts = Pick<Platform, 'database' | 'clock' | 'logger'>;

export async function runComparisonJob(
  parts: ComparisonParts,
  { data, isLastTry }: JobRun<'similarity.compare'>,
) {
  const { comparisonId } = data;
  try {
    await runComparison(parts, comparisonId);
  } catch (error) {
    // The queue tries again. When it gives up, the page says so.
    if (!isLastTry) throw error;
    const { database, clock, logger } = parts;
    logger.error({ err: error, comparisonId }, 'programs were not compared');
    await updateComparison(database, comparisonId, { state: 'failed', finishedAt: clock() });
  }
}

async function runComparison(parts: ComparisonParts, id: number) {
  const { database } = parts;
  const row = await findComparison(database, id);
  if (row === undefined || row.state === 'finished' || row.state === 'failed') return;
  const { groups, omitted, total } = await chooseSubmissions(parts, row);
  await updateComparison(database, id, { state: 'running', total, omitted, done: 0 });
  const worker = startComparisonWorker();
  try {
    const found = await compareGroups(parts, { row, groups, worker });
    if (found !== undefined) await storeResult(parts, row, found);
  } finally {
    await worker.stop();
  }
}

interface SubmissionGroup {
  problemId: number;
  family: LanguageFamily;
  submissions: ChosenSubmission[];
}

/** Programs of one problem and family are compared with each other. */
async function chooseSubmissions({ database }: ComparisonParts, row: ComparisonRow) {
  const scope = await findScope(database, targetOfRow(row));
  const chosen =
    scope === undefined
      ? []
      : await listChosenSubmissions(database, { scope, problemIds: row.problemIds, choice: row.choice });
  const wanted = chosen.filter(
    ({ language }) => row.families.length === 0 || row.families.includes(familyOfLanguage(language)),
  );
  const kept = [...Map.groupBy(wanted, ({ problemId }) => problemId).values()].flatMap((ofProblem) =>
    ofProblem
      .toSorted((a, b) => b.submittedAt.getTime() - a.submittedAt.getTime())
      .slice(0, similarityLimits.programsMaximum),
  );
  const groups = new Map<string, SubmissionGroup>();
  for (const submission of kept) {
    const family = familyOfLanguage(submission.language);
    // Languages without a known family are compared with themselves only.
    const key = `${String(submission.problemId)} ${family === 'other' ? submission.language : family}`;
    const group = groups.get(key);
    if (group === undefined)
      groups.set(key, { problemId: submission.problemId, family, submissions: [submission] });
    else group.submissions.push(submission);
  }
  return { groups: [...groups.values()], omitted: wanted.length - kept.length, total: kept.length };
}

interface Found {
  pairs: NewPair[];
  tooShort: number;
}

interface Work {
  row: ComparisonRow;
  groups: readonly SubmissionGroup[];
  worker: ComparisonWorker;
}

/** Undefined: the comparison was deleted meanwhile. */
async function compareGroups(
  parts: ComparisonParts,
  { row, groups, worker }: Work,
): Promise<Found | undefined> {
  const { database } = parts;
  const found: Found = { pairs: [], tooShort: 0 };
  let finished = 0;
  for (const { problemId, family, submissions } of groups) {
    const ids = submissions.map(({ id }) => id);
    const programs = await loadCodes(database, ids);
    const ignored = await loadIgnored(parts, row, { problemId, family });
    const progress = reportProgress(parts, row.id, finished);
    const { pairs, tooShort } = await worker.compare({ family, programs, ignored }, progress.report);
    finished += ids.length;
    await progress.settled();
    if (!(await updateProgress(database, row.id, finished))) return undefined;
    found.tooShort += tooShort.length;
    for (const { left, right, similarity, longestFragment } of pairs) {
      if (100 * similarity < row.threshold) continue;
      const [leftSubmissionId = 0, rightSubmissionId = 0] = [ids[left], ids[right]];
      found.pairs.push({ leftSubmissionId, rightSubmissionId, similarity, longestFragment });
    }
  }
  found.pairs.sort((a, b) => b.similarity - a.similarity);
  return { ...found, pairs: found.pairs.slice(0, similarityLimits.pairsMaximum) };
}

/** One write at a time: a slow database gets fewer of them. */
function reportProgress({ database, logger }: ComparisonParts, id: number, before: number) {
  let writing: Promise<void> | undefined;
  return {
    report: (done: number) => {
      writing ??= updateProgress(database, id, before + done)
        .then(() => undefined)
        .catch((error: unknown) => {
          // The result is what counts; the next write may succeed.
          logger.warn({ err: error, comparisonId: id }, 'progress was not stored');
        })
        .finally(() => {
          writing = undefined;
        });
    },
    settled: async () => writing,
  };
}

/** The templates of the problem, and the files of the teacher. */
export async function loadIgnored(
  { database }: Pick<ComparisonParts, 'database'>,
  { ignored }: Pick<ComparisonRow, 'ignored'>,
  { problemId, family }: { problemId: number; family: LanguageFamily },
): Promise<string[]> {
  const templates = await listCodeTemplates(database, problemId);
  return [
    ...templates.filter(({ language }) => familyOfLanguage(language) === family).map(({ code }) => code),
    ...ignored.map(({ code }) => code),
  ];
}

async function storeResult(
  { database, clock }: ComparisonParts,
  row: ComparisonRow,
  { pairs, tooShort }: Found,
) {
  await inTransaction(database, async (transaction) => {
    const existing = await lockExisting(
      transaction,
      pairs.flatMap(({ leftSubmissionId, rightSubmissionId }) => [leftSubmissionId, rightSubmissionId]),
    );
    if ((await lockUnfinished(transaction, row.id)) === undefined) return;
    const stored = pairs.filter(
      ({ leftSubmissionId, rightSubmissionId }) =>
        existing.has(leftSubmissionId) && existing.has(rightSubmissionId),
    );
    await replacePairs(transaction, row.id, stored);
    await copyMarks(transaction, row.id, targetOfRow(row));
    await updateComparison(transaction, row.id, { state: 'finished', tooShort, finishedAt: clock() });
  });
}
