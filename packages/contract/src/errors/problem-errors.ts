import { business } from './define-errors.ts';

/** Errors of problems. */
export const problemErrors = {
  checkerFieldsMissing: business(400, [
    '缺少参数：代码与编程语言都要填写。',
    '缺少參數：程式碼與程式語言都要填寫。',
    'The code and its language are required.',
  ]),
  checkerLanguageUnsupported: business<{ languages: string }>(400, ({ languages }) => [
    `特判与交互程序不支持该编程语言，请选择：${languages}。`,
    `特判與互動程式不支援此程式語言，請選擇：${languages}。`,
    `This language is not supported for checkers and interactors. Use one of: ${languages}.`,
  ]),
  noJudgeAvailable: business(400, [
    '当前没有可用的评测机，请稍后再试。',
    '目前沒有可用的評測機，請稍後再試。',
    'No judge is available at the moment. Try again later.',
  ]),
  checkerCompileFailed: business<{ reason: string }>(500, ({ reason }) => [
    `编译失败：\n${reason}`,
    `編譯失敗：\n${reason}`,
    `Compilation failed:\n${reason}`,
  ]),
  problemNotFound: business(404, [
    '没有这个编号的题目。',
    '沒有此編號的題目。',
    'There is no problem with this id.',
  ]),
  problemNotPublic: business(403, [
    '该题目未公开，无法查看。',
    '此題目未公開，無法查看。',
    'This problem is not public.',
  ]),
  problemOfGroup: business(403, [
    '该题目属于团队，请在团队内查看。',
    '此題目屬於小組，請在小組內查看。',
    'This problem belongs to a group. Open it in the group.',
  ]),
  problemOfForeignGroup: business(403, [
    '你不是该题目所属团队的成员，无法查看。',
    '你不是此題目所屬小組的成員，無法查看。',
    'You are not a member of the group that this problem belongs to.',
  ]),
  noPublicProblem: business(400, [
    '随机选题失败：目前没有公开的题目。',
    '隨機選題失敗：目前沒有公開的題目。',
    'There are no public problems to choose from.',
  ]),
  trainingOrContestRequired: business(400, [
    '参数有误：需要指定训练（tid）或比赛（cid）。',
    '參數有誤：需要指定訓練（tid）或比賽（cid）。',
    'A training (tid) or contest (cid) is required.',
  ]),
};
