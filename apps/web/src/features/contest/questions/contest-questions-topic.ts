/** An event says that a question of a contest, or an answer to it, has changed; the new data must be fetched. */
import { unnamedKey, type LiveEvents, type LiveTopic } from '../../../lib/live-events/index.ts';

interface QuestionsEvent {
  cid: number;
}

/** Returns undefined if the value is not such an event. */
export function parseQuestionsEvent(value: unknown): QuestionsEvent | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { cid } = value as Record<string, unknown>;
  return typeof cid === 'number' ? { cid } : undefined;
}

const questionsTopic: LiveTopic<QuestionsEvent> = {
  event: 'contest-questions',
  // The topic of the contest names it in the same parameter.
  parameter: 'cid',
  selectKeys: () => [],
  parse: parseQuestionsEvent,
  keyOf: ({ cid }) => cid,
};

/** For pages that follow the contest itself, too. After missed events, the questions count as changed. */
export const subscribeToQuestions = (
  liveEvents: LiveEvents,
  contestId: number,
  onChange: () => void,
): (() => void) =>
  liveEvents.subscribe(questionsTopic, unnamedKey, {
    onData: ({ cid }) => {
      if (cid === contestId) onChange();
    },
    onReset: onChange,
  });
