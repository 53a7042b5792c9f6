import { useSearchParams } from 'react-router';
import { readListFilter, writeListFilter, type ListFilter } from './list-filter.ts';

export interface ListFilterControl {
  filter: ListFilter;
  /** Another filter leads back to the first page, unless a page is named. */
  change: (changes: Partial<ListFilter>) => void;
  /** The same, without a step in the browser's history: for what is typed, and for what is put right. */
  adjust: (changes: Partial<ListFilter>) => void;
}

/** The filters live in the address: a list can be linked to, and Back works. */
export function useListFilter(): ListFilterControl {
  const [address, setAddress] = useSearchParams();
  const write = (changes: Partial<ListFilter>, replace: boolean) =>
    setAddress((before) => writeListFilter(before, { ...readListFilter(before), page: 1, ...changes }), {
      replace,
      preventScrollReset: changes.page === undefined,
    });
  return {
    filter: readListFilter(address),
    change: (changes) => write(changes, false),
    adjust: (changes) => write(changes, true),
  };
}
