import { defineMessages } from '../../../lib/messages.ts';
import { plural } from '../../../lib/plural.ts';

export const scrollBoardMessages = defineMessages({
  'zh-CN': {
    title: '滚榜设置',
    lead: '封榜后的结果从最后一名开始逐题揭晓。数据在窗口打开时一次取完，之后断网也能继续。',
    gold: '金奖',
    silver: '银奖',
    bronze: '铜奖',
    formula: (percent: number, ranked: number, count: number) =>
      `⌊${String(ranked)} × ${String(percent)}%⌋ = ${String(count)}`,
    sum: (sum: number, ranked: number) =>
      `共 ${String(sum)} 个奖，参与排名 ${String(ranked)} 人。建议数向下取整，可以修改。`,
    ownAwards: '使用比赛设置的奖项：',
    ownAward: (name: string, count: number) => `${name}：${String(count)} 人`,
    removeStars: '不显示打星选手',
    start: '开始滚榜',
    notSealed: '本场比赛没有封榜，没有可以揭晓的内容。',
    early: '比赛还没有结束',
    earlyText: '窗口可以先打开，但结果要等比赛结束后才能取回。确定现在打开吗？',
    open: '打开窗口',
    failed: '参赛人数没有加载出来',
  },
  'zh-HK': {
    title: '滾榜設定',
    lead: '封榜後的結果由最後一名開始逐題揭曉。資料在開啟視窗時一次取完，之後離線亦可繼續。',
    gold: '金獎',
    silver: '銀獎',
    bronze: '銅獎',
    formula: (percent, ranked, count) => `⌊${String(ranked)} × ${String(percent)}%⌋ = ${String(count)}`,
    sum: (sum, ranked) =>
      `共 ${String(sum)} 個獎項，參與排名 ${String(ranked)} 人。建議數目向下取整，可以修改。`,
    ownAwards: '使用比賽設定的獎項：',
    ownAward: (name, count) => `${name}：${String(count)} 人`,
    removeStars: '不顯示打星參賽者',
    start: '開始滾榜',
    notSealed: '本場比賽沒有封榜，沒有可以揭曉的內容。',
    early: '比賽尚未結束',
    earlyText: '視窗可以先開啟，但結果要待比賽結束後才能取回。確定現在開啟嗎？',
    open: '開啟視窗',
    failed: '未能載入參賽人數',
  },
  'en-US': {
    title: 'Reveal settings',
    lead: 'Frozen results are revealed problem by problem, from last place up. All data is loaded when the window opens, so the reveal works offline.',
    gold: 'Gold',
    silver: 'Silver',
    bronze: 'Bronze',
    formula: (percent, ranked, count) => `⌊${String(ranked)} × ${String(percent)}%⌋ = ${String(count)}`,
    sum: (sum, ranked) =>
      `${plural(sum, 'medal')} for ${plural(ranked, 'ranked contestant')}. Suggested numbers are rounded down and can be changed.`,
    ownAwards: 'Uses the awards of this contest:',
    ownAward: (name, count) => `${name}: ${String(count)}`,
    removeStars: 'Hide unranked (star) contestants',
    start: 'Start reveal',
    notSealed: 'The scoreboard was not frozen in this contest, so there is nothing to reveal.',
    early: 'The contest has not ended yet',
    earlyText:
      'You can open the window now, but results cannot be loaded until the contest ends. Open it anyway?',
    open: 'Open window',
    failed: 'Could not load the number of contestants',
  },
});
