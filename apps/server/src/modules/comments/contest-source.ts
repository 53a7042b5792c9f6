import { positionIn } from '@touchstone/rules/contests/contest-access';
import { hasDuty } from '@touchstone/rules/contests/contest-staff';
import { stageAt } from '@touchstone/rules/contests/contest-time';
import { callError } from '../../platform/errors/call-error.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { openContest, type ContestRow } from '../contests/index.ts';
import type { ContestSource, SourceParts } from './source-facts.ts';
import { listGroupRoots } from './comment-authors.repository.ts';

export async function openContestSource(
  parts: SourceParts,
  viewer: Viewer | undefined,
  contestId: number,
): Promise<ContestSource> {
  if (!parts.settings.current.switches.openContestComment) throw callError('contestCommentOff');
  const { contest, rules, isAdmin, now } = await openContest(parts, viewer, contestId);
  return {
    type: 'Contest',
    id: contest.id,
    title: contest.title,
    groupId: contest.groupId,
    isModerator: isAdmin,
    questions: {
      reader: {
        userId: viewer?.id,
        isManager: hasDuty(positionIn(viewer, rules), 'announcements'),
        hasEnded: stageAt(rules, now.getTime()) === 'ended',
      },
      managerIds: await listManagers(parts, contest),
    },
  };
}

/** Without super administrators, who are known by their role. */
export async function listManagers({ database }: Pick<SourceParts, 'database'>, contest: ContestRow) {
  const jury = contest.staff.filter(({ role }) => role === 'jury').map(({ account }) => account);
  const roots = contest.groupId === null ? [] : await listGroupRoots(database, contest.groupId);
  return new Set([...(contest.ownerId === null ? [] : [contest.ownerId]), ...jury, ...roots]);
}
