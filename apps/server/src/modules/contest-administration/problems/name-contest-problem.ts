/**
 * Adds problems to a contest and names them there. The problem in the bank stays unchanged: a public problem stays
 * public and open for practice, a contest-only problem stays contest-only. Hiding a public problem because a contest
 * uses it would take it away from everyone else, and leave it hidden after the contest.
 */
import { inTransaction, type Queryable } from '@touchstone/database';
import {
  findContestProblemErrors,
  type ContestProblemName,
} from '@touchstone/rules/contests/contest-form-problems';
import { listTexts } from '@touchstone/rules/translated-text';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { parseTranslations } from '../../../platform/translated-columns.ts';
import type { ContestRow } from '../../contests/index.ts';
import { loadGroupStandings } from '../../groups/index.ts';
import { canEditListed } from '../../problem-administration/index.ts';
import { lockAdministeredContest, recordContestChange } from '../administered-contest.ts';
import { presentEntry } from './contest-problems.presenter.ts';
import {
  findEntry,
  findEntryOf,
  lockProblem,
  insertEntry,
  listEntries,
  updateEntry,
  type ContestProblemEntry,
} from './contest-problems.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

export interface SentName {
  id?: number | undefined;
  cid?: number | undefined;
  pid?: number | undefined;
  displayId?: string | null | undefined;
  displayTitle?: string | null | undefined;
  color?: string | null | undefined;
}

/** Finds the entry by its id, or by contest and problem, and adds it when missing. Returns the entry. */
export async function nameContestProblem({ database, clock }: Parts, by: Actor, sent: SentName) {
  return inTransaction(database, async (transaction) => {
    const contestId = await findContestOf(transaction, sent);
    const contest = await lockAdministeredContest(transaction, by.viewer, contestId);
    // Load again under the lock: the entry may have been removed.
    const entry = await findSentEntry(transaction, { ...sent, cid: contestId });
    if (entry !== undefined)
      return presentEntry(await changeEntry(transaction, by, { entry, sent, now: clock() }));
    if (sent.id !== undefined || sent.pid === undefined) throw callError('contestProblemNotInContest');
    return presentEntry(
      await addEntry(transaction, by, { contest, problemId: sent.pid, sent, now: clock() }),
    );
  });
}

/** Refuses a problem that is already in the contest. */
export async function addFromBank(
  { database, clock }: Parts,
  by: Actor,
  { cid, pid, displayId }: { cid: number; pid: number; displayId?: string | null | undefined },
) {
  await inTransaction(database, async (transaction) => {
    const contest = await lockAdministeredContest(transaction, by.viewer, cid);
    const entry = await findEntryOf(transaction, { contestId: cid, problemId: pid });
    if (entry !== undefined) throw callError('contestProblemAdded');
    await addEntry(transaction, by, { contest, problemId: pid, sent: { displayId }, now: clock() });
  });
}

interface Created {
  by: Actor;
  cid: number;
  pid: number;
  sent: SentName;
}

/** Adds a problem in the transaction that creates it. */
export async function addCreated(
  { clock }: Pick<Parts, 'clock'>,
  transaction: Queryable,
  { by, cid, pid, sent }: Created,
) {
  const contest = await lockAdministeredContest(transaction, by.viewer, cid);
  await addEntry(transaction, by, { contest, problemId: pid, sent, now: clock() });
}

/** The contest of a stored entry takes precedence over the request. */
async function findContestOf(transaction: Queryable, { id, cid }: SentName): Promise<number> {
  if (id === undefined) {
    if (cid === undefined) throw callError('contestIdMissing');
    return cid;
  }
  const entry = await findEntry(transaction, id);
  if (entry === undefined) throw callError('contestProblemNotInContest');
  return entry.contestId;
}

async function findSentEntry(transaction: Queryable, { id, cid, pid }: SentName) {
  if (id !== undefined) return findEntry(transaction, id);
  if (cid === undefined || pid === undefined) return undefined;
  return findEntryOf(transaction, { contestId: cid, problemId: pid });
}

interface Adding {
  contest: ContestRow;
  problemId: number;
  sent: SentName;
  now: Date;
}

async function addEntry(
  transaction: Queryable,
  by: Actor,
  { contest, problemId, sent, now }: Adding,
): Promise<ContestProblemEntry> {
  const problem = await getAddable(transaction, by.viewer, { contest, problemId });
  const parsed = parseName(sent, { displayId: '', displayTitle: problem.title, color: null });
  // A client sends the title in its language. It stands for the title of the problem in every language.
  const titles = listTexts(problem.title, parseTranslations(problem.titleTranslations));
  const isOfProblem = titles.includes(parsed.displayTitle);
  const name = isOfProblem ? { ...parsed, displayTitle: problem.title } : parsed;
  await checkName(transaction, name, { contestId: contest.id });
  const id = await insertEntry(transaction, {
    ...name,
    contestId: contest.id,
    problemId,
    createdAt: now,
    updatedAt: now,
  });
  await recordContestChange(transaction, by, {
    contestId: contest.id,
    action: 'contest-problem.add',
    after: { pid: problemId, ...name },
  });
  return getEntry(transaction, id);
}

/**
 * A non-public problem can be added only by a user who may edit it. Contests of a group take the problems of the group and
 * public ones of the site.
 */
async function getAddable(
  transaction: Queryable,
  viewer: Viewer,
  { contest, problemId }: { contest: ContestRow; problemId: number },
) {
  const problem = await lockProblem(transaction, problemId);
  if (problem === undefined) throw callError('problemNotFound');
  if (problem.groupId !== null && problem.groupId !== contest.groupId) throw callError('problemOfGroup');
  const standings = await loadGroupStandings(transaction, viewer, [problem.groupId]);
  const isOpen =
    problem.visibility === 'public' || (problem.groupId !== null && problem.visibility === 'contest');
  if (!isOpen && !canEditListed(viewer, problem, standings)) throw callError('contestProblemOfAnother');
  if (problem.archivedVisibility !== null) throw callError('contestProblemArchived');
  if (problem.scoring !== contest.scoring && !problem.isRemote) throw callError('contestProblemTypeDiffers');
  return problem;
}

interface Changing {
  entry: ContestProblemEntry;
  sent: SentName;
  now: Date;
}

async function changeEntry(transaction: Queryable, by: Actor, { entry, sent, now }: Changing) {
  const { id, contestId, problemId, displayId, displayTitle, color } = entry;
  const before = { displayId, displayTitle, color };
  const after = parseName(sent, before);
  await checkName(transaction, after, { contestId, entryId: id });
  await updateEntry(transaction, id, { ...after, updatedAt: now });
  await recordContestChange(transaction, by, {
    contestId,
    action: 'contest-problem.change',
    before: { pid: problemId, ...before },
    after: { pid: problemId, ...after },
  });
  return getEntry(transaction, id);
}

/** Absent fields keep their values; an empty colour becomes null. */
const parseName = (sent: SentName, before: ContestProblemName): ContestProblemName => ({
  displayId: sent.displayId?.trim() ?? before.displayId,
  displayTitle: sent.displayTitle?.trim() ?? before.displayTitle,
  color: (sent.color?.trim() ?? before.color) || null,
});

async function checkName(
  transaction: Queryable,
  name: ContestProblemName,
  { contestId, entryId }: { contestId: number; entryId?: number },
) {
  const others = (await listEntries(transaction, contestId)).filter(({ id }) => id !== entryId);
  const [error] = findContestProblemErrors(
    name,
    others.map(({ displayId }) => displayId),
  );
  if (error !== undefined) throw callError('contestFormInvalid', error);
}

async function getEntry(transaction: Queryable, id: number): Promise<ContestProblemEntry> {
  const entry = await findEntry(transaction, id);
  if (entry === undefined) throw new Error('the contest problem just written is missing');
  return entry;
}
