import { business } from './define-errors.ts';

const secondsText = (seconds: number) => String(seconds);

/** Errors of submitting and running programs. */
const submitErrors = {
  publicJudgingClosed: business(403, [
    '本站已暂停评测，暂时无法提交或在线运行。',
    '本站已暫停評測，暫時無法提交或線上運行。',
    'Judging is paused. Submissions and test runs are not available at the moment.',
  ]),
  groupJudgingClosed: business(403, [
    '团队评测已暂停，暂时无法提交或在线运行。',
    '小組評測已暫停，暫時無法提交或線上運行。',
    'Judging in groups is paused. Submissions and test runs are not available at the moment.',
  ]),
  contestJudgingClosed: business(403, [
    '比赛评测已暂停，暂时无法提交或在线运行。',
    '比賽評測已暫停，暫時無法提交或線上運行。',
    'Judging in contests is paused. Submissions and test runs are not available at the moment.',
  ]),
  languageUnknown: business<{ languages: string }>(400, ({ languages }) => [
    `不支持该编程语言，请选择：${languages}。`,
    `不支援此程式語言，請選擇：${languages}。`,
    `This language is not supported. Use one of: ${languages}.`,
  ]),
  languageNotAllowed: business<{ languages: string }>(400, ({ languages }) => [
    `本题不允许使用该编程语言，请选择：${languages}。`,
    `本題不允許使用此程式語言，請選擇：${languages}。`,
    `This problem does not allow this language. Use one of: ${languages}.`,
  ]),
  codeBlank: business(400, ['代码不能为空。', '程式碼不能為空。', 'The code must not be empty.']),
  codeTooLong: business<{ maximum: number }>(400, ({ maximum }) => [
    `代码过长，最多 ${String(maximum)} 个字符。`,
    `程式碼過長，最多 ${String(maximum)} 個字元。`,
    `The code can have at most ${String(maximum)} characters.`,
  ]),
  /** The level is the next one that submits more often; null if there is none. */
  submitTooSoon: business<{ seconds: number; level: number | null }>(403, ({ seconds, level }) => [
    `提交过于频繁，请在 ${secondsText(seconds)} 秒后再提交。${level === null ? '' : `1-${String(level)} 级会员的间隔更短。`}`,
    `提交過於頻繁，請在 ${secondsText(seconds)} 秒後再提交。${level === null ? '' : `1-${String(level)} 級會員的間隔更短。`}`,
    `You are submitting too often. Try again in ${secondsText(seconds)} s.${level === null ? '' : ` Members of level 1-${String(level)} wait less.`}`,
  ]),
  submitCaptchaRequired: business(403, [
    '操作过快，可能是机器操作，请输入验证码后再提交。',
    '操作過快，可能是機器操作，請輸入驗證碼後再提交。',
    'You are submitting too fast. Enter the captcha and submit again.',
  ]),
  testRunTooSoon: business<{ seconds: number }>(403, ({ seconds }) => [
    `在线运行过于频繁，请在 ${secondsText(seconds)} 秒后再试。`,
    `線上運行過於頻繁，請在 ${secondsText(seconds)} 秒後再試。`,
    `You are running tests too often. Try again in ${secondsText(seconds)} s.`,
  ]),
  problemGone: business(403, [
    '题目不存在或已被删除，无法提交。',
    '題目不存在或已被刪除，無法提交。',
    'This problem does not exist or has been deleted.',
  ]),
  problemClosed: business(403, [
    '该题目未开放提交。',
    '此題目未開放提交。',
    'This problem is not open for submissions.',
  ]),
  groupProblemOutside: business(403, [
    '该题目属于团队，请在团队内提交。',
    '此題目屬於小組，請在小組內提交。',
    'This problem belongs to a group. Submit your solution in the group.',
  ]),
  trainingNotFound: business(400, [
    '训练不存在或不可见。',
    '訓練不存在或不可見。',
    'The training does not exist or is not public.',
  ]),
};

const testRunErrors = {
  testRunTypeUnknown: business(400, [
    '参数 type 应为 public、contest 或 group。',
    '參數 type 須為 public、contest 或 group。',
    'The parameter type must be public, contest or group.',
  ]),
  testRunCodeEmpty: business(400, [
    '在线运行的代码不能为空。',
    '線上運行的程式碼不能為空。',
    'Enter some code to run.',
  ]),
  testRunLanguageEmpty: business(400, [
    '在线运行的编程语言不能为空。',
    '線上運行的程式語言不能為空。',
    'Select a language for the test run.',
  ]),
  testRunInputEmpty: business(400, [
    '在线运行的输入不能为空。',
    '線上運行的輸入不能為空。',
    'Enter some input for the test run.',
  ]),
  testRunInputTooLong: business<{ maximum: number }>(400, ({ maximum }) => [
    `在线运行的输入过长，最多 ${String(maximum)} 个字符。`,
    `線上運行的輸入過長，最多 ${String(maximum)} 個字元。`,
    `The input can have at most ${String(maximum)} characters.`,
  ]),
  testRunProblemMissing: business(400, [
    '缺少在线运行的题目。',
    '缺少線上運行的題目。',
    'The problem of the test run is missing.',
  ]),
  testRunProblemGone: business(400, [
    '题目不存在，无法在线运行。',
    '題目不存在，無法線上運行。',
    'Problem not found.',
  ]),
  testRunLanguageRemote: business<{ language: string }>(400, ({ language }) => [
    `本站没有与 ${language} 对应的语言，无法在线运行，但可以提交。`,
    `本站沒有與 ${language} 對應的語言，無法線上運行，但可以提交。`,
    `This site cannot run ${language} code. You can still submit it.`,
  ]),
  testRunNotFound: business(400, [
    '该在线运行不存在或结果已过期。',
    '此線上運行不存在或結果已過期。',
    'The test run does not exist, or its result has expired.',
  ]),
};

/** Errors of viewing submissions and of their owners' actions. */
const viewErrors = {
  submissionNotFound: business(404, ['提交不存在。', '提交不存在。', 'Submission not found.']),
  contestSubmissionLogin: business(401, [
    '请先登录，再查看比赛提交。',
    '請先登入，再查看比賽提交。',
    'Log in to see contest submissions.',
  ]),
  contestIdRequired: business(404, ['缺少比赛编号。', '缺少比賽編號。', 'The contest id (cid) is missing.']),
  contestCasesLogin: business(403, [
    '请先登录，再查看比赛提交的测试点详情。',
    '請先登入，再查看比賽提交的測試點詳情。',
    'Log in to see the test cases of a contest submission.',
  ]),
  ownListLogin: business(401, [
    '请先登录，再查看自己的提交。',
    '請先登入，再查看自己的提交。',
    'Log in to see your submissions.',
  ]),
  shareFieldsMissing: business(400, [
    '修改失败：缺少提交编号或分享状态。',
    '修改失敗：缺少提交編號或分享狀態。',
    'The submission id and the share state are required.',
  ]),
  shareNotOwn: business(403, [
    '不能修改他人代码的分享状态。',
    '不能修改他人程式碼的分享狀態。',
    'You can only share your own code.',
  ]),
  shareInContest: business(403, [
    '比赛中的代码不能分享。',
    '比賽中的程式碼不能分享。',
    'Contest code cannot be shared.',
  ]),
  resubmitNotOwn: business(403, [
    '只有提交者本人可以重新提交。',
    '只有提交者本人可以重新提交。',
    'Only the submitter can resubmit.',
  ]),
  resubmitInContest: business(404, [
    '比赛中的本地题目不能重新提交。',
    '比賽中的本地題目不能重新提交。',
    'In a contest, only remote problems can be resubmitted.',
  ]),
};

/** Errors of submission administration. */
const judgeActionErrors = {
  submissionGone: business(400, [
    '提交不存在或已被删除。',
    '提交不存在或已被刪除。',
    'This submission does not exist or has been deleted.',
  ]),
  nothingToRejudge: business(400, [
    '没有可以重新评测的提交。',
    '沒有可以重新評測的提交。',
    'There are no submissions to rejudge.',
  ]),
  manualJudgeUnderWay: business(400, [
    '该提交正在评测，请稍后再修改结果。',
    '此提交正在評測，請稍後再修改結果。',
    'This submission is being judged. Change the result later.',
  ]),
  manualJudgeCompileError: business(400, [
    '编译错误的提交不能人工评测。',
    '編譯錯誤的提交不能人工評測。',
    'The result of a submission with a compile error cannot be changed.',
  ]),
  manualJudgeStatus: business(400, [
    '不能人工设置为该结果。',
    '不能人工設定為此結果。',
    'This result cannot be set manually.',
  ]),
  cancelFinished: business(400, [
    '评测已经结束，不能取消。',
    '評測已經結束，不能取消。',
    'Judging has finished. The submission can no longer be cancelled.',
  ]),
  cancelInContest: business(400, [
    '比赛中的提交开始评测后不能取消。',
    '比賽中的提交開始評測後不能取消。',
    'A contest submission cannot be cancelled once judging has started.',
  ]),
};

export const submissionErrors = {
  ...submitErrors,
  ...testRunErrors,
  ...viewErrors,
  ...judgeActionErrors,
};
