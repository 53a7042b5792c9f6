/** An event says that a training or the progress in it has changed; the new data must be fetched. */
import type { TrainingEvent } from '@touchstone/contract';
import type { LiveEvents, LiveTopic } from '../../lib/live-events/index.ts';

export type TrainingChange = TrainingEvent['changed'];

const trainingChanges: readonly TrainingChange[] = ['training', 'progress'];

/** Returns undefined if the value is not such an event. */
export function parseTrainingEvent(value: unknown): TrainingEvent | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { tid, changed } = value as Record<string, unknown>;
  const change = trainingChanges.find((one) => one === changed);
  return typeof tid === 'number' && change !== undefined ? { tid, changed: change } : undefined;
}

const trainingTopic: LiveTopic<TrainingEvent> = {
  event: 'training',
  parameter: 'tid',
  // A tab shows one training: the last opened one.
  selectKeys: (ids) => ids.slice(-1),
  parse: parseTrainingEvent,
  keyOf: ({ tid }) => tid,
};

/** After missed events, everything counts as changed. Returns a function that unsubscribes. */
export const subscribeToTraining = (
  liveEvents: LiveEvents,
  trainingId: number,
  onChange: (change: TrainingChange) => void,
): (() => void) =>
  liveEvents.subscribe(trainingTopic, trainingId, {
    onData: ({ changed }) => onChange(changed),
    onReset: () => {
      for (const change of trainingChanges) onChange(change);
    },
  });
