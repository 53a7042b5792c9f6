/** Whether a viewer may ask about a problem here, and up to which level. Every call about a question uses it. */
import type { AssistantRefusal, HintLevel } from '@touchstone/contract';
import { positionIn } from '@touchstone/rules/contests/contest-access';
import { stageAt } from '@touchstone/rules/contests/contest-time';
import { highestLevel } from '@touchstone/rules/assistant/hint-levels';
import type { LevelLock } from '@touchstone/rules/membership/benefits';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { canEnterContest, findContest, isInRunningContest, loadContestRules } from '../../contests/index.ts';
import { loadQuestionLock } from '../../membership/index.ts';
import { findEndpoint, type Endpoint } from '../model/endpoint.ts';
import { checkSpending } from '../spending/reserve-spending.ts';
import { hasConsented } from './consent.repository.ts';
import { openAskedProblem, type AskedContext, type OpenedProblem } from './open-asked-problem.ts';
import { listRunningContestsOf } from './running-contests.repository.ts';
import { listSwitches } from './switches.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings' | 'secrets'>;

export interface AssistantAccess {
  refusal: AssistantRefusal | null;
  highestLevel: HintLevel;
  endpoint: Endpoint | undefined;
  opened: OpenedProblem;
  questionsLeft: number;
  questionsPerDay: number;
  /** The membership that has more questions, if they are used up. */
  lock: LevelLock | null;
}

export async function decideAccess(
  parts: Parts,
  viewer: Viewer,
  context: AskedContext,
): Promise<AssistantAccess> {
  const opened = await openAskedProblem(parts, viewer, context);
  const endpoint = findEndpoint(parts);
  const switches = await listSwitches(parts.database, {
    userId: viewer.id,
    ...context,
    groupIds: opened.groupIds,
  });
  const level = highestLevel([
    parts.settings.current.assistant.highestLevel,
    ...switches.map((limit) => limit.highestLevel),
  ]);
  const spending = await checkSpending(parts, viewer.id);
  const refusal = await findRefusal(parts, viewer, {
    context,
    opened,
    endpoint,
    isTurnedOff: switches.some(({ isOff }) => isOff),
    spent: spending.refusal,
  });
  const { questionsLeft, questionsPerDay } = spending;
  const lock = refusal === 'quota' && questionsLeft === 0 ? await loadQuestionLock(parts, viewer) : undefined;
  return {
    refusal,
    highestLevel: level,
    endpoint,
    opened,
    questionsLeft,
    questionsPerDay,
    lock: lock ?? null,
  };
}

interface Facts {
  context: AskedContext;
  opened: OpenedProblem;
  endpoint: Endpoint | undefined;
  isTurnedOff: boolean;
  spent: 'quota' | 'budget' | null;
}

async function findRefusal(
  parts: Parts,
  viewer: Viewer,
  { context, opened, endpoint, isTurnedOff, spent }: Facts,
): Promise<AssistantRefusal | null> {
  if (endpoint === undefined) return 'not-configured';
  if (await isInContest(parts, viewer, context)) return 'contest';
  if (isTurnedOff) return 'teacher';
  if (opened.problem.isRemote) return 'remote';
  if (spent !== null) return spent;
  const destination = endpoint.url.host;
  return (await hasConsented(parts.database, { userId: viewer.id, destination })) ? null : 'consent';
}

/**
 * A contest of the question that has not ended, a running contest with the problem that the viewer can enter, or any running
 * contest that the viewer takes part in: an answer about one problem may help with another.
 */
async function isInContest(
  parts: Parts,
  viewer: Viewer,
  { contestId, problemId }: AskedContext,
): Promise<boolean> {
  const { database, clock } = parts;
  const now = clock();
  const named = contestId === undefined ? undefined : await findContest(database, contestId);
  if (named !== undefined) {
    const times = { startMs: named.startAt.getTime(), endMs: named.endAt.getTime() };
    if (stageAt(times, now.getTime()) !== 'ended') return true;
  }
  if (await isInRunningContest({ database, clock }, viewer, problemId)) return true;
  for (const id of await listRunningContestsOf(database, { userId: viewer.id, now })) {
    const contest = await findContest(database, id);
    if (contest === undefined) continue;
    const rules = await loadContestRules(database, viewer, contest);
    if (!positionIn(viewer, rules).isAdmin && (await canEnterContest(parts, viewer, id))) return true;
  }
  return false;
}
