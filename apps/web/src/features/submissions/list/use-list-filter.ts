import { useSearchParams } from 'react-router';
import { changeListFilter, parseListFilter, type ListFilter } from './list-filter.ts';

export interface ListFilterControl {
  filter: ListFilter;
  /** A changed filter resets the page unless a page is given. */
  change: (changes: Partial<ListFilter>) => void;
  /** Like `change`, but replaces the history entry: for typed text and for corrections. */
  adjust: (changes: Partial<ListFilter>) => void;
}

/** The filters are stored in the URL, so that links and the Back button work. */
export function useListFilter(): ListFilterControl {
  const [address, setAddress] = useSearchParams();
  const write = (changes: Partial<ListFilter>, replace: boolean) =>
    setAddress((before) => changeListFilter(before, changes), {
      replace,
      preventScrollReset: changes.page === undefined,
    });
  return {
    filter: parseListFilter(address),
    change: (changes) => write(changes, false),
    adjust: (changes) => write(changes, true),
  };
}
