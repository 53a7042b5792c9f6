import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announceMark, type MarkChange, type PairMark } from './announce-mark.ts';
import { comparisonKey, markPair, pairKey } from './api/comparisons.ts';

/** Marks a pair and offers to take it back. */
export function useMarkPair(pairId: number, comparisonId: number) {
  const client = useQueryClient();
  const store = async (mark: PairMark) => {
    await markPair({ id: pairId, ...mark });
    await Promise.all([
      client.invalidateQueries({ queryKey: comparisonKey(comparisonId) }),
      client.invalidateQueries({ queryKey: pairKey(pairId) }),
    ]);
  };
  return useMutation({
    mutationFn: ({ after }: MarkChange) => store(after),
    // One request at a time: after two quick changes the last one wins.
    scope: { id: `similarity pair ${String(pairId)}` },
    onSuccess: (_answer, change) => announceMark(change, store),
  });
}
