import { fileLimits } from '../file-limits.ts';
import { problemLimits } from '../problem-limits.ts';
import { business, transport, type LocalisedTuple } from './define-errors.ts';

const mostBytes = `${String(fileLimits.testDataMaximumBytes / 1024 ** 3)} GB`;
const mostStaged = `${String(fileLimits.stagedMaximumBytes / 1024 ** 3)} GB`;
const mostCases = problemLimits.casesMaximum.toLocaleString('en-US');

/** Errors of the test data of problems. */
export const testDataErrors = {
  testDataTooLarge: business(400, [
    `测试数据压缩包不能超过 ${mostBytes}。`,
    `測試數據壓縮檔不能超過 ${mostBytes}。`,
    `The test data archive can be at most ${mostBytes}.`,
  ]),
  /** The archive cannot be read. Names the file at fault. */
  testDataRefused: business<{ texts: LocalisedTuple }>(
    400,
    ({ texts: [simplified, traditional, english] }) => [
      `无法读取测试数据压缩包：${simplified}。`,
      `無法讀取測試數據壓縮檔：${traditional}。`,
      `Cannot read the test data archive: ${english}.`,
    ],
  ),
  testDataEmpty: business(400, [
    '测试数据压缩包是空的。',
    '測試數據壓縮檔是空的。',
    'The test data archive is empty.',
  ]),
  testDataUnpaired: business<{ seen: readonly string[]; count: number }>(400, ({ seen, count }) => {
    const more = count > seen.length ? ' …' : '';
    const names = `${seen.join(', ')}${more}`;
    return [
      `压缩包里没有找到测试数据。最外层需要成对的 1.in 与 1.out（或 1.ans），或者 input1.txt 与 output1.txt。其中的文件是：${names}`,
      `壓縮檔裏沒有找到測試數據。最外層需要成對的 1.in 與 1.out（或 1.ans），或者 input1.txt 與 output1.txt。其中的檔案是：${names}`,
      `No test data found in the archive. Its root must contain pairs such as 1.in and 1.out (or 1.ans), or input1.txt and output1.txt. Files found: ${names}`,
    ];
  }),
  testDataTooManyCases: business<{ count: number }>(400, ({ count }) => [
    `压缩包里有 ${String(count)} 组测试数据，最多为 ${mostCases} 组。`,
    `壓縮檔裏有 ${String(count)} 組測試數據，最多為 ${mostCases} 組。`,
    `The archive contains ${String(count)} test cases. A problem can have at most ${mostCases}.`,
  ]),
  stagedTestDataFull: business(400, [
    `你已上传但尚未随题目保存的测试数据最多为 ${mostStaged}。请先保存题目，或等未保存的数据在一天后自动清除。`,
    `你已上載但未隨題目儲存的測試數據最多為 ${mostStaged}。請先儲存題目，或等未儲存的數據在一天後自動清除。`,
    `You can have at most ${mostStaged} of unsaved test data. Save your problems first, or wait: unsaved data is deleted after one day.`,
  ]),
  stagedTestDataGone: business(400, [
    '上传的测试数据已过期，请重新上传。',
    '上載的測試數據已過期，請重新上載。',
    'The uploaded test data has expired. Upload it again.',
  ]),
  testDataForbidden: transport(400, 403, [
    '没有权限下载该题目的测试数据。',
    '沒有權限下載此題目的測試數據。',
    'You do not have permission to download the test data of this problem.',
  ]),
  testDataMissing: transport(400, 400, [
    '该题目没有测试数据。',
    '此題目沒有測試數據。',
    'This problem has no test data.',
  ]),
  testDataProblemNotFound: transport(400, 400, ['题目不存在。', '題目不存在。', 'Problem not found.']),
};
