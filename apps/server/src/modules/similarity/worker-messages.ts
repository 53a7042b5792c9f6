/** A worker answers one task after another, in their order. */
import type { Comparison, FragmentPlaces } from '@touchstone/similarity/compare-programs';
import type { LanguageFamily } from '@touchstone/similarity/language-families';

export interface CompareTask {
  family: LanguageFamily;
  programs: readonly string[];
  ignored: readonly string[];
}

export interface FragmentTask {
  family: LanguageFamily;
  left: string;
  right: string;
  ignored: readonly string[];
}

export type WorkerTask = ({ kind: 'compare' } & CompareTask) | ({ kind: 'fragments' } & FragmentTask);

export type WorkerAnswer =
  | { kind: 'progress'; done: number }
  | { kind: 'compared'; comparison: Comparison }
  | { kind: 'fragments'; fragments: FragmentPlaces[] };
