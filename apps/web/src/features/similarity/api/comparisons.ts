import { queryOptions } from '@tanstack/react-query';
import type {
  Calls,
  SentBodyOf,
  WireComparedPair,
  WireComparedProgram,
  WireSimilarPair,
  WireSimilarityResult,
  WireSimilaritySummary,
} from '@touchstone/contract';
import type { SimilarityMark, SimilarityTarget } from '@touchstone/contract/similarity-limits';
import { downloadFile } from '../../../lib/api/download-file.ts';
import { callApi } from '../../../lib/api/index.ts';
import { getLocale } from '../../../lib/locale.ts';
import { session } from '../../../lib/session.ts';

export type ComparisonSummary = WireSimilaritySummary;
export type ComparisonResult = WireSimilarityResult;
export type ComparedProgram = WireComparedProgram;
export type SimilarPair = WireSimilarPair;
export type OpenedPair = WireComparedPair;
export type Fragment = OpenedPair['fragments'][number];
export type ComparisonStart = SentBodyOf<Calls['POST /api/similarity/comparison']>;

const whileRunningMs = 1000;
const isUnderWay = ({ state }: Pick<ComparisonSummary, 'state'>) =>
  state === 'waiting' || state === 'running';

export const comparisonsKey = (kind: SimilarityTarget, target: number) =>
  ['similarity', 'comparisons', kind, target] as const;
export const comparisonKey = (id: number) => ['similarity', 'comparison', id] as const;
export const pairKey = (id: number) => ['similarity', 'pair', id] as const;

export const comparisonsQuery = (kind: SimilarityTarget, target: number) =>
  queryOptions({
    queryKey: comparisonsKey(kind, target),
    queryFn: ({ signal }) => callApi('GET /api/similarity/comparisons', { query: { kind, target }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.comparisons.some(isUnderWay) ? whileRunningMs : false),
  });

export const comparisonQuery = (id: number) =>
  queryOptions({
    queryKey: comparisonKey(id),
    queryFn: ({ signal }) => callApi('GET /api/similarity/comparison', { query: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isUnderWay(state.data) ? whileRunningMs : false,
  });

export const pairQuery = (id: number) =>
  queryOptions({
    queryKey: pairKey(id),
    queryFn: ({ signal }) => callApi('GET /api/similarity/pair', { query: { id }, signal }),
    staleTime: 0,
  });

export const startComparison = (body: ComparisonStart) =>
  callApi('POST /api/similarity/comparison', { body });

export const deleteComparison = (id: number) =>
  callApi('DELETE /api/similarity/comparison', { query: { id }, toastsError: true });

export const markPair = (body: { id: number; mark: SimilarityMark | null; note: string }) =>
  callApi('PUT /api/similarity/pair', { body, toastsError: true });

export const downloadPairs = (id: number) =>
  downloadFile({
    url: `/api/file/download-similarity?id=${String(id)}`,
    token: session.get().token,
    acceptLanguage: getLocale(),
    fallbackName: `similarity_${String(id)}.csv`,
  });
