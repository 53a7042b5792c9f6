import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

/** The languages of the problem's judge, and those that the problem allows although no judge offers them any more. */
export const formLanguagesQuery = (pid: number | undefined) =>
  queryOptions({
    queryKey: ['admin', 'problem-form', 'languages', pid ?? 'new'],
    queryFn: async ({ signal }) => {
      const [offered, allowed] = await Promise.all([
        callApi('GET /api/languages', { query: { all: false, ...(pid !== undefined && { pid }) }, signal }),
        pid === undefined ? [] : callApi('GET /api/get-problem-languages', { query: { pid }, signal }),
      ]);
      const gone = allowed.filter((language) => !offered.some(({ id }) => id === language.id));
      return [
        ...offered.map((language) => ({ ...language, isOffered: true })),
        ...gone.map((language) => ({ ...language, isOffered: false })),
      ];
    },
  });

export type FormLanguage = Awaited<
  ReturnType<NonNullable<ReturnType<typeof formLanguagesQuery>['queryFn']>>
>[number];
