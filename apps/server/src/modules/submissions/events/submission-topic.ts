/**
 * The live topic of submissions: how far they are, for their owners and for viewers who name them.
 *
 * How this works: the bus tells every server that a submission has changed, by its id alone. The ids are collected, one batch at
 * a time is loaded in one query and published as far as the access rules let each subscriber see it. So a burst of
 * verdicts costs a query per tenth of a second, states never go backwards, and the first change after a quiet time is sent at
 * once. A state that a subscriber has received already is not repeated.
 *
 * The submissions that a new subscriber names are collected as if they had changed, and so it receives their state in order. When
 * the bus was away, changes may have been lost: what subscribers name, were sent, or submitted lately is sent again.
 */
import { statuses, type SubmissionEvent } from '@touchstone/contract';
import { createCoalescingWorker } from '../../../platform/coalescing-worker.ts';
import type { LiveEvents } from '../../../platform/live-events/live-events.ts';
import type { Publication } from '../../../platform/live-events/live-topic.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import type { ContestTopic } from '../../contests/index.ts';
import { guestStandings } from '../../groups/index.ts';
import { caseVisibilityOf, visibilityOf } from '../submission-visibility.ts';
import { presentState } from '../submissions.presenter.ts';
import { listIdsOfUsers, listWithProgress, type SubmissionProgressRow } from './events.repository.ts';

type Parts = Pick<Platform, 'database' | 'settings' | 'clock' | 'logger' | 'eventBus'>;

const pauseMs = 100;
const retryMs = 1000;
const maxBatch = 1000;
/** How old a submission may be whose change was lost with the bus. */
const lostWithinMs = 3_600_000;

const userKey = (userId: string) => `user ${userId}`;
const idOfKey = (key: string): readonly number[] => (/^\d+$/.test(key) ? [Number(key)] : []);

const publicationOf = (row: SubmissionProgressRow): Publication<SubmissionProgressRow> => ({
  keys: [String(row.id), userKey(row.userId)],
  change: row,
});

export function addSubmissionTopic(liveEvents: LiveEvents, parts: Parts, contestTopic: ContestTopic) {
  const { database, logger, clock, eventBus } = parts;
  const load = async (ids: number[]) => (await listWithProgress(database, ids)).map(publicationOf);

  const channel = liveEvents.addTopic<'submission', SubmissionProgressRow, undefined>({
    event: 'submission',
    parseKeys: ({ submitIds }, viewer) => [
      ...submitIds.map(String),
      ...(viewer === undefined ? [] : [userKey(viewer.id)]),
    ],
    present: (row, { viewer, connection }) =>
      presentProgress(parts, row, {
        viewer,
        isInsideContest: contestTopic.canEnter(connection, row.contestId),
      }),
    stateKeyOf: ({ submitId }) => submitId,
    onSubscribe: (keys) => {
      worker.add(keys.flatMap(idOfKey));
    },
    // A row of before may show what is hidden by now.
    reload: (rows) => load([...new Set(rows.map(({ id }) => id))]),
  });

  const worker = createCoalescingWorker<number>({
    process: async (ids) => {
      for (const publication of await load([...ids])) channel.publish(publication);
    },
    onFailure: (error) => {
      logger.warn({ err: error }, 'changed submissions could not be loaded yet');
      return 'retry';
    },
    isNeeded: channel.acceptsChanges,
    pauseMs,
    retryMs,
    maxBatch,
  });
  liveEvents.onStop(worker.stop);

  const sendAgain = async () => {
    channel.invalidateReplay();
    const subscriptions = channel.subscriptions();
    const userIds = new Set(subscriptions.flatMap(({ connection }) => connection.viewer?.id ?? []));
    const since = new Date(clock().getTime() - lostWithinMs);
    const recent = await listIdsOfUsers(database, { userIds: [...userIds], since });
    const known = subscriptions.flatMap(({ keys, sentStates }) => [
      ...[...keys].flatMap(idOfKey),
      ...sentStates.stateKeys(),
    ]);
    for (const { sentStates } of subscriptions) sentStates.clear();
    worker.add([...known, ...recent]);
  };

  const handle = async ({ submissionId }: { submissionId: number }) => {
    worker.add([submissionId]);
  };
  eventBus.subscribe('submission.progress', { handle, resync: sendAgain });
  // One resync serves both.
  eventBus.subscribe('submission.judged', { handle, resync: async () => undefined });
}

/** Same content as the response of `POST /api/check-submissions-status`. */
function presentProgress(
  { settings, clock }: Pick<Parts, 'settings' | 'clock'>,
  row: SubmissionProgressRow,
  { viewer, isInsideContest }: { viewer: Viewer | undefined; isInsideContest: boolean },
): SubmissionEvent | undefined {
  // Live topics load no standings: a submission of a group is sent to its author and to super administrators only.
  const context = { now: clock(), isInsideContest, standings: guestStandings };
  const visibility = visibilityOf(row, viewer, { switches: settings.current.switches, ...context });
  if (visibility.kind === 'frozen') return frozenEvent(row.id);
  if (visibility.kind !== 'visible') return undefined;
  const { status, score, time, memory, judger, isManual, remote } = presentState(row, visibility);
  const { judgedCases, totalCases } =
    caseVisibilityOf(row, viewer, context).kind === 'visible' ? row : noCases;
  const state = { status, score, time, memory, judger, isManual, remote };
  return { submitId: row.id, ...state, judgedCases, totalCases };
}

const noCases = { judgedCases: null, totalCases: null };

/** Shows only that a submission exists. */
const frozenEvent = (submitId: number): SubmissionEvent => ({
  submitId,
  status: statuses.unknownResult,
  score: null,
  time: null,
  memory: null,
  judger: null,
  isManual: null,
  remote: null,
  ...noCases,
});
