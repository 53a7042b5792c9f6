/** The state of a scoreboard is stored in the URL, so that links and the Back button work. */
import { useSearchParams } from 'react-router';

export interface BoardAddress {
  page: number;
  size: number;
  search: string;
  /** Whether unranked (star) contestants are shown. */
  withStars: boolean;
}

export const boardSizes = [10, 30, 50, 100, 300] as const;
const defaultSize = 50;
/** Larger page numbers are treated as mistakes. */
const largestPage = 1_000_000;
const longestSearch = 100;

function parsePage(text: string | null): number {
  const page = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), largestPage);
}

/** Invalid values fall back to the defaults. */
export function parseBoardAddress(parameters: URLSearchParams): BoardAddress {
  const size = Number(parameters.get('limit'));
  return {
    page: parsePage(parameters.get('currentPage')),
    size: boardSizes.find((one) => one === size) ?? defaultSize,
    search: (parameters.get('keyword') ?? '').trim().slice(0, longestSearch),
    withStars: parameters.get('star') !== 'false',
  };
}

/** Omits defaults and keeps unrelated parameters. */
export function writeBoardAddress(before: URLSearchParams, address: BoardAddress): URLSearchParams {
  const after = new URLSearchParams(before);
  const put = (name: string, value: string, usual: string) =>
    value === usual ? after.delete(name) : after.set(name, value);
  put('currentPage', String(address.page), '1');
  put('limit', String(address.size), String(defaultSize));
  put('keyword', address.search, '');
  put('star', String(address.withStars), 'true');
  return after;
}

export type ChangeBoardAddress = (changes: Partial<BoardAddress>) => void;

export function useBoardAddress(): [BoardAddress, ChangeBoardAddress] {
  const [parameters, setParameters] = useSearchParams();
  const change: ChangeBoardAddress = (changes) =>
    setParameters((before) => writeBoardAddress(before, { ...parseBoardAddress(before), ...changes }), {
      preventScrollReset: true,
    });
  return [parseBoardAddress(parameters), change];
}
