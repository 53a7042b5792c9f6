import type { Calls, DataOf } from '@touchstone/contract';
import type { VariantState } from '@touchstone/contract/variant-limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type Variant = DataOf<Calls['GET /api/admin/problem-variant']>;
export type VariantRow = DataOf<Calls['GET /api/admin/problem-variants']>['records'][number];

export const variantsKey = ['admin', 'problem-variants'] as const;
const pollMs = 3000;

const isUnderWay = ({ state }: { state: VariantState }) => state === 'writing' || state === 'checking';

/** Refetched while one of the variants is written or judged. */
export const variantsQuery = (request: { currentPage: number; limit: number; state?: VariantState }) =>
  queryOptions({
    queryKey: [...variantsKey, 'list', request],
    queryFn: ({ signal }) => callApi('GET /api/admin/problem-variants', { query: request, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.records.some(isUnderWay) === true ? pollMs : false),
  });

export const variantQuery = (id: number) =>
  queryOptions({
    queryKey: [...variantsKey, 'one', id],
    queryFn: ({ signal }) => callApi('GET /api/admin/problem-variant', { query: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isUnderWay(data) ? pollMs : false),
  });

export const requestVariant = (problemId: string) =>
  callApi('POST /api/admin/problem-variant', { body: { problemId } });
export const approveVariant = (id: number) =>
  callApi('POST /api/admin/problem-variant/approve', { body: { id }, toastsError: true });
export const rejectVariant = (id: number, reason: string) =>
  callApi('POST /api/admin/problem-variant/reject', { body: { id, reason } });
export const undoDecision = (id: number) =>
  callApi('POST /api/admin/problem-variant/undo', { body: { id }, toastsError: true });
