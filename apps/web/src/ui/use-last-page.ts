import { useEffect } from 'react';
import { countPages } from './pager-pages.ts';

interface PageOfList {
  page: number;
  size: number;
  /** Replaces the history entry of a page that does not exist, so that Back does not lead to it again. */
  replacePage: (page: number) => void;
}

/** After the last row of a page is deleted, moves to the page before it. */
export function useLastPage({ page, size, replacePage }: PageOfList, total: number | undefined) {
  const last = total === undefined ? page : countPages(total, size);
  useEffect(() => {
    if (page > last) replacePage(last);
  }, [page, last, replacePage]);
}
