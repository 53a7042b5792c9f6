import { business } from './define-errors.ts';

/** Errors of applications of group problems to become public. */
export const groupProblemErrors = {
  problemApplicationGone: business(400, [
    '这道题没有公开申请，可能已被撤回。',
    '這道題沒有公開申請，可能已被撤回。',
    'This problem has no application. It may have been withdrawn.',
  ]),
};
