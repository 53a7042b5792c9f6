/**
 * Errors of the problem form and their messages. The rules find the errors, the server refuses with them, and the web
 * shows them next to the field. Free of dependencies, so the web may import it.
 */
import type { LocalisedTuple } from './errors/define-errors.ts';
import {
  toErrorParameters,
  commonReasonTexts,
  type FormErrorParameters,
  type FormErrorDetails,
} from './form-errors.ts';

/** Names on the wire. */
export const problemFormFields = [
  'problemId',
  'title',
  'titleTranslations',
  'description',
  'input',
  'output',
  'hint',
  'source',
  'examples',
  'type',
  'judgeMode',
  'judgeCaseMode',
  'timeLimit',
  'memoryLimit',
  'stackLimit',
  'difficulty',
  'auth',
  'ioReadFileName',
  'ioWriteFileName',
  'samples',
  'spjCode',
  'spjLanguage',
  'userExtraFile',
  'judgeExtraFile',
  'languages',
  'tags',
  'codeTemplates',
] as const;
export type ProblemFormField = (typeof problemFormFields)[number];

const problemFormReasons = [
  'missing',
  'idInvalid',
  'tooLong',
  'tooMany',
  'outOfRange',
  'notAllowed',
  'caseModeOfOtherType',
  'noCases',
  'caseEmpty',
  'scoreInvalid',
  'groupInvalid',
  'scoresTooLarge',
  'casesTakeTooLong',
  'languageUnknown',
  'templateEmpty',
  'templateRepeated',
  'fileNameInvalid',
  'fileNameRepeated',
  'fileEmpty',
  'tagRepeated',
  'unreadable',
] as const;
export type ProblemFormReason = (typeof problemFormReasons)[number];

export interface ProblemFormError extends FormErrorDetails {
  field: ProblemFormField;
  reason: ProblemFormReason;
}

const fieldNames: Readonly<Record<ProblemFormField, LocalisedTuple>> = {
  problemId: ['题目编号', '題目編號', 'The display id'],
  title: ['标题', '標題', 'The title'],
  titleTranslations: ['标题译文', '標題譯文', 'The translated title'],
  description: ['题目描述', '題目描述', 'The description'],
  input: ['输入描述', '輸入描述', 'The input description'],
  output: ['输出描述', '輸出描述', 'The output description'],
  hint: ['提示', '提示', 'The hint'],
  source: ['来源', '來源', 'The source'],
  examples: ['样例', '範例', 'The examples'],
  type: ['题目类型', '題目類型', 'The type'],
  judgeMode: ['评测模式', '評測模式', 'The judge mode'],
  judgeCaseMode: ['测试点模式', '測試點模式', 'The case mode'],
  timeLimit: ['时间限制', '時間限制', 'The time limit'],
  memoryLimit: ['内存限制', '記憶體限制', 'The memory limit'],
  stackLimit: ['栈限制', '堆疊限制', 'The stack limit'],
  difficulty: ['难度', '難度', 'The difficulty'],
  auth: ['可见范围', '可見範圍', 'The visibility'],
  ioReadFileName: ['输入文件名', '輸入檔案名稱', 'The name of the input file'],
  ioWriteFileName: ['输出文件名', '輸出檔案名稱', 'The name of the output file'],
  samples: ['测试数据', '測試數據', 'The test data'],
  spjCode: ['特判或交互程序', '特判或互動程式', 'The checker or interactor'],
  spjLanguage: ['特判或交互程序的语言', '特判或互動程式的語言', 'The language of the checker or interactor'],
  userExtraFile: ['选手程序的附加文件', '參賽者程式的附加檔案', 'The extra files of submissions'],
  judgeExtraFile: ['评测程序的附加文件', '評測程式的附加檔案', 'The extra files of the checker'],
  languages: ['编程语言', '程式語言', 'The languages'],
  tags: ['标签', '標籤', 'The tags'],
  codeTemplates: ['代码模板', '程式碼範本', 'The code templates'],
};

const reasonTexts: Readonly<Record<ProblemFormReason, (about: FormErrorParameters) => LocalisedTuple>> = {
  ...commonReasonTexts,
  idInvalid: () => [
    '题目编号不能含有空白、斜杠或 ? # % 等符号。',
    '題目編號不能含有空白、斜線或 ? # % 等符號。',
    'A display id holds no blanks, slashes or signs like ? # %.',
  ],
  outOfRange: ({ field: [simplified, traditional, english], limit }) => [
    `${simplified}应为 1 至 ${limit} 的整数。`,
    `${traditional}須為 1 至 ${limit} 的整數。`,
    `${english} must be a whole number from 1 to ${limit}.`,
  ],
  unreadable: ({ field: [simplified, traditional, english] }) => [
    `${simplified}的格式不正确。`,
    `${traditional}的格式不正確。`,
    `${english} could not be read.`,
  ],
  caseModeOfOtherType: () => [
    'ACM 题目可用默认或遇错即止模式，OI 题目可用默认、子任务最低分或子任务平均分模式。',
    'ACM 題目可用預設或遇錯即止模式，OI 題目可用預設、子任務最低分或子任務平均分模式。',
    'ACM problems are judged in the default mode or until the first failure; OI problems in the default mode or by subtasks.',
  ],
  noCases: () => ['至少需要一组测试数据。', '至少需要一組測試數據。', 'At least one test case is needed.'],
  caseEmpty: ({ row }) => [
    `第 ${row} 组测试数据的输入与输出不能都为空。`,
    `第 ${row} 組測試數據的輸入與輸出不能都為空。`,
    `Test case ${row} needs an input or an output.`,
  ],
  scoreInvalid: ({ row, limit }) => [
    `第 ${row} 组测试数据的分数应为 0 至 ${limit} 的整数。`,
    `第 ${row} 組測試數據的分數須為 0 至 ${limit} 的整數。`,
    `The score of test case ${row} must be a whole number from 0 to ${limit}.`,
  ],
  groupInvalid: ({ row, limit }) => [
    `第 ${row} 组测试数据的子任务编号应为 1 至 ${limit} 的整数。`,
    `第 ${row} 組測試數據的子任務編號須為 1 至 ${limit} 的整數。`,
    `The subtask of test case ${row} must be a whole number from 1 to ${limit}.`,
  ],
  scoresTooLarge: ({ limit }) => [
    `总分最高为 ${limit}。`,
    `總分最高為 ${limit}。`,
    `The scores may add up to at most ${limit}.`,
  ],
  casesTakeTooLong: ({ limit }) => [
    `测试点数量乘以时间限制不能超过 ${limit} 分钟，请减少测试点或缩短时间限制。`,
    `測試點數量乘以時間限制不可超過 ${limit} 分鐘，請減少測試點或縮短時間限制。`,
    `The number of test cases times the time limit may be at most ${limit} minutes. Use fewer cases or a shorter time limit.`,
  ],
  languageUnknown: ({ field: [simplified, traditional, english], name }) => [
    `${simplified}：没有“${name}”这种语言可选。`,
    `${traditional}：沒有「${name}」這種語言可選。`,
    `${english}: there is no "${name}" to choose.`,
  ],
  templateEmpty: ({ name }) => [
    `已启用的 ${name} 代码模板不能为空。`,
    `已啟用的 ${name} 程式碼範本不能為空。`,
    `The code template for ${name} is in use and must not be empty.`,
  ],
  templateRepeated: ({ name }) => [
    `${name} 有多个代码模板。`,
    `${name} 有多個程式碼範本。`,
    `There is more than one code template for ${name}.`,
  ],
  fileNameInvalid: ({ field: [simplified, traditional, english], name, limit }) => [
    `${simplified}：文件名“${name}”不可用，不能含有斜杠或控制字符，最长 ${limit} 个字符。`,
    `${traditional}：檔案名稱「${name}」不可用，不能含有斜線或控制字元，最長 ${limit} 個字元。`,
    `${english}: "${name}" cannot be used. A name holds no slash or control character and at most ${limit} characters.`,
  ],
  fileNameRepeated: ({ field: [simplified, traditional, english], name }) => [
    `${simplified}：文件名 ${name} 重复。`,
    `${traditional}：檔案名稱 ${name} 重複。`,
    `${english}: ${name} is there more than once.`,
  ],
  fileEmpty: ({ field: [simplified, traditional, english], name }) => [
    `${simplified}：文件 ${name} 没有内容。`,
    `${traditional}：檔案 ${name} 沒有內容。`,
    `${english}: ${name} is empty.`,
  ],
  tagRepeated: ({ name }) => [
    `标签 ${name} 重复。`,
    `標籤 ${name} 重複。`,
    `The tag ${name} is there more than once.`,
  ],
};

/** In the order zh-CN, zh-HK, en-US. */
export function describeProblemFormError({ field, reason, ...details }: ProblemFormError): LocalisedTuple {
  return reasonTexts[reason](toErrorParameters(fieldNames[field], details));
}
