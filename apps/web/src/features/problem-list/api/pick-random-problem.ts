import { callApi } from '../../../lib/api/index.ts';

export const pickRandomProblem = async (): Promise<string> =>
  (await callApi('GET /api/get-random-problem', { toastsError: true })).problemId;
