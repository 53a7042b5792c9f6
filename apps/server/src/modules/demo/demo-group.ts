/** A fictional class: it shows a teacher what a group looks like in the middle of a term. */
import type { LocalisedText } from '@touchstone/contract';
import type { DemoContest } from './demo-contests.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const lines = (...text: string[]) => text.join('\n');

export const demoGroup = {
  name: '云岭算法班 Ridge Class',
  shortName: 'ridge7',
  brief: '示例班级：每周一次训练，期末一场比赛。 A demo class.',
  description: lines(
    '云岭中学（虚构）的算法班，每周三下午上课。作业在“训练”里，截止时间之后提交的得分按六成计算；期末比赛在“比赛”里。',
    '',
    'The algorithm class of Cloud Ridge (fictional) meets on Wednesday afternoons. Homework is under “Trainings”: late work counts 60 %. The final contest is under “Contests”.',
  ),
  announcements: [
    {
      title: '第三周作业说明 Homework of week 3',
      content: lines(
        '本周练习循环和数组，共七道题，其中一道是课堂热身题。遇到问题先看提交详情里的提示，再来问老师。',
        '',
        'This week is about loops and arrays: seven problems, one of them the warm-up of the lesson. Read the hints of your submission first, then ask.',
      ),
      daysAgo: 9,
    },
    {
      title: '期末比赛安排 The final contest',
      content: lines(
        '比赛两小时，四道题，可以带一页手写笔记。榜单在比赛结束后公开给全班。',
        '',
        'Two hours, four problems. You may bring one page of notes. The class sees the scoreboard when the contest has ended.',
      ),
      daysAgo: 4,
    },
  ],
  /** Demo users by their reach, largest first: the first helps the teacher. */
  memberCount: 14,
  problem: {
    displayId: 'RIDGE7A1',
    /** The content is that of this demo problem. */
    copyOf: 'T1002',
    title: {
      'zh-CN': '课堂热身',
      'zh-HK': '課堂熱身',
      'en-US': 'Warm-up of the Lesson',
    } satisfies LocalisedText,
  },
  training: {
    title: {
      'zh-CN': '第三周：循环与数组',
      'zh-HK': '第三週：迴圈與陣列',
      'en-US': 'Week 3: Loops and Arrays',
    } satisfies LocalisedText,
    description: {
      'zh-CN': '先做课堂热身，再按顺序做其余六题。截止之后仍可提交，得分按六成计算。',
      'zh-HK': '先做課堂熱身，再按次序做其餘六題。截止之後仍可提交，得分按六成計算。',
      'en-US': 'Begin with the warm-up, then solve the other six in order. Late work counts 60 %.',
    } satisfies LocalisedText,
    category: '入门 Basics',
    displayIds: ['T1003', 'T1004', 'T1005', 'T1006', 'T1007', 'T1008'],
    startMs: -10 * dayMs,
    dueMs: -3 * dayMs,
    latePercent: 60,
  },
  contest: {
    title: '期末小测 Final of the Class',
    description: lines(
      '两小时，四道题。比赛已结束，仍可提交练习。',
      '',
      'Two hours, four problems. It is over; you may still submit to practise.',
    ),
    scoring: 'acm',
    startMs: -2 * dayMs,
    endMs: -2 * dayMs + 2 * hourMs,
    frozenFromMs: null,
    hasAwards: false,
    problems: [
      { displayId: 'T1005', color: '#e03131' },
      { displayId: 'T1007', color: '#1c7ed6' },
      { displayId: 'T2001', color: '#2f9e44' },
      { displayId: 'T2003', color: '#f08c00' },
    ],
    contestants: { from: 0, to: 14 },
    hasStar: false,
    announcements: [
      {
        title: '开始前 Before you start',
        content: '请坐在自己的座位上。 Please take your own seat.',
        minute: 0,
      },
    ],
  } satisfies DemoContest,
} as const;
