/**
 * The live topic of a training: that its progress or the training itself has changed, never what changed. The calls about the
 * training present that, each with its own access check.
 */
import type { GroupStanding, TrainingEvent } from '@touchstone/contract';
import {
  decideTrainingAccess,
  decideTrainingIntroduction,
  type TrainingRegistration,
} from '@touchstone/rules/trainings/training-access';
import type { LiveEvents } from '../../platform/live-events/live-events.ts';
import { fromBus, type Publication } from '../../platform/live-events/live-topic.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadStandingsIn } from '../groups/index.ts';
import { findTraining, listRegistrationsOf, type TrainingRow } from './trainings.repository.ts';

type Changed = TrainingEvent['changed'];

interface TrainingTopicAccess {
  readonly training: TrainingRow;
  readonly registration: TrainingRegistration;
  readonly groupStanding: GroupStanding | null;
}

/** Many verdicts of a class arrive together, and each recipient fetches the rank again. */
const settleMs = 300;
const shortestPauseMs = 500;
const pausePerSubscriberMs = 2;

const publication = (trainingId: number, changed: Changed): Publication<Changed> => ({
  keys: [String(trainingId)],
  change: changed,
});

const factsOf = ({ training, groupStanding }: TrainingTopicAccess) => ({ ...training, groupStanding });

export function addTrainingTopic(liveEvents: LiveEvents, parts: Pick<Platform, 'database'>) {
  const accessOf = (access: TrainingTopicAccess, viewer: Viewer | undefined) =>
    decideTrainingAccess(viewer, factsOf(access), access.registration);

  const channel = liveEvents.addTopic<'training', Changed, TrainingTopicAccess>({
    event: 'training',
    parseKeys: ({ tid }) => (tid === undefined ? [] : [String(tid)]),
    access: {
      load: (key, viewers) => loadAccess(parts, Number(key), viewers),
      // A user may register, and a member may be accepted or removed, at any time.
      isUncertain: () => true,
    },
    present: (changed, { key, viewer, access }) => {
      const isMeant = {
        progress: accessOf(access, viewer) === 'open',
        training: decideTrainingIntroduction(viewer, factsOf(access)) === 'open',
      }[changed];
      return isMeant ? { tid: Number(key), changed } : undefined;
    },
    sources: [
      fromBus('training.changed', ({ trainingId }) => [publication(trainingId, 'training')], {
        changesAccess: true,
      }),
      fromBus('training.progressed', ({ trainingId }) => [publication(trainingId, 'progress')]),
    ],
    throttle: {
      applies: (changed) => changed === 'progress',
      merge: (_, later) => later,
      settleMs,
      pauseMs: (subscribers) => Math.max(shortestPauseMs, subscribers * pausePerSubscriberMs),
    },
    onResync: async () => {
      for (const key of channel.keys()) {
        await channel.reloadAccess(key);
        for (const changed of ['training', 'progress'] as const)
          channel.publish(publication(Number(key), changed));
      }
    },
  });
}

async function loadAccess(
  { database }: Pick<Platform, 'database'>,
  trainingId: number,
  viewers: readonly (Viewer | undefined)[],
): Promise<(TrainingTopicAccess | undefined)[]> {
  const training = await findTraining(database, trainingId);
  if (training === undefined) return [];
  const userIds = viewers.flatMap((viewer) => viewer?.id ?? []);
  const registered = await listRegistrationsOf(database, trainingId, userIds);
  const standingOf = await loadStandingsIn(database, training.groupId, userIds);
  return viewers.map((viewer) => ({
    training,
    registration: describeRegistration(viewer === undefined ? undefined : registered.get(viewer.id)),
    groupStanding: standingOf(viewer?.id),
  }));
}

function describeRegistration(found: { isDisabled: boolean } | undefined): TrainingRegistration {
  if (found === undefined) return 'none';
  return found.isDisabled ? 'disabled' : 'active';
}
