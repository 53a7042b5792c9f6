import { readUpdate, type SubmissionUpdate } from '@touchstone/api-client/submission-update';
import { useEffect, useEffectEvent } from 'react';
import { ApiError, callApi } from '../api/index.ts';
import { getLiveEvents } from '../live-events/index.ts';
import { subscribeToContest, type ContestChange } from './contest-change.ts';
import { createSubmissionWatches, type SubmissionWatches } from './submission-watches.ts';

/** A failed request ends the polling without a message: the page keeps its data. */
async function askStates(submitIds: readonly number[], signal: AbortSignal) {
  try {
    const body = { submitIds: [...submitIds] };
    const states = await callApi('POST /api/check-submissions-status', { body, signal });
    // For a submission after the freeze only the key is known.
    return Object.entries(states).flatMap(
      ([id, state]) => readUpdate({ ...state, submitId: Number(id) }) ?? [],
    );
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) return undefined;
    throw error;
  }
}

let tabWatches: SubmissionWatches | undefined;

const getWatches = (): SubmissionWatches =>
  (tabWatches ??= createSubmissionWatches({ liveEvents: getLiveEvents(), ask: askStates }));

/**
 * Calls back with every change of these submissions until their verdict. Pass only submissions without a verdict: a
 * verdict is sent once, and a rejudged submission must be passed again.
 */
export function useSubmissionUpdates(
  submitIds: readonly number[],
  onUpdate: (update: SubmissionUpdate) => void,
): void {
  const receive = useEffectEvent(onUpdate);
  const key = [...new Set(submitIds)].sort((one, other) => one - other).join(',');
  useEffect(() => {
    if (key === '') return undefined;
    return getWatches().watch(key.split(',').map(Number), (update) => receive(update));
  }, [key]);
}

/** Calls back with every change of the viewer's own submissions, also those made in another tab. Only the stream has these. */
export function useOwnSubmissionUpdates(
  isEnabled: boolean,
  onUpdate: (update: SubmissionUpdate) => void,
): void {
  const receive = useEffectEvent(onUpdate);
  useEffect(() => {
    if (!isEnabled) return undefined;
    return getWatches().watchOwn((update) => receive(update));
  }, [isEnabled]);
}

/** Calls back when a part of this contest has changed, while the page is visible. Undefined: no contest. */
export function useContestChanges(
  contestId: number | undefined,
  onChange: (change: ContestChange) => void,
): void {
  const receive = useEffectEvent(onChange);
  useEffect(() => {
    if (contestId === undefined) return undefined;
    return subscribeToContest(getLiveEvents(), contestId, (change) => receive(change));
  }, [contestId]);
}
