import { problemExchangeLimits } from '../problem-exchange.ts';
import { business, transport, type LocalisedTuple } from './define-errors.ts';

/** A problem that was not imported, with the reason. */
export interface FailedImport {
  name: string;
  reason: LocalisedTuple;
}

interface ImportCounts {
  imported: number;
  failed: readonly FailedImport[];
}

const shownFailures = 20;

/** Existing clients render these messages as HTML, so the text must not contain tags. */
const plain = (text: string) => text.replaceAll('&', '＆').replaceAll('<', '＜').replaceAll('>', '＞');

function describeCounts({ imported, failed }: ImportCounts): LocalisedTuple {
  const list = (language: 0 | 1 | 2, separator: string) =>
    [
      ...failed.slice(0, shownFailures).map(({ name, reason }) => plain(`[${name}] ${reason[language]}`)),
      ...(failed.length > shownFailures ? ['…'] : []),
    ].join(separator);
  const [succeeded, count] = [String(imported), String(failed.length)];
  if (imported === 0) {
    return [
      `一道题也没有导入，共 ${count} 道失败：${list(0, ' ')}`,
      `一道題也沒有匯入，共 ${count} 道失敗：${list(1, ' ')}`,
      `No problems were imported, ${count} failed: ${list(2, ' ')}`,
    ];
  }
  return [
    `导入结果：${succeeded} 道成功，${count} 道失败：${list(0, ' ')}`,
    `匯入結果：${succeeded} 道成功，${count} 道失敗：${list(1, ' ')}`,
    `Imported ${succeeded}, failed ${count}: ${list(2, ' ')}`,
  ];
}

const mostExported = String(problemExchangeLimits.exportMaximum);

/** Errors of importing and exporting problems. */
export const problemExchangeErrors = {
  importTooLarge: business(400, [
    '文件不能超过 2 GB，请分成几个文件导入。',
    '檔案不能超過 2 GB，請分成幾個檔案匯入。',
    'A file can be at most 2 GB. Split it into several files.',
  ]),
  importFormatUnknown: business(400, [
    '无法识别文件的格式。支持 HOJ、QDUOJ、Hydro、ICPC/Kattis、Polygon 的 zip，以及 FPS（HUSTOJ）的 xml 或 zip。',
    '無法識別檔案的格式。支援 HOJ、QDUOJ、Hydro、ICPC/Kattis、Polygon 的 zip，以及 FPS（HUSTOJ）的 xml 或 zip。',
    'Unknown file format. Supported are zip files from HOJ, QDUOJ, Hydro, ICPC/Kattis and Polygon, and XML or zip files from FPS (HUSTOJ).',
  ]),
  /** The whole file cannot be read. */
  importRefused: business<{ texts: LocalisedTuple }>(400, ({ texts }) => texts),
  /** Some or all of its problems could not be imported. */
  importIncomplete: business<ImportCounts>(400, describeCounts),
  exportNothing: transport(400, 400, [
    '请至少选择一道题目。',
    '請至少選擇一道題目。',
    'Select at least one problem.',
  ]),
  exportTooMany: transport(400, 400, [
    `一次最多导出 ${mostExported} 道题目。`,
    `一次最多匯出 ${mostExported} 道題目。`,
    `You can export at most ${mostExported} problems at a time.`,
  ]),
  exportNotFound: transport<{ pid: string }>(400, 400, ({ pid }) => [
    `题目 ${pid} 不存在，无法导出。`,
    `題目 ${pid} 不存在，無法匯出。`,
    `Problem ${pid} not found.`,
  ]),
  exportRemote: transport<{ problemId: string }>(400, 400, ({ problemId }) => [
    `题目 ${problemId} 来自其他评测网站，没有测试数据可以导出。`,
    `題目 ${problemId} 來自其他評測網站，沒有測試數據可以匯出。`,
    `Problem ${problemId} is from another site and has no test data to export.`,
  ]),
};
