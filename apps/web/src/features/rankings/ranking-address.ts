/** The state of a ranking lives in the address: it can be linked to, and Back works. */

export interface RankingAddress {
  page: number;
  size: number;
  search: string;
}

export const defaultSize = 30;
/** More than that the server does not answer at once. */
const largestSize = 100;
/** Beyond it a page number is a mistake, and would only be rounded on its way. */
const largestPage = 1_000_000;
const longestSearch = 100;

function readWhole(text: string | null, fallback: number, largest: number): number {
  if (text === null || !/^\d{1,9}$/.test(text)) return fallback;
  const number = Number(text);
  return number >= 1 ? Math.min(number, largest) : fallback;
}

/** What cannot be read counts as not said. */
export const readRankingAddress = (parameters: URLSearchParams): RankingAddress => ({
  page: readWhole(parameters.get('currentPage'), 1, largestPage),
  size: readWhole(parameters.get('limit'), defaultSize, largestSize),
  search: (parameters.get('searchUser') ?? '').trim().slice(0, longestSearch),
});

/** What is as usual is left out. Parameters of others are kept. */
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
