import { business } from './define-errors.ts';

const secondsText = (seconds: number) => String(seconds);

/** Errors of submitting and running programs. */
const submitErrors = {
  publicJudgingClosed: business(403, [
    '本站已暂停评测，暂时无法提交或在线运行。',
    '本站已暫停評測，暫時無法提交或線上運行。',
    'Judging is switched off. Nothing can be submitted or run now.',
  ]),
  groupJudgingClosed: business(403, [
    '团队评测已暂停，暂时无法提交或在线运行。',
    '團隊評測已暫停，暫時無法提交或線上運行。',
    'Judging in groups is switched off. Nothing can be submitted or run now.',
  ]),
  contestJudgingClosed: business(403, [
    '比赛评测已暂停，暂时无法提交或在线运行。',
    '比賽評測已暫停，暫時無法提交或線上運行。',
    'Judging in contests is switched off. Nothing can be submitted or run now.',
  ]),
  languageUnknown: business<{ languages: string }>(400, ({ languages }) => [
    `不支持该编程语言，请选择：${languages}。`,
    `不支援此程式語言，請選擇：${languages}。`,
    `This language is not known here. Use one of: ${languages}.`,
  ]),
  languageNotAllowed: business<{ languages: string }>(400, ({ languages }) => [
    `本题不允许使用该编程语言，请选择：${languages}。`,
    `本題不允許使用此程式語言，請選擇：${languages}。`,
    `This problem does not allow the language. Use one of: ${languages}.`,
  ]),
  codeBlank: business(400, ['代码不能为空。', '程式碼不能為空。', 'The code must not be empty.']),
  codeTooLong: business<{ maximum: number }>(400, ({ maximum }) => [
    `代码过长，最多 ${String(maximum)} 个字符。`,
    `程式碼過長，最多 ${String(maximum)} 個字元。`,
    `The code is too long: at most ${String(maximum)} characters.`,
  ]),
  submitTooSoon: business<{ seconds: number }>(403, ({ seconds }) => [
    `提交过于频繁，请在 ${secondsText(seconds)} 秒后再提交。`,
    `提交過於頻繁，請在 ${secondsText(seconds)} 秒後再提交。`,
    `You submit too fast. Try again in ${secondsText(seconds)} s.`,
  ]),
  submitCaptchaRequired: business(403, [
    '操作过快，可能是机器操作，请输入验证码后再提交。',
    '操作過快，可能是機器操作，請輸入驗證碼後再提交。',
    'This was too fast and may be a machine. Answer the captcha and submit again.',
  ]),
  testRunTooSoon: business<{ seconds: number }>(403, ({ seconds }) => [
    `在线运行过于频繁，请在 ${secondsText(seconds)} 秒后再试。`,
    `線上運行過於頻繁，請在 ${secondsText(seconds)} 秒後再試。`,
    `Test runs follow each other too fast. Try again in ${secondsText(seconds)} s.`,
  ]),
  problemGone: business(403, [
    '题目不存在或已被删除，无法提交。',
    '題目不存在或已被刪除，無法提交。',
    'This problem does not exist any more. Nothing can be submitted to it.',
  ]),
  problemClosed: business(403, [
    '该题目未开放提交。',
    '此題目未開放提交。',
    'This problem is not open for submissions.',
  ]),
  groupProblemOutside: business(403, [
    '该题目属于团队，请在团队内提交。',
    '此題目屬於團隊，請在團隊內提交。',
    'This problem belongs to a group. Submit to it inside the group.',
  ]),
  remoteJudgingUnavailable: business(403, [
    '该题目由其他评测平台评测，目前无法提交。',
    '此題目由其他評測平台評測，目前無法提交。',
    'This problem is judged by another site and takes no submissions now.',
  ]),
  trainingNotFound: business(400, [
    '训练不存在或不可见。',
    '訓練不存在或不可見。',
    'There is no such training, or it is not shown.',
  ]),
  groupNotFound: business(404, [
    '团队不存在或已被封禁。',
    '團隊不存在或已被停用。',
    'There is no such group, or it is banned.',
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
    'There is no code to run.',
  ]),
  testRunLanguageEmpty: business(400, [
    '在线运行的编程语言不能为空。',
    '線上運行的程式語言不能為空。',
    'Choose a language for the test run.',
  ]),
  testRunInputEmpty: business(400, [
    '在线运行的输入不能为空。',
    '線上運行的輸入不能為空。',
    'A test run needs some input.',
  ]),
  testRunInputTooLong: business<{ maximum: number }>(400, ({ maximum }) => [
    `在线运行的输入过长，最多 ${String(maximum)} 个字符。`,
    `線上運行的輸入過長，最多 ${String(maximum)} 個字元。`,
    `The input of a test run has at most ${String(maximum)} characters.`,
  ]),
  testRunProblemMissing: business(400, [
    '缺少在线运行的题目。',
    '缺少線上運行的題目。',
    'The problem of the test run is missing.',
  ]),
  testRunProblemGone: business(400, [
    '题目不存在，无法在线运行。',
    '題目不存在，無法線上運行。',
    'There is no such problem to run the code for.',
  ]),
  testRunNotFound: business(400, [
    '该在线运行不存在或结果已过期。',
    '此線上運行不存在或結果已過期。',
    'There is no such test run, or its result has expired.',
  ]),
};

/** Errors of viewing submissions and of their owners' actions. */
const viewErrors = {
  submissionNotFound: business(404, ['提交不存在。', '提交不存在。', 'There is no such submission.']),
  contestSubmissionLogin: business(401, [
    '请先登录，再查看比赛提交。',
    '請先登入，再查看比賽提交。',
    'Log in first to see submissions of contests.',
  ]),
  contestIdRequired: business(404, ['缺少比赛编号。', '缺少比賽編號。', 'Name the contest (cid).']),
  contestCasesLogin: business(403, [
    '请先登录，再查看比赛提交的测试点详情。',
    '請先登入，再查看比賽提交的測試點詳情。',
    'Log in first to see the cases of a contest submission.',
  ]),
  ownListLogin: business(401, [
    '请先登录，再查看自己的提交。',
    '請先登入，再查看自己的提交。',
    'Log in first to see your own submissions.',
  ]),
  shareFieldsMissing: business(400, [
    '修改失败：缺少提交编号或分享状态。',
    '修改失敗：缺少提交編號或分享狀態。',
    'Give both the submission and whether it is shared.',
  ]),
  shareNotOwn: business(403, [
    '不能修改他人代码的分享状态。',
    '不能修改他人程式碼的分享狀態。',
    'You can share your own code only.',
  ]),
  shareInContest: business(403, [
    '比赛中的代码不能分享。',
    '比賽中的程式碼不能分享。',
    'Code of a contest cannot be shared.',
  ]),
  resubmitNotOwn: business(403, [
    '只有提交者本人可以重新提交。',
    '只有提交者本人可以重新提交。',
    'Only the submitter may submit this again.',
  ]),
  resubmitInContest: business(404, [
    '比赛中的本地题目不能重新提交。',
    '比賽中的本地題目不能重新提交。',
    'Only problems of other sites can be submitted again in a contest.',
  ]),
};

/** Errors of submission administration. */
const judgeActionErrors = {
  submissionGone: business(400, [
    '提交不存在或已被删除。',
    '提交不存在或已被刪除。',
    'This submission does not exist any more.',
  ]),
  nothingToRejudge: business(400, [
    '没有可以重新评测的提交。',
    '沒有可以重新評測的提交。',
    'There are no submissions to judge again.',
  ]),
  manualJudgeUnderWay: business(400, [
    '该提交正在评测，请稍后再修改结果。',
    '此提交正在評測，請稍後再修改結果。',
    'This submission is being judged. Change its result later.',
  ]),
  manualJudgeCompileError: business(400, [
    '编译错误的提交不能人工评测。',
    '編譯錯誤的提交不能人工評測。',
    'The result of a compile error cannot be changed.',
  ]),
  manualJudgeStatus: business(400, [
    '不能人工设置为该结果。',
    '不能人工設定為此結果。',
    'This result cannot be set by hand.',
  ]),
  cancelUnderWay: business(400, [
    '该提交正在评测，请稍后再取消。',
    '此提交正在評測，請稍後再取消。',
    'This submission is being judged. Cancel it later.',
  ]),
};

export const submissionErrors = {
  ...submitErrors,
  ...testRunErrors,
  ...viewErrors,
  ...judgeActionErrors,
};
