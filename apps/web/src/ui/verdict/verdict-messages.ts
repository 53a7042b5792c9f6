import { defineMessages } from '../../lib/messages.ts';
import type { VerdictKey } from './verdicts.ts';

type VerdictWords = {
  readonly name: string;
  readonly short: string;
  /** What the verdict means and what to check. */
  readonly explanation: string;
};

const words = (name: string, short: string, explanation: string) => ({ name, short, explanation });

const simplified: Record<VerdictKey, VerdictWords> = {
  notSubmitted: words('未提交', '—', '还没有提交过这道题。'),
  unknown: words('已收到', '?', '提交已收到，结果在比赛结束后公布。'),
  cancelled: words('已取消', '取消', '这次评测被取消，不计入成绩。'),
  presentationError: words('格式错误', 'PE', '答案内容正确，但空格或换行与要求不符，请检查输出格式。'),
  compileError: words('编译错误', 'CE', '代码没有通过编译，请查看编译器给出的信息。'),
  wrongAnswer: words('答案错误', 'WA', '输出与标准答案不一致，请检查边界情况和题意理解。'),
  accepted: words('通过', 'AC', '所有测试点都通过了。'),
  timeLimit: words('超时', 'TLE', '运行时间超过限制，请检查死循环或降低算法复杂度。'),
  memoryLimit: words('超内存', 'MLE', '占用内存超过限制，请检查数组大小和递归深度。'),
  runtimeError: words('运行时错误', 'RE', '程序异常退出或输出过多，常见原因是数组越界、除以零或栈溢出。'),
  systemError: words('系统错误', 'SE', '评测系统出现问题，与你的代码无关，请稍后重试。'),
  pending: words('等待评测', '等待', '已进入队列，马上开始评测。'),
  compiling: words('正在编译', '编译', '正在编译你的代码。'),
  judging: words('正在评测', '评测', '正在逐个运行测试点。'),
  partial: words('部分通过', '部分', '通过了一部分测试点，得分按通过的部分计算。'),
  submitting: words('正在提交', '提交', '正在把代码送往远程评测平台。'),
  submitFailed: words('提交失败', '失败', '没有评测机接收这次提交，可以重新提交。'),
};

const traditional: Record<VerdictKey, VerdictWords> = {
  notSubmitted: words('未提交', '—', '尚未提交過這道題目。'),
  unknown: words('已收到', '?', '提交已收到，結果在比賽結束後公布。'),
  cancelled: words('已取消', '取消', '這次評測已被取消，不計入成績。'),
  presentationError: words('格式錯誤', 'PE', '答案內容正確，但空格或換行不符要求，請檢查輸出格式。'),
  compileError: words('編譯錯誤', 'CE', '程式未能通過編譯，請查看編譯器的訊息。'),
  wrongAnswer: words('答案錯誤', 'WA', '輸出與標準答案不同，請檢查邊界情況及對題意的理解。'),
  accepted: words('通過', 'AC', '所有測試點均已通過。'),
  timeLimit: words('超時', 'TLE', '執行時間超出限制，請檢查無窮迴圈或降低演算法複雜度。'),
  memoryLimit: words('超記憶體', 'MLE', '記憶體用量超出限制，請檢查陣列大小及遞迴深度。'),
  runtimeError: words('執行期錯誤', 'RE', '程式異常結束或輸出過多，常見原因是陣列越界、除以零或堆疊溢位。'),
  systemError: words('系統錯誤', 'SE', '評測系統出現問題，與你的程式無關，請稍後再試。'),
  pending: words('等待評測', '等待', '已進入佇列，即將開始評測。'),
  compiling: words('正在編譯', '編譯', '正在編譯你的程式。'),
  judging: words('正在評測', '評測', '正在逐一執行測試點。'),
  partial: words('部分通過', '部分', '通過了部分測試點，按通過的部分計分。'),
  submitting: words('正在提交', '提交', '正在把程式送往遠端評測平台。'),
  submitFailed: words('提交失敗', '失敗', '沒有評測機接收這次提交，可以重新提交。'),
};

const english: Record<VerdictKey, VerdictWords> = {
  notSubmitted: words('Not submitted', '—', 'You have not submitted a solution yet.'),
  unknown: words('Received', '?', 'The submission was received. Its result appears after the contest.'),
  cancelled: words('Cancelled', 'CA', 'Judging was cancelled. This submission does not count.'),
  presentationError: words(
    'Presentation Error',
    'PE',
    'The answer is correct, but spaces or line breaks are not. Check the output format.',
  ),
  compileError: words('Compile Error', 'CE', 'The code did not compile. See the compiler output.'),
  wrongAnswer: words(
    'Wrong Answer',
    'WA',
    'The output differs from the expected one. Check edge cases and read the statement again.',
  ),
  accepted: words('Accepted', 'AC', 'All test cases passed.'),
  timeLimit: words(
    'Time Limit Exceeded',
    'TLE',
    'The program ran too long. Check for infinite loops or use a faster algorithm.',
  ),
  memoryLimit: words(
    'Memory Limit Exceeded',
    'MLE',
    'The program used too much memory. Check array sizes and recursion depth.',
  ),
  runtimeError: words(
    'Runtime Error',
    'RE',
    'The program crashed or wrote too much. Common causes: index out of range, division by zero, stack overflow.',
  ),
  systemError: words(
    'System Error',
    'SE',
    'The judge failed. This is not caused by your code. Try again later.',
  ),
  pending: words('Pending', 'PD', 'In the queue. Judging starts soon.'),
  compiling: words('Compiling', 'CP', 'Your code is being compiled.'),
  judging: words('Judging', 'JG', 'The test cases are being run.'),
  partial: words('Partial Accepted', 'PA', 'Some test cases passed. The score counts only those.'),
  submitting: words('Submitting', 'SB', 'Sending the code to the remote judge.'),
  submitFailed: words('Submitted Failed', 'SF', 'No judge accepted the submission. Submit it again.'),
};

export const verdictMessages = defineMessages({
  'zh-CN': simplified,
  'zh-HK': traditional,
  'en-US': english,
});
