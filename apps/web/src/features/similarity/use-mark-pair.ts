import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SimilarityMark } from '@touchstone/contract/similarity-limits';
import { currentMessages } from '../../lib/messages.ts';
import { showToast, showUndoToast } from '../../lib/toasts.ts';
import { comparisonKey, markPair, pairKey } from './api/comparisons.ts';
import { similarityMessages } from './similarity-messages.ts';

export interface PairMark {
  mark: SimilarityMark | null;
  note: string;
}

interface MarkChange {
  before: PairMark;
  after: PairMark;
}

/** Marks a pair and offers to take it back. */
export function useMarkPair(pairId: number, comparisonId: number) {
  const client = useQueryClient();
  const store = async (after: PairMark) => {
    await markPair({ id: pairId, ...after });
    await Promise.all([
      client.invalidateQueries({ queryKey: comparisonKey(comparisonId) }),
      client.invalidateQueries({ queryKey: pairKey(pairId) }),
    ]);
  };
  return useMutation({
    mutationFn: ({ after }: MarkChange) => store(after),
    // One request at a time: after two quick changes the last one wins.
    scope: { id: `similarity pair ${String(pairId)}` },
    onSuccess: (_answer, { before, after }) => {
      const m = currentMessages(similarityMessages);
      const text = after.mark === null ? m.unmarked : m.marked(m.marks[after.mark]);
      showUndoToast(text, () => {
        // The call shows its own error.
        store(before).then(
          () => showToast('success', m.undone),
          () => undefined,
        );
      });
    },
  });
}
