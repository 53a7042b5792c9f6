import { callApi } from '../../../../lib/api/index.ts';
import type { ProblemContext, WorkbenchProblem } from '../workbench-problem.ts';

export interface CaptchaAnswer {
  captcha: string;
  captchaKey: string;
}

interface Solution {
  problem: Pick<WorkbenchProblem, 'problemId' | 'isRemote'>;
  context: ProblemContext;
  language: string;
  code: string;
  captcha: CaptchaAnswer | undefined;
  idempotencyKey: string;
}

/** Returns the id of the submission. */
export async function submitSolution({
  problem,
  context,
  language,
  code,
  captcha,
  idempotencyKey,
}: Solution): Promise<number> {
  const { submitId } = await callApi('POST /api/submit-problem-judge', {
    body: {
      pid: problem.problemId,
      language,
      code,
      isRemote: problem.isRemote,
      idempotencyKey,
      ...captcha,
      ...(context.contestId !== undefined && { cid: context.contestId }),
      ...(context.trainingId !== undefined && { tid: context.trainingId }),
      ...(context.groupId !== undefined && { gid: context.groupId }),
    },
  });
  if (submitId === null) throw new Error('The answer to a submission does not name it');
  return submitId;
}
