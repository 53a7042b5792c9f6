/** The notes of a judge, with the usual causes. An empty cause is not shown. */
import { defineMessages } from '../../lib/messages.ts';

export const noteMessages = defineMessages({
  'zh-CN': {
    difference: {
      token: (line: number, token: number) => `第 ${String(line)} 行第 ${String(token)} 项与答案不同`,
      spacing: (line: number, token: number) =>
        `第 ${String(line)} 行第 ${String(token)} 项前的空白与答案不同`,
      missing: (line: number, token: number) => `输出不完整，缺少第 ${String(line)} 行第 ${String(token)} 项`,
      extra: (line: number, token: number) =>
        `输出多余，第 ${String(line)} 行第 ${String(token)} 项起不应有内容`,
    },
    expected: '期望输出',
    actual: '你的输出',
    endOfOutput: '输出结束',
    exitCode: (code: number) => `程序异常退出，返回值为 ${String(code)}`,
    exitCodeCause: '常见原因：有未捕获的异常，或 main 函数没有返回 0。',
    signal: (signal: string) => `程序运行时崩溃：信号 ${signal}`,
    compilerSignal: (signal: string) => `编译器崩溃：信号 ${signal}`,
    signalCauses: {
      4: '常见原因：函数缺少返回值等未定义行为。',
      6: '常见原因：断言失败、有未捕获的异常，或重复释放内存。',
      7: '常见原因：访问了无效的内存地址。',
      8: '常见原因：除以零或对零取模。',
      9: '程序被系统强制结束，常见原因是内存不足。',
      11: '常见原因：数组越界、使用空指针，或递归过深导致栈溢出。',
      13: '对方已结束通信，程序仍在输出。',
      25: '程序写入的文件过大。',
      31: '程序使用了不允许的系统调用。',
    },
    timeLimit: (limit: string) => `运行时间超过 ${limit}`,
    timeLimitCause: '常见原因：死循环、算法复杂度过高，或读入太慢。',
    memoryLimit: (limit: string) => `内存超过 ${limit}`,
    memoryLimitCause: '常见原因：数组开得太大、容器不断增长，或递归过深。',
    notJudged: {
      program: (minutes: number) => `未评测：这次提交的测试点总共运行了超过 ${String(minutes)} 分钟`,
      programCause: '常见原因：程序在很多测试点上等待或超时。',
      checker: '未评测：题目的检查程序用时过长，请联系出题人',
    },
    plain: {
      'output-limit': { text: '输出超出限制', cause: '常见原因：死循环里不断输出，或忘记删除调试输出。' },
      idle: {
        text: '程序等待太久，没有结束',
        cause: '常见原因：读入的数据比给出的多；交互题输出后没有刷新缓冲区。',
      },
      'output-file-invalid': { text: '输出文件不是普通文件', cause: '请直接写入题目指定的文件。' },
      'checker-time': { text: '题目的检查程序没有在规定时间内结束', cause: '这是题目的问题，请联系出题人。' },
      skipped: { text: '未运行：同一子任务中前面的测试点没有通过', cause: '' },
      'compiler-time': { text: '编译超时', cause: '常见原因：模板或宏展开过多，或初始化了很大的数组。' },
      'compiler-memory': {
        text: '编译占用的内存超出限制',
        cause: '常见原因：模板或宏展开过多，或初始化了很大的数组。',
      },
      'compiler-depth': {
        text: '程序嵌套过深，编译器无法处理',
        cause: '常见原因：括号、表达式或类型嵌套了几千层。',
      },
      'compiler-output': { text: '编译信息过长', cause: '' },
      'compiler-crash': { text: '编译器无法处理这个程序', cause: '请换一种写法，或拆分复杂的语句。' },
      'program-too-large': { text: '编译出的程序过大', cause: '常见原因：初始化了很大的全局数组。' },
    },
  },
  'zh-HK': {
    difference: {
      token: (line, token) => `第 ${String(line)} 行第 ${String(token)} 項與答案不同`,
      spacing: (line, token) => `第 ${String(line)} 行第 ${String(token)} 項前的空白與答案不同`,
      missing: (line, token) => `輸出不完整，欠缺第 ${String(line)} 行第 ${String(token)} 項`,
      extra: (line, token) => `輸出多餘，第 ${String(line)} 行第 ${String(token)} 項起不應有內容`,
    },
    expected: '預期輸出',
    actual: '你的輸出',
    endOfOutput: '輸出結束',
    exitCode: (code) => `程式異常結束，返回值為 ${String(code)}`,
    exitCodeCause: '常見原因：有未捕捉的例外，或 main 函式沒有返回 0。',
    signal: (signal) => `程式執行時崩潰：訊號 ${signal}`,
    compilerSignal: (signal) => `編譯器崩潰：訊號 ${signal}`,
    signalCauses: {
      4: '常見原因：函式欠缺返回值等未定義行為。',
      6: '常見原因：斷言失敗、有未捕捉的例外，或重複釋放記憶體。',
      7: '常見原因：存取了無效的記憶體位址。',
      8: '常見原因：除以零或對零取餘數。',
      9: '程式被系統強制結束，常見原因是記憶體不足。',
      11: '常見原因：陣列越界、使用空指標，或遞迴過深導致堆疊溢出。',
      13: '對方已結束通訊，程式仍在輸出。',
      25: '程式寫入的檔案過大。',
      31: '程式使用了不允許的系統呼叫。',
    },
    timeLimit: (limit) => `執行時間超過 ${limit}`,
    timeLimitCause: '常見原因：無限迴圈、演算法複雜度過高，或讀入太慢。',
    memoryLimit: (limit) => `記憶體超過 ${limit}`,
    memoryLimitCause: '常見原因：陣列開得太大、容器不斷增長，或遞迴過深。',
    notJudged: {
      program: (minutes) => `未評測：這次提交的測試點總共執行了超過 ${String(minutes)} 分鐘`,
      programCause: '常見原因：程式在很多測試點上等待或逾時。',
      checker: '未評測：題目的檢查程式用時過長，請聯絡出題人',
    },
    plain: {
      'output-limit': { text: '輸出超出限制', cause: '常見原因：無限迴圈裏不斷輸出，或忘記刪除除錯輸出。' },
      idle: {
        text: '程式等待太久，沒有結束',
        cause: '常見原因：讀入的數據比給出的多；互動題輸出後沒有清空緩衝區。',
      },
      'output-file-invalid': { text: '輸出檔案不是普通檔案', cause: '請直接寫入題目指定的檔案。' },
      'checker-time': { text: '題目的檢查程式沒有在規定時間內結束', cause: '這是題目的問題，請聯絡出題人。' },
      skipped: { text: '未執行：同一子任務中前面的測試點沒有通過', cause: '' },
      'compiler-time': { text: '編譯逾時', cause: '常見原因：範本或巨集展開過多，或初始化了很大的陣列。' },
      'compiler-memory': {
        text: '編譯佔用的記憶體超出限制',
        cause: '常見原因：範本或巨集展開過多，或初始化了很大的陣列。',
      },
      'compiler-depth': {
        text: '程式嵌套過深，編譯器無法處理',
        cause: '常見原因：括號、運算式或型別嵌套了幾千層。',
      },
      'compiler-output': { text: '編譯訊息過長', cause: '' },
      'compiler-crash': { text: '編譯器無法處理這個程式', cause: '請換一種寫法，或拆分複雜的語句。' },
      'program-too-large': { text: '編譯出的程式過大', cause: '常見原因：初始化了很大的全域陣列。' },
    },
  },
  'en-US': {
    difference: {
      token: (line, token) => `Wrong value on line ${String(line)}, token ${String(token)}`,
      spacing: (line, token) => `Wrong whitespace on line ${String(line)}, before token ${String(token)}`,
      missing: (line, token) =>
        `Output ends too early: line ${String(line)}, token ${String(token)} is missing`,
      extra: (line, token) => `Extra output from line ${String(line)}, token ${String(token)}`,
    },
    expected: 'Expected',
    actual: 'Your output',
    endOfOutput: 'end of output',
    exitCode: (code) => `The program exited with code ${String(code)}`,
    exitCodeCause: 'Usual causes: an uncaught exception, or a main function that does not return 0.',
    signal: (signal) => `The program crashed: signal ${signal}`,
    compilerSignal: (signal) => `The compiler crashed: signal ${signal}`,
    signalCauses: {
      4: 'Usual cause: undefined behaviour, such as a function without a return value.',
      6: 'Usual causes: a failed assertion, an uncaught exception, or memory freed twice.',
      7: 'Usual cause: access to an invalid memory address.',
      8: 'Usual cause: division or modulo by zero.',
      9: 'The system killed the program, usually because memory ran out.',
      11: 'Usual causes: an array index out of bounds, a null pointer, or recursion that is too deep.',
      13: 'The other side had closed the connection while the program was still writing.',
      25: 'The program wrote a file that is too large.',
      31: 'The program used a system call that is not allowed.',
    },
    timeLimit: (limit) => `The program ran for more than ${limit}`,
    timeLimitCause: 'Usual causes: an infinite loop, an algorithm that is too slow, or slow input reading.',
    memoryLimit: (limit) => `The program used more than ${limit} of memory`,
    memoryLimitCause:
      'Usual causes: arrays that are too large, containers that keep growing, or deep recursion.',
    notJudged: {
      program: (minutes) =>
        `Not judged: the tests of this submission ran for more than ${String(minutes)} min together`,
      programCause: 'Usual cause: the program waits, or exceeds the time limit, in many tests.',
      checker: 'Not judged: the checker of this problem takes too long. Please tell the author',
    },
    plain: {
      'output-limit': {
        text: 'Output limit exceeded',
        cause: 'Usual causes: printing in an infinite loop, or leftover debug output.',
      },
      idle: {
        text: 'The program waited too long',
        cause:
          'Usual causes: reading more input than there is, or, in interactive problems, not flushing the output.',
      },
      'output-file-invalid': {
        text: 'The output file is not a regular file',
        cause: 'Write directly to the file named in the problem.',
      },
      'checker-time': {
        text: 'The checker of this problem did not end in time',
        cause: 'This is a fault of the problem, not of your program. Please tell its author.',
      },
      skipped: { text: 'Not run: an earlier test of this subtask failed', cause: '' },
      'compiler-time': {
        text: 'Compilation took too long',
        cause: 'Usual causes: heavy use of templates or macros, or large initialised arrays.',
      },
      'compiler-memory': {
        text: 'Compilation used too much memory',
        cause: 'Usual causes: heavy use of templates or macros, or large initialised arrays.',
      },
      'compiler-depth': {
        text: 'The program is nested too deeply for the compiler',
        cause: 'Usual cause: brackets, expressions or types that are nested thousands of levels deep.',
      },
      'compiler-output': { text: 'The compiler output is too long', cause: '' },
      'compiler-crash': {
        text: 'The compiler cannot process this program',
        cause: 'Write it in another way, or split complex statements.',
      },
      'program-too-large': {
        text: 'The compiled program is too large',
        cause: 'Usual cause: large initialised global arrays.',
      },
    },
  },
});
