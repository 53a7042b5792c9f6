/** The meaning of each verdict and what to check, ordered by frequency. */
import type { Locale } from '@touchstone/contract/locales';
import type { VerdictKey } from '../../../ui/verdict/verdicts.ts';

export const verdictGroups = {
  judged: [0, 8, -1, -3, 1, 2, 3, -2],
  underWay: [9, 5, 6, 7],
  special: [10, 4, -4, -5, -10],
} as const satisfies Record<string, readonly number[]>;

export type VerdictGroup = keyof typeof verdictGroups;

interface Guidance {
  meaning: string;
  advice: string;
}

const guidance = (meaning: string, advice: string): Guidance => ({ meaning, advice });

export const verdictGuide: Readonly<Record<Locale, Readonly<Record<VerdictKey, Guidance>>>> = {
  'zh-CN': {
    accepted: guidance('所有测试点的输出都正确。', '可以看看别人的思路，或者试一道更难的题。'),
    partial: guidance(
      '只有一部分测试点正确，得分按正确的部分计算。',
      '先找出没有通过的测试点属于哪一类数据，再看它们的规模和边界。',
    ),
    wrongAnswer: guidance(
      '至少有一个测试点的输出与标准答案不同。',
      '用最小、最大和特殊的数据自测；注意整数溢出、下标从几开始，以及多组数据之间是否清空。',
    ),
    presentationError: guidance(
      '去掉空白之后答案正确，但空格或换行不符合要求。',
      '对照样例检查行末空格、多余的空行和分隔符。',
    ),
    timeLimit: guidance(
      '在规定时间内没有运行结束。',
      '根据数据范围估算运算次数；检查循环能否结束，大量输入时使用更快的读入方式。',
    ),
    memoryLimit: guidance(
      '使用的内存超过了上限。',
      '估算数组占用的字节数；检查递归的深度，以及容器是否一直在增长。',
    ),
    runtimeError: guidance(
      '程序中途崩溃，或者返回了非零的数值。输出过多也属于这一类。',
      '常见原因是数组越界、除以零、空指针和递归过深。',
    ),
    compileError: guidance(
      '代码没有通过编译，不会运行任何测试点。',
      '从编译器给出的第一条错误看起，并确认选对了语言。',
    ),
    submitting: guidance('代码正在送往远程评测平台。', '通常只需要几秒，不必重复提交。'),
    pending: guidance('已经进入队列，等待空闲的评测机。', '页面会自己更新，不需要刷新。'),
    compiling: guidance('评测机正在编译代码。', '模板较多的 C++ 代码需要更长时间。'),
    judging: guidance('正在逐个运行测试点。', '进度会显示在结果旁边。'),
    submitFailed: guidance(
      '没有成功送达评测，或者远程平台没有回应。',
      '在提交详情中选择重新提交，不会额外计入次数。',
    ),
    systemError: guidance(
      '评测系统或题目数据出现了问题，与你的代码无关。',
      '稍后再试；如果一直如此，请告诉管理员提交编号。',
    ),
    cancelled: guidance(
      '管理员取消了这次评测，或者子任务中前面的测试点没有通过。',
      '不计入成绩；有疑问时请联系管理员。',
    ),
    unknown: guidance('已经收到提交，但结果暂时不公开，例如 OI 比赛进行中。', '比赛结束之后可以看到结果。'),
    notSubmitted: guidance('这道题还没有提交过。', '打开题目，试着提交一次。'),
  },
  'zh-HK': {
    accepted: guidance('所有測試點的輸出都正確。', '可以看看別人的思路，或試一道更難的題目。'),
    partial: guidance(
      '只有部分測試點正確，按正確的部分計分。',
      '先找出未通過的測試點屬於哪一類資料，再看它們的規模及邊界。',
    ),
    wrongAnswer: guidance(
      '最少有一個測試點的輸出與標準答案不同。',
      '用最小、最大及特殊的資料自行測試；留意整數溢位、下標由幾開始，以及多組資料之間有否清空。',
    ),
    presentationError: guidance(
      '去掉空白之後答案正確，但空格或換行不符合要求。',
      '對照樣例檢查行末空格、多餘的空行及分隔符號。',
    ),
    timeLimit: guidance(
      '在規定時間內未執行完畢。',
      '按資料範圍估算運算次數；檢查迴圈能否結束，大量輸入時使用更快的讀入方式。',
    ),
    memoryLimit: guidance(
      '使用的記憶體超出上限。',
      '估算陣列佔用的位元組；檢查遞迴深度，以及容器是否一直增長。',
    ),
    runtimeError: guidance(
      '程式中途崩潰，或傳回了非零的數值。輸出過多亦屬這一類。',
      '常見原因是陣列越界、除以零、空指標及遞迴過深。',
    ),
    compileError: guidance(
      '程式未能通過編譯，不會執行任何測試點。',
      '由編譯器的第一條錯誤看起，並確認選對了語言。',
    ),
    submitting: guidance('程式正送往遠端評測平台。', '通常只需數秒，毋須重複提交。'),
    pending: guidance('已進入佇列，等待空閒的評測機。', '頁面會自行更新，毋須重新整理。'),
    compiling: guidance('評測機正在編譯程式。', '範本較多的 C++ 程式需要更長時間。'),
    judging: guidance('正在逐一執行測試點。', '進度會顯示在結果旁邊。'),
    submitFailed: guidance(
      '未能送達評測，或遠端平台沒有回應。',
      '在提交詳情中選擇重新提交，不會額外計算次數。',
    ),
    systemError: guidance(
      '評測系統或題目資料出現問題，與你的程式無關。',
      '稍後再試；如持續出現，請告知管理員提交編號。',
    ),
    cancelled: guidance(
      '管理員取消了這次評測，或子任務中前面的測試點未通過。',
      '不計入成績；如有疑問請聯絡管理員。',
    ),
    unknown: guidance('已收到提交，但結果暫不公開，例如 OI 比賽進行期間。', '比賽結束之後可以看到結果。'),
    notSubmitted: guidance('這道題目尚未提交過。', '打開題目，試着提交一次。'),
  },
  'en-US': {
    accepted: guidance('All test cases passed.', 'See how others solved it, or try a harder problem.'),
    partial: guidance(
      'Some test cases passed. The score counts only those.',
      'Find out what the failed cases have in common, then check their size and edge cases.',
    ),
    wrongAnswer: guidance(
      'At least one output differs from the expected output.',
      'Test the smallest, largest and special inputs. Check for overflow, off-by-one indices, and data that must be reset between test groups.',
    ),
    presentationError: guidance(
      'Correct except for spaces or line breaks.',
      'Compare with the sample: trailing spaces, empty lines, separators.',
    ),
    timeLimit: guidance(
      'The program did not finish in time.',
      'Estimate the number of operations from the constraints. Check that loops end, and use fast input for large data.',
    ),
    memoryLimit: guidance(
      'The program used too much memory.',
      'Add up the size of your arrays. Check recursion depth and containers that keep growing.',
    ),
    runtimeError: guidance(
      'The program crashed or returned a nonzero exit code. Excessive output also counts.',
      'Common causes: index out of range, division by zero, null pointers, deep recursion.',
    ),
    compileError: guidance(
      'The code did not compile, so no test cases were run.',
      'Start with the first compiler error, and check that you chose the right language.',
    ),
    submitting: guidance(
      'The code is being sent to a remote judge.',
      'This takes a few seconds. You do not need to submit again.',
    ),
    pending: guidance('In the queue, waiting for a free judge.', 'The page refreshes automatically.'),
    compiling: guidance('A judge is compiling the code.', 'C++ with many templates takes longer.'),
    judging: guidance('The test cases are being run.', 'The progress is shown next to the result.'),
    submitFailed: guidance(
      'The submission did not reach a judge, or the remote site did not respond.',
      'Choose Resubmit on the submission page. It does not count as another attempt.',
    ),
    systemError: guidance(
      'The judge or the test data had a problem. Your code is not the cause.',
      'Try again later. If it keeps happening, tell an administrator the submission ID.',
    ),
    cancelled: guidance(
      'An administrator cancelled it, or an earlier case of the subtask failed.',
      'It does not count. Contact an administrator if you have questions.',
    ),
    unknown: guidance(
      'Received, but the result is not public yet, for example during an OI contest.',
      'You can see the result after the contest.',
    ),
    notSubmitted: guidance('You have not submitted this problem yet.', 'Open it and try.'),
  },
};
