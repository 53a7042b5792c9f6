/**
 * Keeps one subscription per wanted submission, and one for unnamed submissions while a watch follows the viewer's own.
 */
import type { SubmissionUpdate } from '@touchstone/api-client/submission-update';
import { unnamedKey, type LiveEvents } from '../live-events/index.ts';
import { submissionTopic } from './submission-topic.ts';

export function createSubmissionSubscriptions(
  liveEvents: LiveEvents,
  onUpdate: (update: SubmissionUpdate) => void,
) {
  const endById = new Map<number, () => void>();
  const subscribe = (key: number | typeof unnamedKey) =>
    liveEvents.subscribe(submissionTopic, key, { onData: onUpdate });
  let ownCount = 0;
  let endOwn: (() => void) | undefined;

  return {
    keep: (wanted: ReadonlySet<number>) => {
      for (const [id, end] of endById) {
        if (wanted.has(id)) continue;
        endById.delete(id);
        end();
      }
      for (const id of wanted) if (!endById.has(id)) endById.set(id, subscribe(id));
    },
    /** Returns a function that ends it. */
    addOwn: (): (() => void) => {
      ownCount += 1;
      endOwn ??= subscribe(unnamedKey);
      return () => {
        ownCount -= 1;
        if (ownCount > 0) return;
        endOwn?.();
        endOwn = undefined;
      };
    },
  };
}
