import { useSearchParams } from 'react-router';
import { parseGroupListAddress, writeGroupListAddress, type GroupListAddress } from './list-address.ts';

/** The URL is the state: Back and shared links show the same list. A changed filter resets the page. */
export function useGroupListAddress() {
  const [parameters, setParameters] = useSearchParams();
  const address = parseGroupListAddress(parameters);
  return {
    address,
    change: (changes: Partial<GroupListAddress>) =>
      setParameters(writeGroupListAddress({ ...address, page: 1, ...changes }), { preventScrollReset: true }),
    goToPage: (page: number) => setParameters(writeGroupListAddress({ ...address, page })),
    reset: () => setParameters(new URLSearchParams(), { preventScrollReset: true }),
  };
}
