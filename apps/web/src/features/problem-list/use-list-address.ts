/**
 * How this works: what is shown follows a choice at once; the address follows a moment later, when the router is through
 * with it. Steps that were made here carry a mark, and nothing needs to be done when they arrive. Every other step (Back, a
 * link, the search of the frame) brings its filters with it.
 */
import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
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

const ownStep = 'problem-list';

export function useListAddress(): ListAddressState {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const isOwnStep = useNavigationType() !== NavigationType.Pop && location.state === ownStep;
  const [address, setAddress] = useState(() => readListAddress(parameters));
  const [seenStep, setSeenStep] = useState(location.key);
  if (seenStep !== location.key) {
    setSeenStep(location.key);
    if (!isOwnStep) setAddress(readListAddress(parameters));
  }
  const go = (changes: Partial<ListAddress>, replace = false) => {
    const next = { ...address, ...changes };
    setAddress(next);
    setParameters(writeListAddress(next), { preventScrollReset: true, replace, state: ownStep });
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
