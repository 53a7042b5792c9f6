import { queryOptions } from '@tanstack/react-query';
import type { WireCounterExample } from '@touchstone/contract';
import { callApi } from './api/index.ts';

export type CounterExampleSearch = WireCounterExample;
export type FoundExample = NonNullable<WireCounterExample['example']>;

const whileRunningMs = 1000;

export const isSearching = ({ state }: Pick<CounterExampleSearch, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

/** Follows a search until it has ended. */
export const counterExampleQuery = (submitId: number) =>
  queryOptions({
    queryKey: ['submission', submitId, 'counter-example'],
    queryFn: ({ signal }) => callApi('GET /api/counter-example', { query: { submitId }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isSearching(data) ? whileRunningMs : false,
    staleTime: Infinity,
  });

export const startCounterExample = (submitId: number): Promise<CounterExampleSearch> =>
  callApi('POST /api/counter-example', { body: { submitId } });
