/**
 * How this works: the shown state follows a choice immediately; the URL follows when the router has finished.
 * Navigations made here carry a marker and need no handling on arrival. Every other navigation (Back, a link,
 * the site search) brings its own filters.
 */
import type { ProblemSort } from '@touchstone/contract';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import {
  noFilters,
  parseListAddress,
  writeListAddress,
  type ListAddress,
  type ListFilters,
} from './list-address.ts';

export interface ListAddressState {
  address: ListAddress;
  /** A changed filter resets the page. `inPlace` replaces the history entry. */
  setFilters: (changes: Partial<ListFilters>, options?: { inPlace?: boolean }) => void;
  setSort: (sort: ProblemSort) => void;
  setPage: (page: number) => void;
  setSize: (size: number, page: number) => void;
  reset: () => void;
}

const ownStep = 'problem-list';

export function useListAddress(): ListAddressState {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const isOwnStep = useNavigationType() !== NavigationType.Pop && location.state === ownStep;
  const [address, setAddress] = useState(() => parseListAddress(parameters));
  const [seenStep, setSeenStep] = useState(location.key);
  if (seenStep !== location.key) {
    setSeenStep(location.key);
    if (!isOwnStep) setAddress(parseListAddress(parameters));
  }
  const go = (changes: Partial<ListAddress>, replace = false) => {
    const next = { ...address, ...changes };
    setAddress(next);
    setParameters(writeListAddress(next), { preventScrollReset: true, replace, state: ownStep });
  };
  return {
    address,
    setFilters: (changes, { inPlace = false } = {}) => go({ ...changes, page: 1 }, inPlace),
    setSort: (sort) => go({ sort, page: 1 }),
    setPage: (page) => {
      go({ page });
      window.scrollTo({ top: 0 });
    },
    setSize: (size, page) => go({ size, page }),
    reset: () => go({ ...noFilters, page: 1 }),
  };
}
