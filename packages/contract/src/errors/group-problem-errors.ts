import { business } from './define-errors.ts';

/** Errors of applications of group problems to become public. */
export const groupProblemErrors = {
  problemApplicationGone: business(400, [
    '这道题没有公开申请，可能已被撤回。',
    '這道題沒有公開申請，可能已被撤回。',
    'There is no application for this problem. It may have been withdrawn.',
  ]),
};
