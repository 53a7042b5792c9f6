import { business } from './define-errors.ts';

/** Errors of what administrators change of problems. */
export const adminProblemErrors = {
  problemNotYours: business(403, [
    '只能修改自己的题目。',
    '只能更改自己的題目。',
    'You can only change problems of your own.',
  ]),
  problemPublishForbidden: business(403, [
    '没有权限公开题目，请联系超级管理员或题目管理员。',
    '沒有權限公開題目，請聯絡超級管理員或題目管理員。',
    'You may not make problems public. Ask a super or problem administrator.',
  ]),
};
