/**
 * How this works: a search belongs to a program and to everything it is compared with, not to a submission: the key is a hash
 * of all that. A call names a submission of the viewer and computes its key, so equal programs share a result, and a change of
 * the problem leads to a new search. A row without a result and without a task is a search that no judge took in time; it
 * starts again on demand.
 */
import { counterExampleLimits, type WireCounterExample } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { hasFailingInput, slownessRatioOf } from '@touchstone/rules/judging/failing-input';
import { createHash } from 'node:crypto';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit, findRateLimitWait } from '../../platform/rate-limits.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { canEnterContest, findContest, isInRunningContest } from '../contests/index.ts';
import { canSeeProblem, findProblem } from '../problems/index.ts';
import { getDetail, queueFailingInputSearch, type FailingInputPayload } from '../submissions/index.ts';
import { presentSearch, withoutSearch } from './counter-examples.presenter.ts';
import {
  beginSearch,
  countOpenSearches,
  deleteOldSearches,
  findProgramOf,
  findSearch,
} from './counter-examples.repository.ts';
import { describeSearch, findSearchedPrograms, hasGenerators } from './search-programs.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'queue' | 'settings'>;

export interface SearchRequest extends Actor {
  submissionId: number;
}

export async function getCounterExample(parts: Parts, request: SearchRequest): Promise<WireCounterExample> {
  const subject = await describeSubject(parts, request);
  if ('reason' in subject) return withoutSearch(subject.reason);
  const known = await findSearch(parts.database, subject.key);
  const shown = known && presentSearch(known);
  if (shown !== undefined) return shown;
  const seconds = await findRateLimitWait(parts, 'counter-example', request.viewer.id);
  return seconds === undefined ? withoutSearch(null) : withoutSearch('limit', seconds);
}

const oldAfterMs = 90 * 86_400_000;

export async function startCounterExample(parts: Parts, request: SearchRequest): Promise<WireCounterExample> {
  const { database, clock } = parts;
  const { viewer, origin } = request;
  const subject = await describeSubject(parts, request);
  if ('reason' in subject)
    throw callError(subject.reason === 'contest' ? 'counterExampleInContest' : 'counterExampleUnavailable');
  const { key, problemId, payload } = subject;
  const known = await findSearch(database, key);
  const shown = known && presentSearch(known);
  if (shown !== undefined && shown.state !== 'failed') return shown;
  const maximum = counterExampleLimits.openMaximum;
  if ((await countOpenSearches(database, viewer.id)) >= maximum)
    throw callError('counterExamplesOpen', { maximum });
  await enforceRateLimit(parts, 'counter-example', viewer.id);
  const now = clock();
  await deleteOldSearches(database, new Date(now.getTime() - oldAfterMs));
  await inTransaction(database, async (transaction) => {
    const counterExampleId = await beginSearch(transaction, { problemId, key, now });
    if (counterExampleId === undefined) return;
    await queueFailingInputSearch(parts, transaction, {
      userId: viewer.id,
      payload,
      counterExampleId,
      requestId: origin.requestId,
    });
  });
  return getCounterExample(parts, request);
}

interface Subject {
  key: string;
  problemId: number;
  payload: FailingInputPayload;
}

/** Only the author of a submission learns anything about it, and only what the page of the submission shows. */
async function describeSubject(
  parts: Parts,
  { submissionId, viewer, origin: { locale } }: SearchRequest,
): Promise<Subject | { reason: 'verdict' | 'problem' | 'contest' }> {
  const { database } = parts;
  const program = await findProgramOf(database, submissionId);
  if (program?.userId !== viewer.id) throw callError('submissionNotFound');
  const { submission } = await getDetail(parts, { submissionId, viewer, locale });
  const { status } = submission;
  if (status === null || !hasFailingInput(status)) return { reason: 'verdict' };
  const { problemId, contestId } = program;
  if (!(await isProblemOpen(parts, viewer, program))) return { reason: 'problem' };
  const problem = await findSearchedPrograms(database, problemId);
  if (problem === undefined || !hasGenerators(problem)) return { reason: 'problem' };
  const isInContest =
    (await isOfRunningContest(parts, contestId)) || (await isInRunningContest(parts, viewer, problemId));
  if (isInContest) return { reason: 'contest' };
  const payload = describeSearch(problem, { program, slownessRatio: slownessRatioOf(status) });
  return { key: keyOf(problemId, payload), problemId, payload };
}

/** Also for those who run the contest: the answer would be the same for a contestant with the same program. */
async function isOfRunningContest({ database, clock }: Parts, contestId: number | null): Promise<boolean> {
  const contest = contestId === null ? undefined : await findContest(database, contestId);
  return contest !== undefined && contest.endAt > clock();
}

async function isProblemOpen(
  parts: Parts,
  viewer: Viewer,
  { problemId, contestId }: { problemId: number; contestId: number | null },
): Promise<boolean> {
  const problem = await findProblem(parts.database, problemId);
  if (problem === undefined) return false;
  if (await canSeeProblem(parts.database, problem, viewer)) return true;
  return contestId !== null && (await canEnterContest(parts, viewer, contestId));
}

/** Changes when the search itself does. */
const searchVersion = 1;

const keyOf = (problemId: number, payload: FailingInputPayload): string =>
  createHash('sha256')
    .update(JSON.stringify([searchVersion, problemId, payload]))
    .digest('hex');
