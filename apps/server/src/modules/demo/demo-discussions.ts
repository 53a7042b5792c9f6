/** Discussions of the fictional users, in the language of most of them. The author `root` is the super administrator. */

interface DemoComment {
  author: string;
  content: string;
  replies?: readonly { author: string; content: string }[];
}

export interface DemoDiscussion {
  author: string;
  title: string;
  description: string;
  content: string;
  /** The id of a category that every site begins with. */
  categoryId: number;
  displayId?: string;
  kind?: 'solution';
  isOfficial?: boolean;
  isPinned?: boolean;
  isOfGroup?: boolean;
  daysAgo: number;
  viewCount: number;
  comments?: readonly DemoComment[];
}

export const demoDiscussions: readonly DemoDiscussion[] = [
  {
    author: 'root',
    title: '欢迎来到讨论区',
    description: '提问之前先看这里：怎样把问题说清楚，怎样更快得到回答。',
    content: [
      '提问时请写清楚三件事：',
      '',
      '1. **题目编号**和你的思路；',
      '2. 你得到的结果，和你期望的结果；',
      '3. 能重现问题的最短代码。',
      '',
      '代码放在代码块里，公式写成 $O(n \\log n)$。回答别人的问题时，先给提示，再给答案。',
    ].join('\n'),
    categoryId: 4,
    isPinned: true,
    daysAgo: 30,
    viewCount: 214,
  },
  {
    author: 'demo_abacus',
    title: '[T1001] 两个数相加为什么会变成负数？',
    description: '样例都对，提交后答案错误，结果是一个很大的负数。',
    content: [
      '我的程序是这样写的：',
      '',
      '```cpp',
      'int a, b;',
      'cin >> a >> b;',
      'cout << a + b;',
      '```',
      '',
      '样例通过了，可是提交之后答案错误。是哪里出了问题？',
    ].join('\n'),
    categoryId: 3,
    displayId: 'T1001',
    daysAgo: 6,
    viewCount: 57,
    comments: [
      {
        author: 'root',
        content: '看一下数据范围：和可能超过 `int` 能表示的最大值 $2^{31}-1$。',
        replies: [{ author: 'demo_abacus', content: '改成 `long long` 就通过了，谢谢！' }],
      },
    ],
  },
  {
    author: 'root',
    title: '[T1001] 一行就够：注意数据范围',
    description: '读入两个整数，用 64 位整数相加。',
    content: [
      '和的绝对值可能超过 32 位整数，所以用 `long long`：',
      '',
      '```cpp',
      '#include <iostream>',
      'int main() {',
      '  long long a, b;',
      '  std::cin >> a >> b;',
      "  std::cout << a + b << '\\n';",
      '}',
      '```',
      '',
      'Python 的整数没有上限，直接相加即可。',
    ].join('\n'),
    categoryId: 2,
    displayId: 'T1001',
    kind: 'solution',
    isOfficial: true,
    daysAgo: 20,
    viewCount: 83,
  },
  {
    author: 'root',
    title: '第三周作业答疑',
    description: '有关作业的问题请在这里留言。',
    content: '作业周日截止。卡住的同学写下题号和思路，我每天晚上统一回复。',
    categoryId: 3,
    isOfGroup: true,
    isPinned: true,
    daysAgo: 3,
    viewCount: 26,
  },
];
