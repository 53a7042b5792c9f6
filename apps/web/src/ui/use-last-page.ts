import { useEffect } from 'react';
import { countPages } from './pager-pages.ts';

interface PageOfList {
  page: number;
  size: number;
  /** Takes the place of the page that is not there, so that Back does not lead to it again. */
  replacePage: (page: number) => void;
}

/** The last one of a page may just have been deleted: then the page before it is the last. */
export function useLastPage({ page, size, replacePage }: PageOfList, total: number | undefined) {
  const last = total === undefined ? page : countPages(total, size);
  useEffect(() => {
    if (page > last) replacePage(last);
  }, [page, last, replacePage]);
}
