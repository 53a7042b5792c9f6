/**
 * The live topic of a contest: that its announcements, its board or the contest itself have changed, never what changed. The calls
 * about the contest present that, each with its own access check.
 *
 * How this works: the contest and the registrations are loaded as access; the decision about each event follows from them
 * and from the time, since contests open and freeze without any event. A viewer who is not registered may register at any
 * time, so that access is loaded again with each heartbeat.
 */
import type { ContestEvent, GroupStanding } from '@touchstone/contract';
import { refuseContestView, seesResults } from '@touchstone/rules/contests/contest-access';
import { isProtected } from '@touchstone/rules/contests/exam-protection';
import type { LiveConnection } from '../../platform/live-events/live-connection.ts';
import type { LiveEvents } from '../../platform/live-events/live-events.ts';
import { fromBus, type Publication } from '../../platform/live-events/live-topic.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadStandingsIn } from '../groups/index.ts';
import { contestRules } from './contest-rules.ts';
import { findContest, listRegistered, type ContestRow } from './contests.repository.ts';
import { isDeviceRefused, isExamFor, protectionOf } from './exam-protection/exam-device.ts';
import { listExamSessionsOf } from './exam-protection/exam-sessions.repository.ts';
import { isBoardOpenToAll } from './open-contest.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

interface ContestChange {
  readonly changed: ContestEvent['changed'];
  /** The users concerned. Undefined: all. */
  readonly userIds?: readonly string[] | undefined;
  /** Of a board: whether viewers of the frozen board see a difference, too. */
  readonly isForAll: boolean;
}

/** What decides about the events of a contest, for one viewer. */
export interface ContestAccess {
  readonly contest: ContestRow;
  readonly isRegistered: boolean;
  readonly groupStanding: GroupStanding | null;
  /** Whether exam protection refuses the device. Applies while the contest runs. */
  readonly isDeviceRefused: boolean;
}

export interface ContestTopic {
  /** Sent after a pause: everybody who receives it fetches the board. */
  readonly publishBoardChange: (contestId: number, options: { isForAll: boolean }) => void;
  /** Whether the connection subscribes to this contest and its viewer may enter it now. */
  readonly canEnter: (connection: LiveConnection, contestId: number | null) => boolean;
  /** False: no client follows any contest, and the caller drops its changes. */
  readonly acceptsChanges: () => boolean;
}

/** Boards in the memory of any server follow a verdict within this time. */
const settleMs = 300;
const shortestPauseMs = 500;
const pausePerSubscriberMs = 2;

const publication = (
  contestId: number,
  changed: ContestEvent['changed'],
  isForAll = true,
): Publication<ContestChange> => ({ keys: [String(contestId)], change: { changed, isForAll } });

export function addContestTopic(liveEvents: LiveEvents, parts: Parts): ContestTopic {
  const { clock } = parts;
  const decide = (access: ContestAccess, viewer: Viewer | undefined) =>
    decideVisit({ ...access, viewer, now: clock() });

  /** Contests of the group with subscribers. Those without access are checked with each heartbeat. */
  const listFollowed = (groupId: number): string[] => [
    ...new Set(
      channel
        .subscriptions()
        .flatMap(({ connection, keys }) =>
          [...keys].filter((key) => channel.findAccess(connection, key)?.contest.groupId === groupId),
        ),
    ),
  ];

  const channel = liveEvents.addTopic<'contest', ContestChange, ContestAccess>({
    event: 'contest',
    parseKeys: ({ cid }) => (cid === undefined ? [] : [String(cid)]),
    access: {
      load: (key, viewers) => loadContestAccess(parts, Number(key), viewers),
      isUncertain: (access, viewer) => decide(access, viewer).isUncertain,
    },
    present: ({ changed, isForAll, userIds }, { key, viewer, access }) => {
      if (userIds !== undefined && (viewer === undefined || !userIds.includes(viewer.id))) return undefined;
      const visit = decide(access, viewer);
      const isMeant = {
        announcements: visit.refusal === undefined,
        board: visit.isBoardShown && (isForAll || visit.hasResults),
        // Its times are public to all who see that it exists.
        contest: access.contest.isVisible || visit.hasResults,
      }[changed];
      return isMeant ? { cid: Number(key), changed } : undefined;
    },
    sources: [
      fromBus(
        'contest.changed',
        ({ contestId }) => [publication(contestId, 'contest'), publication(contestId, 'board')],
        {
          changesAccess: true,
        },
      ),
      // A user who joins the group or is removed from it may enter its contests, or may not any more.
      fromBus(
        'group.changed',
        ({ groupId, changed, userIds }) =>
          changed === 'announcements'
            ? []
            : listFollowed(groupId).map((key) => ({
                keys: [key],
                change: { changed: 'contest', isForAll: true, userIds },
              })),
        { changesAccess: true },
      ),
      fromBus('contest.announced', ({ contestId }) => [publication(contestId, 'announcements')]),
    ],
    throttle: {
      applies: ({ changed }) => changed === 'board',
      merge: (earlier, later) => ({ ...later, isForAll: earlier.isForAll || later.isForAll }),
      settleMs,
      pauseMs: (subscribers) => Math.max(shortestPauseMs, subscribers * pausePerSubscriberMs),
    },
    // Also for clients that do not know `reset`.
    onResync: async () => {
      for (const key of channel.keys()) {
        await channel.reloadAccess(key);
        for (const changed of ['contest', 'announcements', 'board'] as const)
          channel.publish(publication(Number(key), changed));
      }
    },
  });

  return {
    publishBoardChange: (contestId, { isForAll }) => {
      channel.publish(publication(contestId, 'board', isForAll));
    },
    canEnter: (connection, contestId) => {
      const access = contestId === null ? undefined : channel.findAccess(connection, String(contestId));
      return access !== undefined && decide(access, connection.viewer).refusal === undefined;
    },
    acceptsChanges: channel.acceptsChanges,
  };
}

export async function loadContestAccess(
  { database }: Pick<Parts, 'database'>,
  contestId: number,
  viewers: readonly (Viewer | undefined)[],
): Promise<(ContestAccess | undefined)[]> {
  const contest = await findContest(database, contestId);
  if (contest === undefined) return [];
  const userIds = viewers.flatMap((viewer) => viewer?.id ?? []);
  const registered = await listRegistered(database, contestId, userIds);
  const standingOf = await loadStandingsIn(database, contest.groupId, userIds);
  const entered = isProtected(protectionOf(contest))
    ? Map.groupBy(await listExamSessionsOf(database, contestId, userIds), ({ userId }) => userId)
    : undefined;
  return viewers.map((viewer) => ({
    contest,
    isDeviceRefused:
      entered !== undefined && isDeviceRefused(contest, viewer?.device, entered.get(viewer?.id ?? '') ?? []),
    isRegistered: viewer !== undefined && registered.has(viewer.id),
    groupStanding: standingOf(viewer?.id),
  }));
}

export function decideVisit({
  contest,
  isRegistered,
  groupStanding,
  isDeviceRefused: isRefused,
  viewer,
  now,
}: ContestAccess & { viewer: Viewer | undefined; now: Date }) {
  const rules = contestRules(contest, { groupStanding, viewerId: viewer?.id });
  const isExam = isExamFor(viewer, { contest, rules, now });
  const refusal =
    refuseContestView(rules, viewer && { ...viewer, isRegistered }, now.getTime()) ??
    (isExam && isRefused ? 'device-refused' : undefined);
  return {
    /** A viewer may register, and a contestant may enter an exam on another device, without an event. */
    isUncertain: refusal === 'not-registered' || isExam,
    rules,
    refusal,
    hasResults: seesResults(viewer, rules),
    isBoardShown: refusal === undefined || isBoardOpenToAll(contest, now),
  };
}
