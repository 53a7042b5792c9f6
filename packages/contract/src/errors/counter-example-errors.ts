import { business } from './define-errors.ts';

/** Errors of the search for counter-examples. */
export const counterExampleErrors = {
  counterExampleUnavailable: business(400, [
    '无法为该提交寻找反例。',
    '無法為此提交尋找反例。',
    'No failing input can be searched for this submission.',
  ]),
  counterExampleInContest: business(403, [
    '题目所在的比赛正在进行，结束后才能寻找反例。',
    '題目所在的比賽正在進行，結束後才能尋找反例。',
    'A running contest contains this problem. Search for a failing input after the contest.',
  ]),
  inputProgramNameTaken: business<{ name: string }>(400, ({ name }) => [
    `有两个程序同名：${name}。`,
    `有兩個程式同名：${name}。`,
    `Two programs have the same name: ${name}.`,
  ]),
  inputProgramCodeBlank: business<{ name: string }>(400, ({ name }) => [
    `程序“${name}”没有代码。`,
    `程式「${name}」沒有程式碼。`,
    `Program “${name}” has no code.`,
  ]),
  inputProgramLanguageUnknown: business<{ name: string; language: string }>(400, ({ name, language }) => [
    `程序“${name}”所用的语言 ${language} 不可用。`,
    `程式「${name}」所用的語言 ${language} 不可用。`,
    `Program “${name}” uses ${language}, which is not available.`,
  ]),
  generatorCallsMissing: business<{ name: string }>(400, ({ name }) => [
    `生成程序“${name}”至少需要一行参数。`,
    `產生程式「${name}」至少需要一行參數。`,
    `Generator “${name}” needs at least one line of arguments.`,
  ]),
  validatorTwice: business(400, [
    '每道题目只能有一个校验程序。',
    '每道題目只能有一個校驗程式。',
    'A problem can have only one validator.',
  ]),
  inputProgramsWithoutReference: business(400, [
    '请先添加一个预期结果为“通过”的解法，作为标准程序。交互题不支持。',
    '請先加入一個預期結果為「通過」的解法，作為標準程式。互動題不支援。',
    'Add a solution whose expected result is Accepted first; it is the reference. Interactive problems are not supported.',
  ]),
  counterExamplesOpen: business<{ maximum: number }>(403, ({ maximum }) => [
    `最多同时进行 ${String(maximum)} 次搜索，请等待其中之一结束。`,
    `最多同時進行 ${String(maximum)} 次搜尋，請等待其中之一結束。`,
    `At most ${String(maximum)} searches at a time. Wait for one to finish.`,
  ]),
};
