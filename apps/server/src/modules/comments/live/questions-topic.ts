/**
 * The live topic of the questions of a contest: that one has changed, never its text. The rule of the pages decides about each
 * recipient at the time of sending: a contestant receives events of own questions and of published ones, and those who run the
 * contest receive all.
 */
import { canReadAnswer, canReadQuestion } from '@touchstone/rules/community/contest-questions';
import { positionIn } from '@touchstone/rules/contests/contest-access';
import { hasDuty } from '@touchstone/rules/contests/contest-staff';
import { stageAt } from '@touchstone/rules/contests/contest-time';
import type { CommentChange } from '../../../platform/event-bus.ts';
import type { LiveEvents } from '../../../platform/live-events/live-events.ts';
import { fromBus } from '../../../platform/live-events/live-topic.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { decideVisit, loadContestAccess, type ContestAccess } from '../../contests/index.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings'>;

/** `access`: the contest, its staff or the group has changed, and nothing is sent. */
type QuestionChange = CommentChange | 'access';

export function addQuestionsTopic(liveEvents: LiveEvents, parts: Parts) {
  const { clock, settings } = parts;
  const channel = liveEvents.addTopic<'contest-questions', QuestionChange, ContestAccess>({
    event: 'contest-questions',
    parseKeys: ({ cid }, viewer) => (cid === undefined || viewer === undefined ? [] : [String(cid)]),
    access: {
      load: (key, viewers) => loadContestAccess(parts, Number(key), viewers),
      isUncertain: (access, viewer) => decideVisit({ ...access, viewer, now: clock() }).isUncertain,
    },
    present: (change, { key, viewer, access }) => {
      if (change === 'access' || !settings.current.switches.openContestComment) return undefined;
      if (!canReadChange(change, viewer, { access, now: clock() })) return undefined;
      const { commentId, replyId = null } = change;
      return { cid: Number(key), changed: describeChange(change), commentId, replyId };
    },
    sources: [
      fromBus('comment.changed', (change) =>
        change.source.type === 'Contest' ? [{ keys: [String(change.source.id)], change }] : [],
      ),
      fromBus('contest.changed', ({ contestId }) => [{ keys: [String(contestId)], change: 'access' }], {
        changesAccess: true,
      }),
      fromBus('group.changed', ({ groupId }) => [{ keys: listFollowed(groupId), change: 'access' }], {
        changesAccess: true,
      }),
    ],
  });

  /** Contests of the group with subscribers. Those without access are checked with each heartbeat. */
  const listFollowed = (groupId: number): string[] =>
    channel
      .subscriptions()
      .flatMap(({ connection, keys }) =>
        [...keys].filter((key) => channel.findAccess(connection, key)?.contest.groupId === groupId),
      );
}

function describeChange({ changed, replyId }: CommentChange) {
  if (changed !== 'added') return changed;
  return replyId === undefined ? 'question' : 'answer';
}

function canReadChange(
  { question, answer }: CommentChange,
  viewer: Viewer | undefined,
  { access, now }: { access: ContestAccess; now: Date },
): boolean {
  const { rules, refusal } = decideVisit({ ...access, viewer, now });
  if (refusal !== undefined || question === undefined) return false;
  const reader = {
    userId: viewer?.id,
    isManager: hasDuty(positionIn(viewer, rules), 'announcements'),
    hasEnded: stageAt(rules, now.getTime()) === 'ended',
  };
  return answer === undefined ? canReadQuestion(reader, question) : canReadAnswer(reader, question, answer);
}
