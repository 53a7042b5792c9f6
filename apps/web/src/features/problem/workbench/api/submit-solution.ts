import { callApi } from '../../../../lib/api/index.ts';
import type { ProblemPlace, WorkbenchProblem } from '../workbench-problem.ts';

export interface CaptchaAnswer {
  captcha: string;
  captchaKey: string;
}

interface Solution {
  problem: Pick<WorkbenchProblem, 'problemId' | 'isRemote'>;
  place: ProblemPlace;
  language: string;
  code: string;
  captcha: CaptchaAnswer | undefined;
}

/** Answers the number of the submission. */
export async function submitSolution({ problem, place, language, code, captcha }: Solution): Promise<number> {
  const { submitId } = await callApi('POST /api/submit-problem-judge', {
    body: {
      pid: problem.problemId,
      language,
      code,
      isRemote: problem.isRemote,
      ...captcha,
      ...(place.contestId !== undefined && { cid: place.contestId }),
      ...(place.trainingId !== undefined && { tid: place.trainingId }),
      ...(place.groupId !== undefined && { gid: place.groupId }),
    },
  });
  if (submitId === null) throw new Error('The answer to a submission does not name it');
  return submitId;
}
