import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import {
  noFilters,
  readListAddress,
  writeListAddress,
  type ListAddress,
  type ListFilters,
} from './list-address.ts';

export interface ListAddressState {
  address: ListAddress;
  /** A changed filter leads back to the first page. `inPlace` keeps the history free of half-typed words. */
  setFilters: (changes: Partial<ListFilters>, options?: { inPlace?: boolean }) => void;
  setPage: (page: number) => void;
  setSize: (size: number, page: number) => void;
  reset: () => void;
}

export function useListAddress(): ListAddressState {
  const [parameters, setParameters] = useSearchParams();
  const address = useMemo(() => readListAddress(parameters), [parameters]);
  // The list stays where it is while its filters change; only another page begins at its top.
  const go = (change: (before: ListAddress) => ListAddress, options: { replace?: boolean } = {}) =>
    setParameters((before) => writeListAddress(change(readListAddress(before))), {
      preventScrollReset: true,
      ...options,
    });
  return {
    address,
    setFilters: (changes, { inPlace = false } = {}) =>
      go((before) => ({ ...before, ...changes, page: 1 }), { replace: inPlace }),
    setPage: (page) => {
      go((before) => ({ ...before, page }));
      window.scrollTo({ top: 0 });
    },
    setSize: (size, page) => go((before) => ({ ...before, size, page })),
    reset: () => go((before) => ({ ...before, ...noFilters, page: 1 })),
  };
}
