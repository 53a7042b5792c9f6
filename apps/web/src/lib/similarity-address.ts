/** The addresses of comparisons of programs. Lists of contests, trainings and problems link to them. */
import type { SimilarityTarget } from '@touchstone/contract/similarity-limits';

export const comparisonsAddress = (kind: SimilarityTarget, target: number): string =>
  `/similarity/${kind}/${String(target)}`;

export const comparisonAddress = (id: number): string => `/similarity/comparison/${String(id)}`;

export const pairAddress = (id: number): string => `/similarity/pair/${String(id)}`;
