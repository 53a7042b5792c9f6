import { business } from './define-errors.ts';

/** Errors of the problems and contests of groups. */
export const groupContentErrors = {
  groupIdMissing: business(404, ['缺少团队编号。', '缺少小組編號。', 'The id of the group is missing.']),
  problemNotInGroup: business(403, [
    '该题目不属于团队，不能在团队中操作。',
    '此題目不屬於小組，不能在小組中操作。',
    'This problem does not belong to a group.',
  ]),
  contestNotInGroup: business(403, [
    '该比赛不属于团队，不能在团队中操作。',
    '此比賽不屬於小組，不能在小組中操作。',
    'This contest does not belong to a group.',
  ]),
  groupProblemNotFound: business(404, [
    '没有这个编号的团队题目。',
    '沒有此編號的小組題目。',
    'There is no problem with this id in the group.',
  ]),
  bankProblemNotFound: business(404, [
    '题目不存在或未公开。',
    '題目不存在或未公開。',
    'The problem does not exist or is not public.',
  ]),
};
