import { callApi } from '../../../lib/api/index.ts';

export const pickRandomProblem = async (difficulty: number | undefined): Promise<string> => {
  const query = { ...(difficulty !== undefined && { difficulty }) };
  return (await callApi('GET /api/get-random-problem', { query, toastsError: true })).problemId;
};
