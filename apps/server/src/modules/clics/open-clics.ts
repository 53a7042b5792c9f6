/** The access check of a contest for the Contest API. */
import type { Queryable } from '@touchstone/database';
import { decideClicsAccess, type ClicsAudience } from '@touchstone/rules/clics/clics-audience';
import { isContestAdmin, type ContestRules } from '@touchstone/rules/contests/contest-access';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import {
  describeViewer,
  findContest,
  hasPublicBoard,
  isShutOut,
  loadContestRules,
  requireExamDevice,
  viewRefusals,
  type ContestRow,
} from '../contests/index.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

/** Returns undefined when the viewer has no access. */
export async function findAudience(
  parts: Parts,
  viewer: Viewer | undefined,
  contestId: number,
): Promise<ClicsAudience | undefined> {
  const contest = await findContest(parts.database, contestId);
  if (contest === undefined) return undefined;
  const access = await decide(parts, viewer, contest);
  if (access.kind !== 'open') return undefined;
  if (!(await isKeptOut(parts, viewer, { contest, access }))) return access.audience;
  return hasPublicBoard(contest) ? 'board' : undefined;
}

export async function openClics(
  parts: Parts,
  viewer: Viewer | undefined,
  contestId: number,
): Promise<{ audience: ClicsAudience; isAdmin: boolean }> {
  const contest = await getContest(parts.database, contestId);
  const access = await decide(parts, viewer, contest);
  if (access.kind === 'refused') throw callError(viewRefusals[access.refusal]);
  if (hasPublicBoard(contest) && (await isKeptOut(parts, viewer, { contest, access })))
    return { audience: 'board', isAdmin: false };
  if (access.audience === 'inside')
    await requireExamDevice(parts.database, viewer, {
      contest,
      rules: access.rules,
      now: parts.clock(),
    });
  return { audience: access.audience, isAdmin: access.isAdmin };
}

/** The existence and times of a contest are public for all who see the list of contests. */
export async function openListedContest(
  parts: Parts,
  viewer: Viewer | undefined,
  contestId: number,
): Promise<ContestRow> {
  const contest = await getContest(parts.database, contestId);
  if (contest.isVisible && contest.groupId === null) return contest;
  const access = await decide(parts, viewer, contest);
  if (access.kind === 'open') return contest;
  throw callError(viewRefusals[access.refusal]);
}

/** Whether exam protection refuses the device. A public scoreboard stays open to it, as to everyone. */
const isKeptOut = async (
  { database, clock }: Parts,
  viewer: Viewer | undefined,
  { contest, access }: { contest: ContestRow; access: { audience: ClicsAudience; rules: ContestRules } },
): Promise<boolean> =>
  access.audience === 'inside' &&
  (await isShutOut(database, viewer, { contest, rules: access.rules, now: clock() }));

async function getContest(database: Queryable, contestId: number): Promise<ContestRow> {
  const contest = await findContest(database, contestId);
  if (contest === undefined) throw callError('contestMissing');
  return contest;
}

async function decide({ database, clock }: Parts, viewer: Viewer | undefined, contest: ContestRow) {
  const visitor = viewer === undefined ? undefined : await describeViewer(database, viewer, contest);
  const rules = {
    ...(await loadContestRules(database, viewer, contest)),
    isBoardPublic: hasPublicBoard(contest),
  };
  return {
    ...decideClicsAccess(rules, visitor, clock().getTime()),
    isAdmin: isContestAdmin(visitor, rules),
    rules,
  };
}
