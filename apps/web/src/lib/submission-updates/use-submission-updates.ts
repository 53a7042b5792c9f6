import { useEffect, useEffectEvent } from 'react';
import { ApiError, callApi } from '../api/index.ts';
import { session } from '../session.ts';
import type { ContestChange } from './contest-change.ts';
import { createUpdateStream } from './open-update-stream.ts';
import { readUpdate, type SubmissionUpdate } from '@touchstone/api-client/submission-update';
import { createUpdateHub, type UpdateHub } from './update-hub.ts';

/** A question that failed ends the polling, and disturbs nobody: the page says what it has. */
async function askStates(submitIds: readonly number[], signal: AbortSignal) {
  try {
    const body = { submitIds: [...submitIds] };
    const states = await callApi('POST /api/check-submissions-status', { body, signal });
    // Of a sealed submission only its key is known.
    return Object.entries(states).flatMap(
      ([id, state]) => readUpdate({ ...state, submitId: Number(id) }) ?? [],
    );
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) return undefined;
    throw error;
  }
}

let tabHub: UpdateHub | undefined;

function startHub(): UpdateHub {
  const hub = createUpdateHub({
    openStream: createUpdateStream({ baseUrl: '', getToken: () => session.get().token }),
    ask: askStates,
    page: document,
  });
  let uid = session.get().user?.uid;
  session.subscribe(() => {
    if (session.get().user?.uid === uid) return;
    uid = session.get().user?.uid;
    hub.reconnect();
  });
  window.addEventListener('online', hub.reconnect);
  return hub;
}

const getHub = (): UpdateHub => (tabHub ??= startHub());

/**
 * Tells of every change of these submissions until they have their verdict. Name those that have none yet: a verdict is told
 * once, and a submission that is judged again is named again.
 */
export function useSubmissionUpdates(
  submitIds: readonly number[],
  onUpdate: (update: SubmissionUpdate) => void,
): void {
  const tell = useEffectEvent(onUpdate);
  const key = [...new Set(submitIds)].sort((one, other) => one - other).join(',');
  useEffect(() => {
    if (key === '') return undefined;
    return getHub().watch({ submitIds: key.split(',').map(Number), onUpdate: (update) => tell(update) });
  }, [key]);
}

/** Tells of every change of the viewer's own submissions, also those made in another tab. Only the stream knows of these. */
export function useOwnSubmissionUpdates(
  isEnabled: boolean,
  onUpdate: (update: SubmissionUpdate) => void,
): void {
  const tell = useEffectEvent(onUpdate);
  useEffect(() => {
    if (!isEnabled) return undefined;
    return getHub().watch({ submitIds: [], followsOwn: true, onUpdate: (update) => tell(update) });
  }, [isEnabled]);
}

/** Tells that something of this contest has changed, while somebody looks at the page. Undefined: of none. */
export function useContestChanges(
  contestId: number | undefined,
  onChange: (change: ContestChange) => void,
): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (contestId === undefined) return undefined;
    return getHub().watchContest({ contestId, onChange: (change) => tell(change) });
  }, [contestId]);
}
