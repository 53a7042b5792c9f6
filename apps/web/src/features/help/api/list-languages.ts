import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type Language = DataOf<Calls['GET /api/languages']>[number];

/** Languages of the local judge; remote sites have their own rules. */
const localJudge = 'ME';
const staleMs = 10 * 60_000;

export const localLanguagesQuery = queryOptions({
  queryKey: ['site', 'languages', localJudge],
  queryFn: async ({ signal }): Promise<Language[]> => {
    const languages = await callApi('GET /api/languages', { query: {}, signal });
    return languages.filter((language) => language.oj === localJudge);
  },
  staleTime: staleMs,
});
