/**
 * Fictional contests: one finished contest of each kind, with a scoreboard, and one that is open for
 * participation.
 */
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface DemoContest {
  title: string;
  description: string;
  scoring: 'acm' | 'oi';
  /** Relative to the time at which the demo content is loaded. */
  startMs: number;
  endMs: number;
  frozenFromMs: number | null;
  hasAwards: boolean;
  /** The problems of the contest, in the order A, B, C. */
  problems: readonly { displayId: string; color: string }[];
  /** The range of demo users who take part, sorted by their reach, largest first. */
  contestants: { from: number; to: number };
  /** Whether one of them is unranked. */
  hasStar: boolean;
  announcements: readonly { title: string; content: string; minute: number }[];
}

const inBoth = (chinese: string, english: string) =>
  `<!-- zh-CN -->\n\n${chinese}\n\n<!-- en-US -->\n\n${english}\n`;

const colors = ['#e03131', '#1c7ed6', '#2f9e44', '#f08c00', '#9c36b5', '#0c8599', '#e8590c', '#5f3dc4'];
const problemsOf = (...displayIds: string[]) =>
  displayIds.map((displayId, index) => ({ displayId, color: colors[index % colors.length] ?? '#868e96' }));

export const demoContests: readonly DemoContest[] = [
  {
    title: '春汛杯程序设计赛 Spring Tide Cup',
    description: inBoth(
      [
        '河水涨起来的时候，码头上最热闹。八道题，五个小时，最后一小时封榜。',
        '',
        '- 每道题只有全部测试点通过才算解出',
        '- 错误的提交在题目解出后各计 20 分钟罚时，编译错误不计',
        '- 成绩前一成为金奖，其后两成为银奖，再后三成为铜奖',
        '',
        '比赛已结束，榜单已公布，仍可提交练习。',
      ].join('\n'),
      [
        'When the river rises, the quay is never quiet. Eight problems in five hours; the last hour is sealed.',
        '',
        '- A problem is solved when every test case passes',
        '- Each wrong try before it costs 20 minutes; a compile error costs nothing',
        '- Gold for the first tenth, silver for the next two, bronze for the three after',
        '',
        'It is over and its board is open. You may still submit to practise.',
      ].join('\n'),
    ),
    scoring: 'acm',
    startMs: -9 * dayMs,
    endMs: -9 * dayMs + 5 * hourMs,
    frozenFromMs: -9 * dayMs + 4 * hourMs,
    hasAwards: true,
    problems: problemsOf('T1004', 'T1008', 'T2001', 'T2005', 'T3002', 'T3006', 'T4003', 'T5002'),
    contestants: { from: 0, to: 14 },
    hasStar: true,
    announcements: [
      {
        title: '开赛须知 Before you start',
        content: inBoth(
          '请先读完全部题目再动手：题目不按难度排列。打印服务不开放。',
          'Read all problems before you begin: they are not in the order of difficulty. There is no printing.',
        ),
        minute: 0,
      },
      {
        title: 'D 题补充说明 A note on problem D',
        content: inBoth(
          '手链是环形的：首尾两颗珠子相邻。题面已经写明，请留意。',
          'The bracelet is a ring: its first and last beads are next to each other. The statement says so; mind it.',
        ),
        minute: 74,
      },
      {
        title: '即将封榜 The board is about to be sealed',
        content: inBoth(
          '最后一小时只显示提交次数，结果在比赛结束后公布。',
          'In the last hour the board shows only how often somebody tried. Results follow at the end.',
        ),
        minute: 238,
      },
    ],
  },
  {
    title: '夜航船月赛 Night Ferry Monthly',
    description: inBoth(
      [
        '按测试点给分的一场小赛：五道题，三个小时，每道题取最高得分。',
        '',
        '部分分给得慷慨，想不出正解时先把能拿的拿走。',
      ].join('\n'),
      [
        'A small contest by points: five problems in three hours, and the best score of each counts.',
        '',
        'Partial scores are generous. Take what you can before you look for the full solution.',
      ].join('\n'),
    ),
    scoring: 'oi',
    startMs: -4 * dayMs,
    endMs: -4 * dayMs + 3 * hourMs,
    frozenFromMs: null,
    hasAwards: false,
    problems: problemsOf('T1003', 'T1005', 'T2008', 'T3003', 'T4002'),
    contestants: { from: 1, to: 13 },
    hasStar: false,
    announcements: [
      {
        title: '祝各位一路顺风 Fair winds',
        content: inBoth('比赛现在开始，祝顺利。', 'The contest has begun. Good luck.'),
        minute: 0,
      },
    ],
  },
  {
    title: '开放练习场 Open Practice Round',
    description: inBoth(
      [
        '一场随时可以加入的练习赛，用来熟悉比赛页面：提交、看榜、读公告，都和正式比赛一样。',
        '',
        '六道题由浅入深。时间很长，慢慢来。',
      ].join('\n'),
      [
        'A round to join at any time and get to know the pages of a contest: submitting, the board and the announcements ' +
          'work as they do when it counts.',
        '',
        'Six problems, from easy to hard. There is plenty of time.',
      ].join('\n'),
    ),
    scoring: 'acm',
    startMs: -6 * hourMs,
    endMs: 21 * dayMs,
    frozenFromMs: null,
    hasAwards: false,
    problems: problemsOf('T1001', 'T1006', 'T2002', 'T2006', 'T3004', 'T4001'),
    contestants: { from: 4, to: 13 },
    hasStar: false,
    announcements: [
      {
        title: '怎样参加 How to take part',
        content: inBoth(
          '登录后在“题目”里选一道题，写好程序提交即可，不需要报名。',
          'Log in, choose a problem under Problems, and submit your program. You need not register.',
        ),
        minute: 0,
      },
    ],
  },
];
