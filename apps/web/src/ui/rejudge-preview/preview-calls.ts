/** The calls by which pages start previews and list those of a problem or contest. */
import { queryOptions } from '@tanstack/react-query';
import type { WireListedPreview } from '@touchstone/contract';
import { callApi } from '../../lib/api/index.ts';

/** A problem, a contest, or a problem of a contest. */
export interface PreviewScope {
  pid?: number;
  cid?: number;
  /** Of a problem: also its submissions in contests and groups. */
  everywhere?: boolean;
}

export type ListedPreview = WireListedPreview;

export const previewAddress = (id: number) => `/rejudge-preview/${String(id)}`;

export const startPreview = (
  scope: PreviewScope,
  { toastsError = true }: { toastsError?: boolean } = {},
): Promise<{ id: number }> => callApi('POST /api/rejudge-previews', { body: scope, toastsError });

const whileRunningMs = 2000;

export const previewListQuery = ({ pid, cid }: PreviewScope) =>
  queryOptions({
    queryKey: ['rejudge-previews', { pid, cid }] as const,
    queryFn: ({ signal }) =>
      callApi('GET /api/rejudge-previews', {
        query: { ...(pid !== undefined && { pid }), ...(cid !== undefined && { cid }) },
        signal,
      }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some((preview) => preview.state === 'running') === true ? whileRunningMs : false,
  });
