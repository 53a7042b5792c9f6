/** The caller's progress on problems, outside contests and in one. */
import { ownProgressCalls, statuses, type Locale } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { contestTitleFor, titleFor } from '../../../platform/translated-columns.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { openGroup } from '../../groups/index.ts';
import { listProgress } from '../../problems/index.ts';
import { listShownProblems, loadOwnCells, openTraining } from '../../trainings/index.ts';
import { listContestProblems } from '../contest-problems.repository.ts';
import { openContest, type OpenContest } from '../open-contest.ts';
import { createPresence } from '../content/note-presence.ts';
import { loadOwnProgress } from './load-own-progress.ts';
import { listOwnGroupResults } from './own-progress.repository.ts';

const isGiven = (id: number | undefined) => id !== undefined && id !== 0;
const { notSubmitted, accepted } = statuses;

export function registerOwnProgress(app: FastifyInstance, platform: Platform) {
  const notePresence = createPresence(platform);
  registerCalls(app, authenticatorOf(platform), {
    calls: ownProgressCalls,
    handlers: {
      'POST /api/get-user-problem-status': async ({ body, viewer }) => {
        const { pidList, isContestProblemList, cid, gid, containsEnd } = body;
        if (isContestProblemList || isGiven(cid)) {
          const request = { cid: cid ?? 0, pidList, includesAfterEnd: containsEnd === true };
          const open = await openContest(platform, viewer, request.cid, 'contestNotFound');
          await notePresence(open, viewer);
          return loadStatusInContest(platform, open, { ...request, userId: viewer.id });
        }
        if (isGiven(gid)) return loadStatusInGroup(platform, viewer, { gid: gid ?? 0, pidList });
        return loadStatusOutside(platform, viewer, pidList);
      },
      'GET /api/get-full-screen-problem-list': async ({ query: { tid, cid }, viewer, origin }) => {
        if (tid !== undefined && tid !== 0)
          return loadTrainingStrip(platform, viewer, { tid, locale: origin.locale });
        if (cid === undefined || cid === 0) throw callError('trainingOrContestRequired');
        return loadStrip(platform, viewer, { cid, locale: origin.locale });
      },
    },
  });
}

async function loadStatusOutside({ database }: Platform, viewer: Viewer, pidList: number[]) {
  const progress = await listProgress(database, { userId: viewer.id, problemIds: pidList });
  const known = new Map(
    progress.map(({ problemId, status, solvedBy }) => [problemId, solvedBy === null ? status : accepted]),
  );
  return Object.fromEntries(pidList.map((pid) => [String(pid), { status: known.get(pid) ?? notSubmitted }]));
}

/** Submissions of the group count, in its contests they do not. */
async function loadStatusInGroup(
  { database }: Platform,
  viewer: Viewer,
  { gid, pidList }: { gid: number; pidList: number[] },
) {
  await openGroup(database, viewer, gid, 'seeContent');
  const rows = await listOwnGroupResults(database, { userId: viewer.id, groupId: gid, problemIds: pidList });
  const known = new Map(rows.map(({ problemId, status }) => [problemId, status]));
  return Object.fromEntries(pidList.map((pid) => [String(pid), { status: known.get(pid) ?? notSubmitted }]));
}

async function loadStatusInContest(
  { database }: Platform,
  open: OpenContest,
  { pidList, userId, includesAfterEnd }: { pidList: number[]; userId: string; includesAfterEnd: boolean },
) {
  const known = await loadOwnProgress(database, open, { userId, includesAfterEnd });
  const none = { status: notSubmitted, score: null };
  return Object.fromEntries(pidList.map((pid) => [String(pid), known.get(pid) ?? none]));
}

async function loadTrainingStrip(
  platform: Platform,
  viewer: Viewer,
  { tid, locale }: { tid: number; locale: Locale },
) {
  const { database } = platform;
  const { training } = await openTraining(platform, viewer, tid);
  const problems = await listShownProblems(database, tid);
  const cells = await loadOwnCells(database, training, { userId: viewer.id, problems });
  return problems.map((problem) => ({
    pid: problem.id,
    problemId: problem.displayId,
    title: titleFor(problem, locale),
    status: cells.get(problem.id)?.status ?? null,
    // Points exist in contests only.
    score: null,
  }));
}

async function loadStrip(
  platform: Platform,
  viewer: Viewer,
  { cid, locale }: { cid: number; locale: Locale },
) {
  const { database } = platform;
  const open = await openContest(platform, viewer, cid);
  const problems = await listContestProblems(database, cid);
  const wanted = { userId: viewer.id, includesAfterEnd: true, isJudgedOnly: true };
  const known = await loadOwnProgress(database, open, wanted);
  return problems.map((problem) => {
    const { problemId, displayId } = problem;
    const { status, score } = known.get(problemId) ?? { status: null, score: null };
    return { pid: problemId, problemId: displayId, title: contestTitleFor(problem, locale), status, score };
  });
}
