import type { Calls, DataOf } from '@touchstone/contract';
import type { Locale } from '@touchstone/contract/locales';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type SubmissionDetail = DataOf<Calls['GET /api/get-submission-detail']>;
export type Submission = SubmissionDetail['submission'];

/** Cached per viewer and locale, because both change the response. */
export const submissionQuery = (submitId: number, reader: { uid: string | undefined; locale: Locale }) =>
  queryOptions({
    queryKey: ['submissions', 'detail', submitId, reader.uid ?? '', reader.locale],
    queryFn: ({ signal }) => callApi('GET /api/get-submission-detail', { query: { submitId }, signal }),
    staleTime: 0,
  });
