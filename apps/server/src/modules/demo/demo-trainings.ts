/** Public trainings over the five levels of the demo problems. */
import type { LocalisedText } from '@touchstone/contract';

export interface DemoCategory {
  name: string;
  color: string;
}

export interface DemoTraining {
  title: LocalisedText;
  description: LocalisedText;
  /** The name of its category. */
  category: string;
  rank: number;
  /** In the order of the training. */
  displayIds: readonly string[];
}

export const demoCategories: readonly DemoCategory[] = [
  { name: '入门 Basics', color: '#2f9e44' },
  { name: '竞赛 Contest', color: '#1c7ed6' },
];

/** `T1001` to `T1008` for level 1 and 8 problems. */
const levelOf = (level: number, count: number) =>
  Array.from({ length: count }, (_, index) => `T${String(level * 1000 + index + 1)}`);

const lines = (...text: string[]) => text.join('\n');

export const demoTrainings: readonly DemoTraining[] = [
  {
    title: {
      'zh-CN': '从第一行代码开始',
      'zh-HK': '由第一行程式碼開始',
      'en-US': 'From the First Line of Code',
    },
    description: {
      'zh-CN': lines(
        '写给刚学会输出一行字的你。十六道题，从读入两个数一直到二分和搜索，建议按顺序做。',
        '',
        '| 阶段 | 题目 | 学会什么 |',
        '| --- | --- | --- |',
        '| 入门 | T1001–T1008 | 输入输出、分支、循环、字符串、文件读写 |',
        '| 进阶 | T2001–T2008 | 排序、前缀和、双指针、二分、递归、搜索 |',
        '',
        '- 每天一到两题，两周可以做完',
        '- 卡住超过半小时，就去看题目的提示',
        '- 进度条只看通过的题，错了多少次都没关系',
      ),
      'zh-HK': lines(
        '寫給剛學會輸出一行字的你。十六道題，由讀入兩個數一直到二分和搜尋，建議按次序做。',
        '',
        '| 階段 | 題目 | 學會甚麼 |',
        '| --- | --- | --- |',
        '| 入門 | T1001–T1008 | 輸入輸出、分支、迴圈、字串、檔案讀寫 |',
        '| 進階 | T2001–T2008 | 排序、前綴和、雙指標、二分、遞迴、搜尋 |',
        '',
        '- 每天一至兩題，兩星期可以做完',
        '- 卡住超過半小時，就去看題目的提示',
        '- 進度列只計通過的題目，錯多少次都沒關係',
      ),
      'en-US': lines(
        'For everyone who has just printed a first line. Sixteen problems lead from reading two numbers to binary search and graph search. Solve them in order.',
        '',
        '| Stage | Problems | What you learn |',
        '| --- | --- | --- |',
        '| Entry | T1001–T1008 | input and output, branches, loops, strings, files |',
        '| Advanced | T2001–T2008 | sorting, prefix sums, two pointers, binary search, recursion, search |',
        '',
        '- One or two problems a day finish it in two weeks',
        '- Stuck for more than half an hour? Read the hint of the problem',
        '- The progress bar counts solved problems only, however many attempts they took',
      ),
    },
    category: '入门 Basics',
    rank: 1,
    displayIds: [...levelOf(1, 8), ...levelOf(2, 8)],
  },
  {
    title: {
      'zh-CN': '向赛场出发',
      'zh-HK': '向賽場出發',
      'en-US': 'On the Way to the Contest',
    },
    description: {
      'zh-CN': lines(
        '已经会排序和搜索？这里有十八道题，从背包到数位动态规划，带你走完竞赛、提高和精英三个等级。',
        '',
        '1. **竞赛** T3001–T3007：背包、并查集、最长上升子序列、贪心，还有一道交互题',
        '2. **提高** T4001–T4006：单调队列、最短路、矩阵快速幂、树的直径',
        '3. **精英** T5001–T5005：树状数组、状态压缩、哈希、最近公共祖先、数位动态规划',
        '',
        '同一等级里的题可以换着做。做完一题，回头想想还有没有更简单的写法。',
      ),
      'zh-HK': lines(
        '已經懂得排序和搜尋？這裏有十八道題，由背包到數位動態規劃，帶你走完競賽、提高和精英三個等級。',
        '',
        '1. **競賽** T3001–T3007：背包、並查集、最長上升子序列、貪心，還有一道互動題',
        '2. **提高** T4001–T4006：單調佇列、最短路、矩陣快速冪、樹的直徑',
        '3. **精英** T5001–T5005：樹狀陣列、狀態壓縮、雜湊、最近公共祖先、數位動態規劃',
        '',
        '同一等級的題目可以換着做。做完一題，回頭想想還有沒有更簡單的寫法。',
      ),
      'en-US': lines(
        'Do you know how to sort and search? These eighteen problems lead from knapsacks to digit DP, through the levels Contest, Improvement and Elite.',
        '',
        '1. **Contest** T3001–T3007: knapsack, union-find, longest increasing subsequence, greedy, and one interactive problem',
        '2. **Improvement** T4001–T4006: monotonic queues, shortest paths, matrix powers, the diameter of a tree',
        '3. **Elite** T5001–T5005: Fenwick trees, bitmasks, hashing, lowest common ancestors, digit DP',
        '',
        'Within a level, take the problems in any order. After each one, ask yourself whether there is a simpler program.',
      ),
    },
    category: '竞赛 Contest',
    rank: 2,
    displayIds: [...levelOf(3, 7), ...levelOf(4, 6), ...levelOf(5, 5)],
  },
];
