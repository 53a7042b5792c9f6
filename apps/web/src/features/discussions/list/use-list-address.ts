import { useSearchParams } from 'react-router';
import { parseListAddress, writeListAddress, type ListAddress } from './list-address.ts';

/** The URL is the state: Back and shared links show the same list. A changed filter resets the page. */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();
  const address = parseListAddress(parameters);
  return {
    address,
    change: (changes: Partial<ListAddress>) =>
      setParameters(writeListAddress({ ...address, page: 1, ...changes }), { preventScrollReset: true }),
    goToPage: (page: number) => setParameters(writeListAddress({ ...address, page })),
    reset: () => setParameters(new URLSearchParams(), { preventScrollReset: true }),
  };
}
