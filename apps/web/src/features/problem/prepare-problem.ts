import type { QueryClient } from '@tanstack/react-query';
import { session } from '../../lib/session.ts';
import { problemPageQuery } from './api/get-problem-page.ts';
import { readPlace } from './place/problem-place.ts';

interface ProblemAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** Asks for a problem before its page is there to ask. What is known already is the page's to refresh. */
export function prepareProblem(client: QueryClient, { params, search }: ProblemAddress): void {
  const problemId = params['problemID'] ?? search.get('problemID')?.trim() ?? '';
  const place = readPlace(params);
  if (problemId === '' || place === undefined) return;
  const query = problemPageQuery({ problemId, place, uid: session.get().user?.uid });
  if (query.enabled === true && client.getQueryData(query.queryKey) === undefined)
    void client.prefetchQuery(query);
}
