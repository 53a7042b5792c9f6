import { defineMessages } from '../../lib/messages.ts';

export const homeMessages = defineMessages({
  'zh-CN': {
    headline: '代码是不是真金，一试便知。',
    lead: '从第一行 C++ 到赛场上的最后一分钟：题目、课程、比赛和即时评测都在这里。',
    startNow: '从第一题开始',
    welcome: (name: string) => `${name}，接着练吧`,
    welcomeFirst: (name: string) => `欢迎，${name}`,
    welcomeLead: (solved: number) => `你已经通过 ${String(solved)} 道题。今天再添一道金痕。`,
    welcomeNew: '离你的第一次通过只差一道题。',
    firstSteps: '三步拿到第一个通过',
    nextSteps: '接下来做什么',
    entries: '快捷入口',
  },
  'zh-HK': {
    headline: '程式是否真金，一試便知。',
    lead: '由第一行 C++ 到賽場最後一分鐘：題目、課程、比賽與即時評測，盡在此處。',
    startNow: '由第一題開始',
    welcome: (name) => `${name}，繼續練習吧`,
    welcomeFirst: (name) => `歡迎，${name}`,
    welcomeLead: (solved) => `你已通過 ${String(solved)} 道題目。今天再添一道金痕。`,
    welcomeNew: '距離首次通過只差一道題目。',
    firstSteps: '三步取得首個通過',
    nextSteps: '接下來做甚麼',
    entries: '常用入口',
  },
  'en-US': {
    headline: 'Put your code to the touchstone.',
    lead: 'From the first line of C++ to the last minute of a contest: problems, courses, contests and instant verdicts.',
    startNow: 'Solve your first problem',
    welcome: (name) => `Welcome back, ${name}`,
    welcomeFirst: (name) => `Welcome, ${name}`,
    welcomeLead: (solved) =>
      `You have solved ${String(solved)} ${solved === 1 ? 'problem' : 'problems'}. Add one more streak of gold today.`,
    welcomeNew: 'Your first Accepted is one problem away.',
    firstSteps: 'Three steps to your first Accepted',
    nextSteps: 'Next steps',
    entries: 'Shortcuts',
  },
});
