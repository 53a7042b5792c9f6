import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type OwnVariants = DataOf<Calls['GET /api/practice-variants']>;
export type OwnVariant = OwnVariants['variants'][number];

const pollMs = 3000;

export const ownVariantsKey = ['practice', 'variants'] as const;

export const isUnderWay = ({ state }: Pick<OwnVariant, 'state'>): boolean =>
  state === 'writing' || state === 'checking';

/** Refetched while the model writes or the judge checks. Approval takes hours: a message announces it. */
export const ownVariantsQuery = (uid: string | undefined) =>
  queryOptions({
    queryKey: [...ownVariantsKey, uid],
    queryFn: ({ signal }) => callApi('GET /api/practice-variants', { signal }),
    enabled: uid !== undefined,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.variants.some(isUnderWay) === true ? pollMs : false),
  });

export const requestVariant = (pid: number): Promise<OwnVariants> =>
  callApi('POST /api/practice-variant', { body: { pid } });

export const cancelVariant = (id: number): Promise<OwnVariants> =>
  callApi('POST /api/practice-variant/cancel', { body: { id }, toastsError: true });
