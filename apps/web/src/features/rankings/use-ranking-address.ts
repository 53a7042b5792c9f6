import { useSearchParams } from 'react-router';
import { parseRankingAddress, writeRankingAddress, type RankingAddress } from './ranking-address.ts';

/** The ranking state of the URL, and a function to change it. */
export function useRankingAddress(): [RankingAddress, (changes: Partial<RankingAddress>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const address = parseRankingAddress(parameters);
  const change = (changes: Partial<RankingAddress>) =>
    setParameters((before) => writeRankingAddress(before, { ...parseRankingAddress(before), ...changes }), {
      preventScrollReset: true,
    });
  return [address, change];
}
