import type { QueryClient } from '@tanstack/react-query';
import { findInitialData, type InitialCall } from '../../lib/initial-data.ts';
import { session } from '../../lib/session.ts';
import { loadMarkdown } from '../../ui/markdown/load-markdown.ts';
import { problemPageQuery } from './api/get-problem-page.ts';
import { parseContext } from './context/problem-context.ts';

interface ProblemAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

const problemIdOf = ({ params, search }: ProblemAddress): string =>
  params['problemID'] ?? search.get('problemID')?.trim() ?? '';

const findInitialProblem = (problemId: string) =>
  findInitialData('GET /api/get-problem-detail', { problemId });

/** Only for the public problem set: every user who may see such a problem sees the same. Only for the id as
 * it is stored: other spellings name the same problem, and each would be a render of its own. */
export function initialProblemCalls(address: ProblemAddress): readonly InitialCall[] {
  const problemId = problemIdOf(address);
  return problemId === '' || problemId !== problemId.trim().toUpperCase()
    ? []
    : [{ name: 'GET /api/get-problem-detail', query: { problemId } }];
}

export const initialProblemTitle = (address: ProblemAddress): string | undefined =>
  findInitialProblem(problemIdOf(address))?.problem.title;

/** Requests a problem before its page has loaded. The page itself refreshes cached data. */
export function prefetchProblem(client: QueryClient, address: ProblemAddress): void {
  const problemId = problemIdOf(address);
  const context = parseContext(address.params);
  if (problemId === '' || context === undefined) return;
  const queryOf = (uid: string | undefined) => problemPageQuery({ problemId, context, uid });
  const query = queryOf(session.get().user?.uid);
  if (query.enabled !== true || client.getQueryData(query.queryKey) !== undefined) return;
  const isPublic = Object.keys(context).length === 0;
  const initial = isPublic ? findInitialProblem(problemId) : undefined;
  if (initial !== undefined) {
    client.setQueryData(query.queryKey, initial);
    // The page hydrates as the page of a guest.
    client.setQueryData(queryOf(undefined).queryKey, initial);
  } else {
    void client.prefetchQuery(query);
    void loadMarkdown();
  }
}
