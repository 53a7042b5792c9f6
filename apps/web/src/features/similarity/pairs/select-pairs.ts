/** Which pairs of a comparison are shown, and in which order. All pairs are loaded, so this runs in the browser. */
import type { SimilarityMark } from '@touchstone/contract/similarity-limits';
import { findClusters } from '@touchstone/similarity/clusters';
import { suspectSimilarity } from '@touchstone/similarity/thresholds';
import type { ComparedProgram, ComparisonResult, SimilarPair } from '../api/comparisons.ts';

export interface PairRow {
  pair: SimilarPair;
  left: ComparedProgram;
  right: ComparedProgram;
}

export function joinPrograms({ pairs, programs }: Pick<ComparisonResult, 'pairs' | 'programs'>): PairRow[] {
  const byId = new Map(programs.map((program) => [program.id, program]));
  return pairs.flatMap((pair) => {
    const [left, right] = [byId.get(pair.left), byId.get(pair.right)];
    return left === undefined || right === undefined ? [] : [{ pair, left, right }];
  });
}

export const markFilters = ['none', 'discuss', 'fine'] as const;
export type MarkFilter = (typeof markFilters)[number];
export const isMarkFilter = (text: string): text is MarkFilter =>
  (markFilters as readonly string[]).includes(text);
export const markFilterOf = (mark: SimilarityMark | null): MarkFilter => mark ?? 'none';

export const pairSorts = ['similarity', 'longest'] as const;
export type PairSort = (typeof pairSorts)[number];

export interface PairFilter {
  /** In percent. */
  minimum: number;
  problemId: number | undefined;
  mark: MarkFilter | undefined;
  keyword: string;
  /** Ids of programs; undefined: all. */
  members: ReadonlySet<number> | undefined;
}

/** `100 *` alone makes 28.999… of 0.29. */
export const percentOf = (similarity: number): number => Math.floor(Math.round(similarity * 10_000) / 100);

const matches = ({ username, realname }: ComparedProgram, keyword: string) =>
  [username, realname ?? ''].some((name) => name.toLowerCase().includes(keyword));

export function selectPairs(rows: readonly PairRow[], filter: PairFilter, sort: PairSort): PairRow[] {
  const keyword = filter.keyword.trim().toLowerCase();
  const shown = rows.filter(
    ({ pair, left, right }) =>
      percentOf(pair.similarity) >= filter.minimum &&
      (filter.problemId === undefined || left.problemId === filter.problemId) &&
      (filter.mark === undefined || markFilterOf(pair.mark) === filter.mark) &&
      (filter.members === undefined || (filter.members.has(left.id) && filter.members.has(right.id))) &&
      (keyword === '' || matches(left, keyword) || matches(right, keyword)),
  );
  return shown.toSorted((a, b) =>
    sort === 'longest'
      ? b.pair.longest - a.pair.longest || b.pair.similarity - a.pair.similarity
      : b.pair.similarity - a.pair.similarity || b.pair.longest - a.pair.longest,
  );
}

export interface Cluster {
  number: number;
  programs: ComparedProgram[];
  /** The most similar first. */
  pairs: PairRow[];
}

/** The largest first. A cluster is of one problem, because programs are compared within one. */
export function listClusters(rows: readonly PairRow[], minimum: number): Cluster[] {
  const shown = rows.filter(({ pair }) => percentOf(pair.similarity) >= minimum);
  const byId = new Map(shown.flatMap(({ left, right }) => [left, right]).map((one) => [one.id, one]));
  return findClusters(
    shown.map(({ pair }) => pair),
    0,
  ).map((ids, index) => {
    const members = new Set(ids);
    return {
      number: index + 1,
      programs: ids.flatMap((id) => byId.get(id) ?? []),
      pairs: shown.filter(({ left }) => members.has(left.id)),
    };
  });
}

/** The view begins with pairs that deserve a look, unless the comparison itself has a higher threshold. */
export const defaultMinimum = (threshold: number): number => Math.max(threshold, 100 * suspectSimilarity);
