import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { downloadFile } from '../../../lib/api/download-file.ts';
import { getLocale } from '../../../lib/locale.ts';
import { session } from '../../../lib/session.ts';
import { writeMatrixFilter, type MatrixAddress } from '../matrix/matrix-address.ts';
import { trainingKey } from './training-key.ts';

export type Matrix = DataOf<Calls['GET /api/training-progress-matrix']>;
export type MatrixRow = Matrix['rows']['records'][number];
export type MatrixProblem = Matrix['problems'][number];

export const matrixQuery = (trainingId: number, { page, size, ...filter }: MatrixAddress) =>
  queryOptions({
    queryKey: [...trainingKey(trainingId), 'matrix', filter, page, size],
    queryFn: ({ signal }) =>
      callApi('GET /api/training-progress-matrix', {
        query: { tid: trainingId, ...filter, currentPage: page, limit: size },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const matrixFormats = ['xlsx', 'csv'] as const;
export type MatrixFormat = (typeof matrixFormats)[number];

export function matrixDownloadUrl(trainingId: number, address: MatrixAddress, format: MatrixFormat): string {
  const query = writeMatrixFilter(address);
  query.set('tid', String(trainingId));
  query.set('format', format);
  return `/api/file/download-training-progress?${query.toString()}`;
}

/** Downloads all rows of the filter, not only those of the page. */
export const downloadMatrix = (trainingId: number, address: MatrixAddress, format: MatrixFormat) =>
  downloadFile({
    url: matrixDownloadUrl(trainingId, address, format),
    token: session.get().token,
    acceptLanguage: getLocale(),
    fallbackName: `training_${String(trainingId)}_progress.${format}`,
  });
