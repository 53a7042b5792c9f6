import { describeProblemFormFault, type ProblemFormFault } from '../problem-form.ts';
import { business } from './define-errors.ts';

/** Errors of problem administration. */
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
  problemDeleteForbidden: business(403, [
    '没有权限删除题目，请联系超级管理员或题目管理员。',
    '沒有權限刪除題目，請聯絡超級管理員或題目管理員。',
    'You may not delete problems. Ask a super or problem administrator.',
  ]),
  /** Names the field and the row. */
  problemFormInvalid: business<ProblemFormFault>(400, describeProblemFormFault),
  problemIdTaken: business<{ problemId: string }>(400, ({ problemId }) => [
    `题目编号 ${problemId} 已被使用，请换一个。`,
    `題目編號 ${problemId} 已被使用，請改用另一個。`,
    `The display id ${problemId} is already in use. Choose another.`,
  ]),
  problemIdMissing: business(400, [
    '缺少题目的 id。',
    '缺少題目的 id。',
    'The id of the problem is missing.',
  ]),
  problemChangedMeanwhile: business<{ username: string }>(400, ({ username }) => [
    `${username} 在此期间保存过这道题。请先载入最新内容，再保存你的修改。`,
    `${username} 在此期間儲存過這道題。請先載入最新內容，再儲存你的更改。`,
    `${username} has saved this problem in the meantime. Load what it is now before you save your changes.`,
  ]),
  problemAuthorUnknown: business<{ username: string }>(400, ({ username }) => [
    `没有名为 ${username} 的用户，无法设为作者。`,
    `沒有名為 ${username} 的用戶，無法設為作者。`,
    `There is no user ${username} to be the author.`,
  ]),
  problemCaseUnknown: business<{ name: string }>(400, ({ name }) => [
    `测试数据 ${name} 不存在，请重新上传或刷新页面。`,
    `測試數據 ${name} 不存在，請重新上載或重新整理頁面。`,
    `There is no test data ${name}. Upload it again, or load the page anew.`,
  ]),
  problemNothingOutdated: business(400, [
    '没有需要重新评测的提交。',
    '沒有需要重新評測的提交。',
    'There is no submission to judge again.',
  ]),
  problemRejudgeRunning: business(400, [
    '该题目正在重新评测，请等待完成。',
    '此題目正在重新評測，請等待完成。',
    'A rejudge of this problem is already under way. Wait until it is done.',
  ]),
};
