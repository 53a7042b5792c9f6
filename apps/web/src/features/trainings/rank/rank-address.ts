/** The state of the records is stored in the URL, so that links and the Back button work. */
export interface RankAddress {
  keyword: string;
  page: number;
  size: number;
}

export const defaultSize = 30;
const largestSize = 100;
const longestKeyword = 100;

export function parseWhole(text: string | null, fallback: number, largest: number): number {
  if (text === null || !/^\d{1,7}$/.test(text)) return fallback;
  const number = Number(text);
  return number >= 1 ? Math.min(number, largest) : fallback;
}

export const parseRankAddress = (parameters: URLSearchParams): RankAddress => ({
  keyword: (parameters.get('keyword') ?? '').trim().slice(0, longestKeyword),
  page: parseWhole(parameters.get('currentPage'), 1, 1_000_000),
  size: parseWhole(parameters.get('limit'), defaultSize, largestSize),
});

/** Omits defaults to keep URLs short. */
export function writeRankAddress({ keyword, page, size }: RankAddress): URLSearchParams {
  const parameters = new URLSearchParams();
  if (keyword.trim() !== '') parameters.set('keyword', keyword.trim());
  if (page > 1) parameters.set('currentPage', String(page));
  if (size !== defaultSize) parameters.set('limit', String(size));
  return parameters;
}
