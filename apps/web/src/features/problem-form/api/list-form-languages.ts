import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

/** The languages of the site, and those that the problem allows although no judge offers them any more. */
export const formLanguagesQuery = (pid: number | undefined) =>
  queryOptions({
    queryKey: ['admin', 'problem-form', 'languages', pid ?? 'new'],
    queryFn: async ({ signal }) => {
      const [offered, allowed] = await Promise.all([
        callApi('GET /api/languages', { query: {}, signal }),
        pid === undefined ? [] : callApi('GET /api/get-problem-languages', { query: { pid }, signal }),
      ]);
      const ours = offered.filter(({ oj }) => oj === 'ME');
      const gone = allowed.filter((language) => !ours.some(({ id }) => id === language.id));
      return [
        ...ours.map((language) => ({ ...language, isOffered: true })),
        ...gone.map((language) => ({ ...language, isOffered: false })),
      ];
    },
  });

export type FormLanguage = Awaited<
  ReturnType<NonNullable<ReturnType<typeof formLanguagesQuery>['queryFn']>>
>[number];
