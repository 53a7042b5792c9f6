import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { getLiveEvents } from '../../../lib/live-events/index.ts';
import { subscribeToQuestions } from './contest-questions-topic.ts';

/** The queries that a changed question concerns; the lists of questions belong to the feature of comments. */
export const questionKeys = (contestId: number) =>
  [
    ['contest', contestId, 'answers'],
    ['contest', contestId, 'question-count'],
    ['comments', `contest-${String(contestId)}`],
  ] as const;

/** An answer appears where it is awaited, so the lists are fetched again at once. */
export function useQuestionUpdates(contestId: number): void {
  const client = useQueryClient();
  const receive = useEffectEvent(() => {
    for (const queryKey of questionKeys(contestId)) void client.invalidateQueries({ queryKey });
  });
  useEffect(() => subscribeToQuestions(getLiveEvents(), contestId, () => receive()), [contestId]);
}
