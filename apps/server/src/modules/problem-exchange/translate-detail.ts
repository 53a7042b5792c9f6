/**
 * Details of format readers are English where they are sentences, because `touchstone verify` prints them. In Chinese
 * reports the common sentences are translated. Of others only names stay: a field, a quoted value.
 */
import type { LocalisedTuple } from '@touchstone/contract/errors/define-errors';

type Translation = readonly [pattern: RegExp, simplified: string, traditional: string];

const translations: readonly Translation[] = [
  [
    /^not a full package: (\d+) of (\d+) tests are not generated$/,
    '$2 个测试点中缺 $1 个',
    '$2 個測試點中缺 $1 個',
  ],
  [/^is missing$/, '文件不存在', '檔案不存在'],
  [/^is empty$/, '文件是空的', '檔案是空白的'],
  [/^is larger than (\S+) MB$/, '超过 $1 MB', '超過 $1 MB'],
  [/^is larger than it says$/, '实际大小与声明的不符', '實際大小與聲明的不符'],
  [/^the package has more than (\S+) MB of texts$/, '文本总共超过 $1 MB', '文字總共超過 $1 MB'],
  [/^the package has more than (\S+) files$/, '文件超过 $1 个', '檔案超過 $1 個'],
  [/^folders are nested more than (\S+) deep$/, '文件夹超过 $1 层', '資料夾超過 $1 層'],
  [/^is nested too deep$/, '嵌套过深', '巢狀過深'],
  [/^is neither a file nor a folder$/, '既不是文件也不是文件夹', '既不是檔案也不是資料夾'],
  [/^is a link to a target outside of the package$/, '链接指向题目包之外', '連結指向題目套件之外'],
  [/^has too many elements$/, '元素过多', '元素過多'],
  [/^has no answer: (.+) is missing$/, '缺少 $1', '缺少 $1'],
  [/^there is no test case.*$/, '没有测试点', '沒有測試點'],
  [/^problem\.<language>\.md or \.tex is missing$/, 'problem.<语言>.md 或 .tex', 'problem.<語言>.md 或 .tex'],
  [
    /^is missing, but problem\.yaml asks for a custom validator$/,
    '题目要求自定义校验程序',
    '題目要求自訂校驗程式',
  ],
  [
    /^an interactive or multi-pass problem needs a validator of its own$/,
    '交互题和多轮题需要自己的校验程序',
    '互動題和多輪題需要自己的校驗程式',
  ],
  [/^more than one validator is not supported: (.+)$/, '校验程序多于一个：$1', '校驗程式多於一個：$1'],
  [/^its language is not clear: (.+)$/, '无法判断语言：$1', '無法判斷語言：$1'],
  [/^the entry file is not clear: (.+)$/, '无法判断入口文件：$1', '無法判斷入口檔案：$1'],
  [/^no class with a main method was found$/, '没有带 main 方法的类', '沒有帶 main 方法的類別'],
  [
    /^validators in (.+) are not supported where they give scores$/,
    '$1 的校验程序不能给分',
    '$1 的校驗程式不能給分',
  ],
  [/^arguments for a validator in (.+)$/, '$1 的校验程序不能带参数', '$1 的校驗程式不能帶參數'],
  [
    /^arguments of the output validator that differ between cases$/,
    '各测试点的校验参数不同',
    '各測試點的校驗參數不同',
  ],
  [/^the default validator knows no option "(.+)"$/, '默认校验程序没有选项 $1', '預設校驗程式沒有選項 $1'],
  [/^a score without bounds$/, '分数没有上限', '分數沒有上限'],
  [/^the judge knows no language for (.+)$/, '没有对应的语言：$1', '沒有對應的語言：$1'],
  [/^(\S+): is not supported.*$/, '$1', '$1'],
  [/^problem\.yaml: (\S+) is not known and has no effect$/, '$1', '$1'],
  [/^"(.+)" is not a time limit in seconds$/, '$1', '$1'],
];

/** Small words that occur in sentences, not in names. */
const sentence =
  /(^|\s)(a|an|the|is|are|has|have|no|not|of|must|needs?|and|or|for|than|because|expected|to)(\s|$)/i;

export function translateDetail(detail: string): LocalisedTuple {
  for (const [pattern, simplified, traditional] of translations)
    if (pattern.test(detail))
      return [detail.replace(pattern, simplified), detail.replace(pattern, traditional), detail];
  if (!sentence.test(detail)) return [detail, detail, detail];
  const names = listNames(detail);
  return [names, names, detail];
}

/** The field before the first colon, and quoted values. */
function listNames(detail: string): string {
  const [, field] = /^([\w.[\]@-]+): /.exec(detail) ?? [];
  const quoted = [...detail.matchAll(/"([^"]+)"/g)].flatMap(([, value]) => value ?? []);
  return [...(field === undefined ? [] : [field]), ...quoted].join(', ');
}
