import type { ProblemInfo } from '../api/get-problem-page.ts';

type Count = ProblemInfo['problemCount'];

/** Results in the order in which they are told, with the status whose name and shape they take. */
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

/** Two decimals; nothing submitted is nothing accepted. */
export const acceptanceRate = ({ ac, total }: Pick<Count, 'ac' | 'total'>): string =>
  `${(total === 0 ? 0 : (ac / total) * hundred).toFixed(2)}%`;
