/** The state of a ranking is stored in the URL, so that links and the Back button work. */

export interface RankingAddress {
  page: number;
  size: number;
  search: string;
}

export const defaultSize = 30;
/** The maximum page size of the server. */
const largestSize = 100;
/** Larger page numbers are treated as mistakes. */
const largestPage = 1_000_000;
const longestSearch = 100;

function parseWhole(text: string | null, fallback: number, largest: number): number {
  if (text === null || !/^\d{1,9}$/.test(text)) return fallback;
  const number = Number(text);
  return number >= 1 ? Math.min(number, largest) : fallback;
}

/** Invalid values fall back to the defaults. */
export const parseRankingAddress = (parameters: URLSearchParams): RankingAddress => ({
  page: parseWhole(parameters.get('currentPage'), 1, largestPage),
  size: parseWhole(parameters.get('limit'), defaultSize, largestSize),
  search: (parameters.get('searchUser') ?? '').trim().slice(0, longestSearch),
});

/** Ranks start at 1. */
export const pageOfRank = (rank: number, size: number): number => Math.ceil(rank / size);

/** Omits defaults and keeps unrelated parameters. */
export function writeRankingAddress(
  before: URLSearchParams,
  { page, size, search }: RankingAddress,
): URLSearchParams {
  const after = new URLSearchParams(before);
  const put = (name: string, value: string, usual: string) =>
    value === usual ? after.delete(name) : after.set(name, value);
  put('currentPage', String(page), '1');
  put('limit', String(size), String(defaultSize));
  put('searchUser', search, '');
  return after;
}
