import { queryOptions } from '@tanstack/react-query';
import { statuses } from '@touchstone/contract/statuses';
import { callApi } from '../../../../lib/api/index.ts';

const candidateCount = 20;

interface Solved {
  pid: number;
  problemId: string;
}

/** The first problem with the same tag that the user has not solved. Null if there is none. */
async function findSimilarProblem({ pid, problemId }: Solved, signal: AbortSignal) {
  const [tag] = await callApi('GET /api/get-problem-tags', { query: { pid }, signal });
  if (tag === undefined) return null;
  const query = { tagId: String(tag.id), currentPage: 1, limit: candidateCount };
  const { records } = await callApi('GET /api/get-problem-list', { query, signal });
  const others = records.filter((row) => row.problemId !== problemId);
  if (others.length === 0) return null;
  const own = await callApi('POST /api/get-user-problem-status', {
    body: { pidList: others.map((row) => row.pid), isContestProblemList: false },
    signal,
  });
  const found = others.find((row) => own[String(row.pid)]?.status !== statuses.accepted);
  return found === undefined ? null : { problemId: found.problemId, title: found.title, tag: tag.name };
}

export const similarProblemQuery = (solved: Solved) =>
  queryOptions({
    queryKey: ['problem', 'similar', solved.pid],
    queryFn: ({ signal }) => findSimilarProblem(solved, signal),
  });
