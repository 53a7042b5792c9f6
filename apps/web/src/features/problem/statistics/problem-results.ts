import type { ProblemInfo } from '../api/get-problem-page.ts';

type Count = ProblemInfo['problemCount'];

/** The results in display order, with the status that provides name and shape. */
const results = [
  { key: 'ac', status: 0 },
  { key: 'pa', status: 8 },
  { key: 'pe', status: -3 },
  { key: 'ce', status: -2 },
  { key: 're', status: 3 },
  { key: 'wa', status: -1 },
  { key: 'tle', status: 1 },
  { key: 'mle', status: 2 },
] as const;

export interface ProblemResult {
  key: string;
  status: number;
  count: number;
}

export const overallResults = (count: Count): ProblemResult[] =>
  results.filter(({ key }) => key === 'ac' || key === 'wa').map((result) => withCount(result, count));

export const detailedResults = (count: Count): ProblemResult[] =>
  results.map((result) => withCount(result, count));

const withCount = ({ key, status }: (typeof results)[number], count: Count): ProblemResult => ({
  key,
  status,
  count: count[key],
});

const hundred = 100;

/** Two decimals. No submissions count as 0%. */
export const acceptanceRate = ({ ac, total }: Pick<Count, 'ac' | 'total'>): string =>
  `${(total === 0 ? 0 : (ac / total) * hundred).toFixed(2)}%`;
