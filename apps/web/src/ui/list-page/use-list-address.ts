/** The page, the page size and the filters of a list live in the address: a list can be linked to, and Back works. */
import { useSearchParams } from 'react-router';
import { changeParameters, parsePositiveInteger } from '../../lib/search-parameters.ts';

export interface ListAddress {
  page: number;
  size: number;
  filter: (name: string) => string;
  setPage: (page: number) => void;
  replacePage: (page: number) => void;
  setSize: (size: number, page: number) => void;
  /** An empty value removes the filter. Changing a filter leads back to the first page. */
  setFilter: (name: string, value: string) => void;
}

export function useListAddress(defaultSize: number): ListAddress {
  const [parameters, setParameters] = useSearchParams();
  const change = (changes: Readonly<Record<string, string>>, replace = false) =>
    setParameters((before) => changeParameters(before, changes), { replace });
  return {
    page: parsePositiveInteger(parameters.get('currentPage'), 1),
    size: parsePositiveInteger(parameters.get('limit'), defaultSize),
    filter: (name) => parameters.get(name) ?? '',
    setPage: (page) => change({ currentPage: String(page) }),
    replacePage: (page) => change({ currentPage: String(page) }, true),
    setSize: (size, page) => change({ limit: String(size), currentPage: String(page) }),
    setFilter: (name, value) => change({ [name]: value, currentPage: '' }),
  };
}
