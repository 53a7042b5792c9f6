import { useEffect, useMemo, useRef } from 'react';
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
  /** A changed filter leads back to the first page. `inPlace` adds nothing to the history. */
  setFilters: (changes: Partial<ListFilters>, options?: { inPlace?: boolean }) => void;
  setPage: (page: number) => void;
  setSize: (size: number, page: number) => void;
  reset: () => void;
}

export function useListAddress(): ListAddressState {
  const [parameters, setParameters] = useSearchParams();
  const address = useMemo(() => readListAddress(parameters), [parameters]);
  // The address arrives a moment after it was set: a change that comes in between must not undo the one before.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);
  const go = (changes: Partial<ListAddress>, replace = false) => {
    latest.current = { ...latest.current, ...changes };
    setParameters(writeListAddress(latest.current), { preventScrollReset: true, replace });
  };
  return {
    address,
    setFilters: (changes, { inPlace = false } = {}) => go({ ...changes, page: 1 }, inPlace),
    setPage: (page) => {
      go({ page });
      window.scrollTo({ top: 0 });
    },
    setSize: (size, page) => go({ size, page }),
    reset: () => go({ ...noFilters, page: 1 }),
  };
}
