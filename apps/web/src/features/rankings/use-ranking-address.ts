import { useSearchParams } from 'react-router';
import { readRankingAddress, writeRankingAddress, type RankingAddress } from './ranking-address.ts';

/** The ranking state of the URL, and a function to change it. */
export function useRankingAddress(): [RankingAddress, (changes: Partial<RankingAddress>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const address = readRankingAddress(parameters);
  const change = (changes: Partial<RankingAddress>) =>
    setParameters((before) => writeRankingAddress(before, { ...readRankingAddress(before), ...changes }), {
      preventScrollReset: true,
    });
  return [address, change];
}
