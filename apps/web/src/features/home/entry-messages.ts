import { defineMessages } from '../../lib/messages.ts';

const entry = (name: string, text: string) => ({ name, text });

export const entryMessages = defineMessages({
  'zh-CN': {
    course: entry('课程', '从入门到竞赛的专题'),
    problems: entry('题库', '按难度和标签挑题'),
    practice: entry('AI 练习', '按你的水平挑一组题'),
    status: entry('提交记录', '实时查看评测结果'),
    contests: entry('模拟比赛', '限时检验真实水平'),
  },
  'zh-HK': {
    course: entry('課程', '由入門到競賽的專題'),
    problems: entry('題庫', '按難度和標籤選題'),
    practice: entry('AI 練習', '按你的水平選一組題目'),
    status: entry('提交紀錄', '即時查看評測結果'),
    contests: entry('模擬比賽', '限時檢驗真實水平'),
  },
  'en-US': {
    course: entry('Courses', 'From beginner to contest level'),
    problems: entry('Problems', 'Browse by difficulty and tag'),
    practice: entry('AI practice', 'A set of problems for your level'),
    status: entry('Submissions', 'See results in real time'),
    contests: entry('Mock contests', 'Test yourself against the clock'),
  },
});
