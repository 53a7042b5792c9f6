/** Texts for the fault and note codes of the format readers. */
import type { Locale } from '@touchstone/contract';
import { problemCheckLimits } from '@touchstone/contract/problem-check-limits';
import type { LocalisedTuple } from '@touchstone/contract/errors/define-errors';
import type { ArchiveError } from '@touchstone/problem-formats/archive/archive-error';
import type {
  FormatFault,
  FormatFaultCode,
  FormatNote,
  FormatNoteCode,
} from '@touchstone/problem-formats/read-result';
import { translateDetail } from './translate-detail.ts';
import { describeArchiveError as describeUnreadable } from '../../platform/errors/archive-messages.ts';

const maxSolutions = String(problemCheckLimits.solutionsMaximum);
const maxSolutionSize = `${String(problemCheckLimits.codeMaximum / 1024)} KB`;

const faultTexts: Readonly<Record<FormatFaultCode, LocalisedTuple>> = {
  'no-problem-found': [
    '文件里没有找到这种格式的题目',
    '檔案裏沒有找到這種格式的題目',
    'there is no problem of this format in the file',
  ],
  'file-missing': ['缺少该文件', '缺少此檔案', 'this file is missing'],
  'file-too-large': ['内容过大', '內容過大', 'this is too large'],
  'json-invalid': ['不是有效的 JSON', '不是有效的 JSON', 'this is not valid JSON'],
  'xml-invalid': [
    '不是有效的 XML，或文件不完整',
    '不是有效的 XML，或檔案不完整',
    'this is not valid XML, or the file is cut off',
  ],
  'settings-invalid': ['配置有误', '設定有誤', 'the settings are not valid'],
  'text-undecodable': [
    '无法识别文字编码，请另存为 UTF-8',
    '無法識別文字編碼，請另存為 UTF-8',
    'the text is in an encoding we cannot read; save it as UTF-8',
  ],
  'entities-refused': [
    'XML 中自定义了实体，出于安全考虑不予读取',
    'XML 中自訂了實體，基於安全考慮不予讀取',
    'the XML defines entities of its own, which are refused for safety',
  ],
  'name-repeated': ['名称重复', '名稱重複', 'this name is used twice'],
  'title-missing': ['没有标题', '沒有標題', 'the problem has no title'],
  'statement-missing': ['没有题面', '沒有題面', 'the problem has no statement'],
  'field-missing': ['缺少字段', '缺少欄位', 'a field is missing'],
  'field-invalid': ['字段的值有误', '欄位的值有誤', 'a field has a wrong value'],
  'limit-invalid': ['时间或空间限制有误', '時間或空間限制有誤', 'a limit is not valid'],
  'cases-missing': ['没有测试数据', '沒有測試數據', 'there is no test data'],
  'input-missing': ['缺少测试输入', '缺少測試輸入', 'an input of the test data is missing'],
  'answer-missing': ['缺少测试答案', '缺少測試答案', 'an answer of the test data is missing'],
  'too-many-cases': ['测试点过多', '測試點過多', 'there are too many test cases'],
  'tests-not-generated': [
    '这不是完整包，里面没有生成好的测试数据，请在 Polygon 下载 Full 包',
    '這不是完整套件，裏面沒有生成好的測試數據，請在 Polygon 下載 Full 套件',
    'this is not a full package: it has no generated tests; download the full package from Polygon',
  ],
  'checker-missing': ['缺少特判或交互程序', '缺少特判或互動程式', 'the checker is missing'],
  'checker-unsupported': [
    '不支持该特判程序或其语言',
    '不支援此特判程式或其語言',
    'this checker or its language is not supported',
  ],
  'not-supported': ['不支持的题目类型', '不支援的題目類型', 'this kind of problem is not supported'],
};

const noteTexts: Readonly<Record<FormatNoteCode, LocalisedTuple>> = {
  'encoding-guessed': ['文字编码为推断', '文字編碼為推斷', 'the encoding was guessed'],
  'setting-ignored': ['忽略了设置', '忽略了設定', 'a setting was passed over'],
  'scoring-simplified': ['计分方式已简化', '計分方式已簡化', 'the scoring was simplified'],
  'dependency-dropped': ['忽略了子任务依赖', '忽略了子任務相依', 'dependencies of subtasks were dropped'],
  'arguments-dropped': ['忽略了程序参数', '忽略了程式參數', 'arguments were dropped'],
  'limit-chosen': ['采用了默认限制', '採用了預設限制', 'a limit was chosen'],
  'limit-clamped': ['限制已调整到允许范围', '限制已調整到允許範圍', 'a limit was brought into range'],
  'score-spread': [
    '缺少分数，已平均分配到 100 分',
    '缺少分數，已平均分配到 100 分',
    '100 points were spread over the cases',
  ],
  'score-rounded': ['分数已取整', '分數已取整', 'scores were rounded'],
  'group-renumbered': ['子任务已重新编号', '子任務已重新編號', 'groups were renumbered'],
  'answer-made-empty': [
    '没有答案文件，以空文件代替',
    '沒有答案檔案，以空白檔案代替',
    'missing answers are empty files',
  ],
  'validator-not-used': ['输入校验程序未导入', '輸入驗證程式未匯入', 'input validators were not imported'],
  'solution-skipped': ['标程未导入', '標程未匯入', 'a solution was not imported'],
  'solutions-bounded': [
    `标程最多 ${maxSolutions} 个、每个最长 ${maxSolutionSize}，超出的未导入`,
    `標程最多 ${maxSolutions} 個、每個最長 ${maxSolutionSize}，超出的未匯入`,
    `a problem keeps at most ${maxSolutions} solutions of ${maxSolutionSize} each; the others were not imported`,
  ],
  'language-skipped': [
    '本站没有的语言已略过',
    '本站沒有的語言已略過',
    'languages this site lacks were left out',
  ],
  'template-skipped': ['代码模板未导入', '程式碼範本未匯入', 'a code template was not imported'],
  'statement-language-skipped': [
    '其他语言的题面未导入',
    '其他語言的題面未匯入',
    'statements in other languages were not imported',
  ],
  'statement-converted': [
    '题面已转换为 Markdown，请检查',
    '題面已轉換為 Markdown，請檢查',
    'the statement was converted to Markdown; look it over',
  ],
  'attachment-missing': [
    '图片或附件不在压缩包里，需要另外上传',
    '圖片或附件不在壓縮檔裏，需要另外上載',
    'pictures or files are not in the archive; upload them',
  ],
  'file-not-used': ['未使用的文件', '未使用的檔案', 'files were not used'],
};

/** The reason for skipping a problem. */
export interface Reason {
  code: string;
  texts: LocalisedTuple;
}

const capitalise = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

interface Location {
  file: string | null;
  line?: number | null;
  detail: string | null;
}

/** `problem.json, line 3: this is not valid JSON (title)`. */
function compose(
  [simplified, traditional, english]: LocalisedTuple,
  { file, line = null, detail }: Location,
): LocalisedTuple {
  const [simplifiedDetail, traditionalDetail] = detail === null ? ['', ''] : translateDetail(detail);
  const chinese = (texts: string, more: string) => {
    const place = `${file ?? ''}${line === null ? '' : ` 第 ${String(line)} 行`}`.trim();
    return `${place === '' ? '' : `${place}：`}${texts}${more === '' ? '' : `（${more}）`}`;
  };
  const place = [file, line === null ? null : `line ${String(line)}`]
    .filter((part) => part !== null)
    .join(', ');
  // Only a text without a path starts with a capital letter.
  const text = `${place === '' ? '' : `${place}: `}${english}${detail === null ? '' : ` (${detail})`}`;
  return [
    chinese(simplified, simplifiedDetail),
    chinese(traditional, traditionalDetail),
    place === '' ? capitalise(text) : text,
  ];
}

export const describeFault = (fault: FormatFault): LocalisedTuple => compose(faultTexts[fault.code], fault);

export const describeNote = (note: FormatNote): LocalisedTuple => compose(noteTexts[note.code], note);

export function describeArchiveError(error: ArchiveError): LocalisedTuple {
  const [simplified, traditional, english] = describeUnreadable(error);
  return [simplified, traditional, error.entry === null ? capitalise(english) : english];
}

/** The display id is in use: the most common reason for skipping a problem. */
export const describeTaken = (displayId: string): LocalisedTuple => [
  `编号 ${displayId} 已被使用`,
  `編號 ${displayId} 已被使用`,
  `The display id ${displayId} is in use`,
];

/** The same title and test data: a repeated import. */
export const describeImported = (displayId: string): LocalisedTuple => [
  `已经导入过，编号 ${displayId}`,
  `已經匯入過，編號 ${displayId}`,
  `Already imported as ${displayId}`,
];

const order: readonly Locale[] = ['zh-CN', 'zh-HK', 'en-US'];

export const textOfTuple = (texts: LocalisedTuple, locale: Locale): string =>
  texts[order.indexOf(locale)] ?? texts[2];

export const toTuple = (textIn: (locale: Locale) => string): LocalisedTuple => [
  textIn('zh-CN'),
  textIn('zh-HK'),
  textIn('en-US'),
];
