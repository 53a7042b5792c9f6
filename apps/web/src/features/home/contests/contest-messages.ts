import { defineMessages } from '../../../lib/messages.ts';

const joined = (parts: readonly (string | false)[]): string =>
  parts.filter((part) => part !== false).join(' ');
const several = (count: number, word: string): string => `${String(count)} ${word}${count === 1 ? '' : 's'}`;

export const contestMessages = defineMessages({
  'zh-CN': {
    title: '近期比赛',
    all: '全部比赛',
    emptyTitle: '最近没有比赛',
    emptyText: '新比赛排定后会出现在这里。现在可以用往期比赛练手。',
    emptyAction: '查看往期比赛',
    startsIn: '距开始',
    endsIn: '距结束',
    running: '进行中',
    countdown: (days: number, clock: string) => (days > 0 ? `${String(days)} 天 ${clock}` : clock),
    duration: (days: number, hours: number, minutes: number) =>
      joined([
        days > 0 && `${String(days)} 天`,
        hours > 0 && `${String(hours)} 小时`,
        minutes > 0 && `${String(minutes)} 分钟`,
      ]),
    people: (count: number) => `${String(count)} 人参加`,
    locked: '需要密码',
    elsewhere: '其他网站',
    newTab: '（在新标签页打开）',
  },
  'zh-HK': {
    title: '近期比賽',
    all: '全部比賽',
    emptyTitle: '近期沒有比賽',
    emptyText: '新比賽排定後會在此顯示。現在可先以往期比賽練習。',
    emptyAction: '查看往期比賽',
    startsIn: '距離開始',
    endsIn: '距離結束',
    running: '進行中',
    countdown: (days, clock) => (days > 0 ? `${String(days)} 日 ${clock}` : clock),
    duration: (days, hours, minutes) =>
      joined([
        days > 0 && `${String(days)} 日`,
        hours > 0 && `${String(hours)} 小時`,
        minutes > 0 && `${String(minutes)} 分鐘`,
      ]),
    people: (count) => `${String(count)} 人參加`,
    locked: '需要密碼',
    elsewhere: '其他網站',
    newTab: '（在新分頁開啟）',
  },
  'en-US': {
    title: 'Recent contests',
    all: 'All contests',
    emptyTitle: 'No contest soon',
    emptyText: 'New ones appear here once they are planned. Until then, practise with past contests.',
    emptyAction: 'See past contests',
    startsIn: 'Starts in',
    endsIn: 'Ends in',
    running: 'Running',
    countdown: (days, clock) => (days > 0 ? `${several(days, 'day')} ${clock}` : clock),
    duration: (days, hours, minutes) =>
      joined([
        days > 0 && several(days, 'day'),
        hours > 0 && several(hours, 'hour'),
        minutes > 0 && several(minutes, 'minute'),
      ]),
    people: (count) => (count === 1 ? '1 participant' : `${String(count)} participants`),
    locked: 'Needs a password',
    elsewhere: 'Other sites',
    newTab: '(opens in a new tab)',
  },
});
