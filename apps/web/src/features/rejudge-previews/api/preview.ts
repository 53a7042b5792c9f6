import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  WirePreview,
  WirePreviewBoardRow,
  WirePreviewChange,
  WirePreviewPerson,
  WirePreviewResult,
} from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type Preview = WirePreview;
export type PreviewChange = WirePreviewChange;
export type PreviewResult = WirePreviewResult;
export type PreviewPerson = WirePreviewPerson;
export type PreviewBoardRow = WirePreviewBoardRow;
export type Outcome = PreviewChange['outcome'];

const whileRunningMs = 1500;

/** All data of one preview. */
export const previewKey = (id: number) => ['rejudge-preview', id] as const;

export const previewQuery = (id: number) =>
  queryOptions({
    queryKey: [...previewKey(id), 'summary'] as const,
    queryFn: ({ signal }) => callApi('GET /api/rejudge-preview', { query: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? whileRunningMs : false),
  });

interface Page {
  currentPage: number;
  limit: number;
  keyword: string;
}

export const changesQuery = (
  id: number,
  filter: Page & { outcome: Outcome | undefined; pid: number | undefined },
) =>
  queryOptions({
    queryKey: [...previewKey(id), 'changes', filter] as const,
    queryFn: ({ signal }) => {
      const { outcome, pid, ...page } = filter;
      const query = {
        id,
        ...page,
        ...(outcome !== undefined && { outcome }),
        ...(pid !== undefined && { pid }),
      };
      return callApi('GET /api/rejudge-preview/changes', { query, signal });
    },
    placeholderData: keepPreviousData,
  });

export const peopleQuery = (id: number, page: Page) =>
  queryOptions({
    queryKey: [...previewKey(id), 'people', page] as const,
    queryFn: ({ signal }) => callApi('GET /api/rejudge-preview/people', { query: { id, ...page }, signal }),
    placeholderData: keepPreviousData,
  });

export const boardQuery = (id: number, filter: Page & { cid: number; onlyChanged: boolean }) =>
  queryOptions({
    queryKey: [...previewKey(id), 'board', filter] as const,
    queryFn: ({ signal }) => callApi('GET /api/rejudge-preview/board', { query: { id, ...filter }, signal }),
    placeholderData: keepPreviousData,
  });

export const applyPreview = (id: number, notify: boolean) =>
  callApi('POST /api/rejudge-preview/apply', { body: { id, notify } });

export const undoPreview = (id: number, notify: boolean) =>
  callApi('POST /api/rejudge-preview/undo', { body: { id, notify }, toastsError: true });

export const discardPreview = (id: number) =>
  callApi('DELETE /api/rejudge-preview', { query: { id }, toastsError: true });
