import { callApi } from '../../../../lib/api/index.ts';
import type { ProblemContext } from '../workbench-problem.ts';

/** The viewer's newest accepted code; empty if there is none. */
export const getAcceptedCode = (pid: number, { contestId }: ProblemContext) =>
  callApi('GET /api/get-last-ac-code', {
    query: { pid, ...(contestId !== undefined && { cid: contestId }) },
    toastsError: true,
  });
