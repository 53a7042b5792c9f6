import { callApi } from '../../../lib/api/index.ts';

export const registerContest = (contestId: number, password: string) =>
  callApi('POST /api/register-contest', { body: { cid: contestId, password } });
