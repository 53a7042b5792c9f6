import { business } from './define-errors.ts';

/** Errors of problem checks. */
export const problemCheckErrors = {
  solutionNameTaken: business<{ name: string }>(400, ({ name }) => [
    `有两个解法同名：${name}。`,
    `有兩個解法同名：${name}。`,
    `Two solutions have the same name: ${name}.`,
  ]),
  solutionCodeBlank: business<{ name: string }>(400, ({ name }) => [
    `解法“${name}”没有代码。`,
    `解法「${name}」沒有程式碼。`,
    `Solution “${name}” has no code.`,
  ]),
  solutionLanguageUnknown: business<{ name: string; language: string }>(400, ({ name, language }) => [
    `解法“${name}”所用的语言 ${language} 不可用。`,
    `解法「${name}」所用的語言 ${language} 不可用。`,
    `Solution “${name}” uses ${language}, which is not available.`,
  ]),
  checkWithoutSolutions: business(400, [
    '请先添加至少一个解法。',
    '請先加入至少一個解法。',
    'Add at least one solution first.',
  ]),
  checkWithoutCases: business(400, [
    '该题目还没有测试数据。',
    '此題目還沒有測試數據。',
    'The problem has no test data yet.',
  ]),
  checkOfRemoteProblem: business(400, [
    '远程题目由其他网站评测，无法在此检查。',
    '遠端題目由其他網站評測，無法在此檢查。',
    'Remote problems are judged on other sites and cannot be checked here.',
  ]),
  checksTooMany: business<{ maximum: number }>(403, ({ maximum }) => [
    `最多同时检查 ${String(maximum)} 道题目，请等待其中之一结束或将其取消。`,
    `最多同時檢查 ${String(maximum)} 道題目，請等待其中之一結束或將其取消。`,
    `You can check at most ${String(maximum)} problems at a time. Wait for one to finish or cancel it.`,
  ]),
  trialWithoutSubmissions: business(400, [
    '该题目还没有评测完成的提交。',
    '此題目還沒有評測完成的提交。',
    'The problem has no judged submissions yet.',
  ]),
  checkNotFound: business(404, ['没有这次检查的记录。', '沒有這次檢查的紀錄。', 'Check not found.']),
};
