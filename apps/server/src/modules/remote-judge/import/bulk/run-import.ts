/** One job of an import: the next problem. See `start-import.ts` for the whole. */
import type { RoleCode } from '@touchstone/contract';
import { remoteJudgeNames } from '@touchstone/contract/remote-judges';
import { inTransaction, type Queryable } from '@touchstone/database';
import { nextDisplayId } from '@touchstone/rules/contests/next-display-id';
import { isAnyAdmin, roleFromCode } from '@touchstone/rules/permissions';
import { decideNextStep, type ItemOutcome } from '@touchstone/rules/remote-judging/import-steps';
import { RemoteError } from '@touchstone/remote-judges/remote-error';
import { callError, CallError } from '../../../../platform/errors/call-error.ts';
import type { Actor } from '../../../../platform/http/call-context.ts';
import type { Jobs, JobRun } from '../../../../platform/queue.ts';
import { listContestProblems } from '../../../contests/index.ts';
import { importIntoContest, importIntoTraining } from '../import-into.ts';
import { importIfMissing, type ImportedProblem } from '../import-problem.ts';
import {
  changeItem,
  changeItems,
  findImporter,
  findItem,
  findNextItem,
  lockImport,
  setImportState,
  type ItemChange,
  type NextItem,
} from './bulk.repository.ts';
import type { BulkParts } from './start-import.ts';

type Job = Jobs['remote.import'];
type ImportRow = NonNullable<Awaited<ReturnType<typeof lockImport>>>;

export async function runImportJob(parts: BulkParts, { data, isLastTry }: JobRun<'remote.import'>) {
  const taken = await takeNext(parts, data.importId);
  if (taken === undefined) return;
  const outcome = await importItem(parts, data, taken).catch((error: unknown): ItemOutcome => {
    // The queue tries again. When it gives up, the import goes on with the next problem.
    if (!isLastTry) throw error;
    parts.logger.error({ err: error, importId: data.importId }, 'a remote problem was not imported');
    return failed(callError('serverError'), undefined);
  });
  await finishItem(parts, data, { ...taken, outcome });
}

interface Taken {
  row: ImportRow;
  item: NextItem;
}

const takeNext = ({ database, clock }: BulkParts, importId: number): Promise<Taken | undefined> =>
  inTransaction(database, async (transaction) => {
    const row = await lockImport(transaction, importId);
    if (row === undefined || row.state === 'cancelled' || row.state === 'finished') return undefined;
    const item = await findNextItem(transaction, importId);
    const now = clock();
    if (item === undefined) {
      await setImportState(transaction, importId, { state: 'finished', now });
      return undefined;
    }
    if (row.state === 'waiting') await setImportState(transaction, importId, { state: 'running', now });
    const which = { importId, position: item.position, from: ['waiting', 'running'] } as const;
    await changeItem(transaction, which, { state: 'running', updatedAt: now });
    return { row, item };
  });

async function importItem(parts: BulkParts, job: Job, { row, item }: Taken): Promise<ItemOutcome> {
  try {
    const by = await getActor(parts, row.userId, job);
    // Without it the problems of a contest would become public.
    if (job.hasTarget && row.trainingId === null && row.contestId === null)
      throw callError('remoteImportTargetGone');
    const problem = await importInto(parts, by, { row, item });
    return { kind: problem.isPresent ? 'present' : 'imported', problemId: problem.id };
  } catch (error) {
    if (!(error instanceof CallError) || error.envelopeStatus >= 500) throw error;
    return failed(error, error.cause instanceof RemoteError ? error.cause : undefined);
  }
}

/** Rights are those of the account at this moment, not those of the moment of the request. */
async function getActor({ database }: BulkParts, userId: string, { origin }: Job): Promise<Actor> {
  const account = await findImporter(database, userId);
  // The column holds role codes only.
  const role = account && roleFromCode(account.roleCode as RoleCode);
  if (account === undefined || role === undefined || account.isBanned || !isAnyAdmin(role))
    throw callError('noPermission');
  const { id, username } = account;
  return {
    viewer: { id, username, role },
    origin: { ...origin, arrivedAt: undefined, requestedOrigin: '', userAgent: '' },
  };
}

async function importInto(parts: BulkParts, by: Actor, { row, item }: Taken): Promise<ImportedProblem> {
  const asked = { prefix: row.vendor, id: item.remoteId };
  const afterwards = noteProblem({ importId: row.id, position: item.position, now: parts.clock() });
  if (row.trainingId !== null) {
    const problem = await importIfMissing(parts, by, asked, { visibility: 'public', afterwards });
    await ignoreAdded('trainingProblemAdded', () =>
      importIntoTraining(parts, by, { asked, tid: row.trainingId ?? 0 }),
    );
    return problem;
  }
  if (row.contestId !== null) {
    const taken = await listContestProblems(parts.database, row.contestId);
    const displayId = nextDisplayId(taken.map((entry) => entry.displayId));
    const into = { asked, cid: row.contestId, displayId, afterwards };
    const added = await ignoreAdded('contestProblemAdded', () => importIntoContest(parts, by, into));
    return added ?? importIfMissing(parts, by, asked, { visibility: 'contest' });
  }
  return importIfMissing(parts, by, asked, { visibility: 'public', afterwards });
}

/** Imports are repeatable: a problem that the training or contest has already is no failure. */
async function ignoreAdded<Result>(code: CallError['code'], add: () => Promise<Result>) {
  try {
    return await add();
  } catch (error) {
    if (error instanceof CallError && error.code === code) return undefined;
    throw error;
  }
}

const noteProblem =
  ({ importId, position, now }: { importId: number; position: number; now: Date }) =>
  async (transaction: Queryable, problemId: number) => {
    const change = { state: 'running', problemId, updatedAt: now } as const;
    await changeItem(transaction, { importId, position, from: ['running'] }, change);
  };

const failed = (error: CallError, cause: RemoteError | undefined): ItemOutcome => ({
  kind: 'failed',
  code: error.code,
  texts: {
    'zh-CN': error.textIn('zh-CN'),
    'zh-HK': error.textIn('zh-HK'),
    'en-US': error.textIn('en-US'),
  },
  remote: cause && { key: cause.key, retryAfterMs: cause.retryAfterMs },
});

/** Only the job that changes the state of the item goes on, so a chain of jobs never splits. */
async function finishItem(
  { database, clock, queue }: BulkParts,
  job: Job,
  { row, item, outcome }: Taken & { outcome: ItemOutcome },
) {
  await inTransaction(database, async (transaction) => {
    const { importId } = job;
    const current = await lockImport(transaction, importId);
    const now = clock();
    const step = decideNextStep(outcome, job);
    const which = { importId, position: item.position, from: ['running'] } as const;
    // A job that died after it had stored the problem noted it.
    const stored = await findItem(transaction, which);
    const isNew = outcome.kind === 'present' && stored?.problemId === outcome.problemId;
    const known: ItemOutcome = isNew ? { ...outcome, kind: 'imported' } : outcome;
    const change = { ...changeOf(known, step.isTriedAgain), updatedAt: now };
    if (!(await changeItem(transaction, which, change))) return;
    if (current?.state !== 'running') {
      // Cancelled meanwhile: an item that would be tried again is not.
      await changeItems(transaction, importId, { from: ['waiting'], state: 'cancelled', updatedAt: now });
      return;
    }
    if (step.isStopped) {
      const stopped = callError('remoteImportStopped', { site: remoteJudgeNames[row.vendor] });
      const rest = { ...changeOf(failed(stopped, undefined), false), updatedAt: now };
      await changeItems(transaction, importId, { from: ['waiting'], ...rest });
    }
    if ((await findNextItem(transaction, importId)) === undefined) {
      await setImportState(transaction, importId, { state: 'finished', now });
      return;
    }
    const data = { ...job, tries: step.tries, failures: step.failures };
    await queue.enqueue(transaction, 'remote.import', { data, startAfterSeconds: step.waitSeconds });
  });
}

function changeOf(outcome: ItemOutcome, isTriedAgain: boolean): Omit<ItemChange, 'updatedAt'> {
  if (outcome.kind !== 'failed')
    return { state: outcome.kind, problemId: outcome.problemId, errorCode: null, errorDetail: null };
  return {
    state: isTriedAgain ? 'waiting' : 'failed',
    errorCode: outcome.code,
    errorDetail: JSON.stringify(outcome.texts),
  };
}
