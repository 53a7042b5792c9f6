import type { ComparisonResult } from './api/comparisons.ts';
import type { Cluster, PairRow } from './pairs/select-pairs.ts';

/** What all tabs of the results show. */
export interface ShownResult {
  result: ComparisonResult;
  rows: readonly PairRow[];
  /** In percent. */
  minimum: number;
  clusters: readonly Cluster[];
}
