import { business } from './define-errors.ts';

/** Errors of problems and of what belongs to them. */
export const problemErrors = {
  checkerFieldsMissing: business(400, [
    '缺少参数：代码与编程语言都要填写。',
    '缺少參數：程式碼與程式語言都要填寫。',
    'Give both the code and its language.',
  ]),
  checkerLanguageUnsupported: business<{ languages: string }>(400, ({ languages }) => [
    `特判与交互程序不支持该编程语言，请选择：${languages}。`,
    `特判與互動程式不支援此程式語言，請選擇：${languages}。`,
    `Checkers and interactors are not written in this language. Use one of: ${languages}.`,
  ]),
  noJudgeAvailable: business(400, [
    '当前没有可用的评测机，请稍后再试。',
    '目前沒有可用的評測機，請稍後再試。',
    'No judge is available now. Try again later.',
  ]),
  checkerCompileFailed: business<{ reason: string }>(500, ({ reason }) => [
    `编译失败：\n${reason}`,
    `編譯失敗：\n${reason}`,
    `It does not compile:\n${reason}`,
  ]),
};
