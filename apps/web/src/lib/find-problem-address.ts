import { ApiError, callApi } from './api/index.ts';

/** Display ids have no blanks. */
const idPattern = /^[^\s/?#]{1,50}$/;
const candidateCount = 20;

/** The page of the public problem with exactly this display id, in any case. Undefined if there is none. */
export async function findProblemAddress(text: string): Promise<string | undefined> {
  const wanted = text.trim().toLowerCase();
  if (!idPattern.test(wanted)) return undefined;
  try {
    const query = { keyword: wanted, currentPage: 1, limit: candidateCount };
    const { records } = await callApi('GET /api/get-problem-list', { query });
    const found = records.find(({ problemId }) => problemId.toLowerCase() === wanted);
    return found && `/problem/${encodeURIComponent(found.problemId)}`;
  } catch (error) {
    // The list shows the error.
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
