import { callApi } from '../../../lib/api/index.ts';
import type { ProblemBody } from '../state/form-wire.ts';

export const createProblem = (body: ProblemBody) => callApi('POST /api/admin/problem', { body });

export const changeProblem = (body: ProblemBody) => callApi('PUT /api/admin/problem', { body });
