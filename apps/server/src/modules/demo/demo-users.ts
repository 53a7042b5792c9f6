/** Fictional users. They have no password, so a login as one of them is impossible. */

/**
 * The activity over the year: a little every day, mostly weekends, a long break in the middle, only the last
 * weeks.
 */
export type Rhythm = 'steady' | 'weekends' | 'comeback' | 'newcomer' | 'silent';

export interface DemoUser {
  username: string;
  nickname: string;
  gender: 'male' | 'female' | 'secrecy';
  school: string | null;
  signature: string | null;
  rhythm: Rhythm;
  /** The number of problems, easiest first, that the user has solved by today. */
  reach: number;
  /** How many of them, the hardest, were solved in the last days. */
  recent: number;
  favourite: 'C++ 17' | 'Python3';
  title?: { titleName: string; titleColor: string };
  isVerified?: true;
  /** A membership of so many days; it has ended if `endsInDays` is negative. */
  membership?: { level: number; days: number; endsInDays: number };
}

const cloudRidge = '云岭中学（虚构）';
const harbourLight = 'Harbour Light College (fictional)';
const willowIsle = '柳屿大学（虚构）';

export const demoUsers: readonly DemoUser[] = [
  {
    username: 'demo_abacus',
    nickname: '云端算盘',
    gender: 'male',
    school: cloudRidge,
    signature: [
      '## 每天一题',
      '',
      '出题、做题、改题，循环往复。最近在想：',
      '',
      '- [x] 单调队列',
      '- [x] 并查集',
      '- [ ] 后缀自动机',
      '',
      '> 把 $O(n^2)$ 写成 $O(n \\log n)$ 的那一刻，天就亮了。',
    ].join('\n'),
    rhythm: 'steady',
    reach: 34,
    recent: 3,
    favourite: 'C++ 17',
    title: { titleName: '出题人', titleColor: '#946409' },
    membership: { level: 3, days: 365, endsInDays: 211 },
  },
  {
    username: 'demo_paperboat',
    nickname: 'Paper Boat',
    gender: 'female',
    school: harbourLight,
    signature: [
      '### Slow and steady',
      '',
      'I fold boats out of failed test cases.',
      '',
      '| language | feeling |',
      '| --- | --- |',
      '| Python | home |',
      '| C++ | visiting relatives |',
    ].join('\n'),
    rhythm: 'weekends',
    reach: 22,
    recent: 2,
    favourite: 'Python3',
    membership: { level: 1, days: 31, endsInDays: 23 },
  },
  {
    username: 'demo_quietcomet',
    nickname: 'Quiet Comet',
    gender: 'secrecy',
    school: willowIsle,
    signature: 'Passing by once a year, **on time**.',
    rhythm: 'steady',
    reach: 31,
    recent: 4,
    favourite: 'C++ 17',
    title: { titleName: 'Night Owl', titleColor: '#2B4FC7' },
  },
  {
    username: 'demo_greentile',
    nickname: '青瓦',
    gender: 'female',
    school: cloudRidge,
    signature: '听雨，写递归。\n\n`return 0;` 之前再检查一遍。',
    rhythm: 'weekends',
    reach: 19,
    recent: 2,
    favourite: 'C++ 17',
  },
  {
    username: 'demo_lanternfox',
    nickname: 'Lantern Fox',
    gender: 'secrecy',
    school: harbourLight,
    signature: '1. read the statement\n2. read it again\n3. *then* write code',
    rhythm: 'comeback',
    reach: 26,
    recent: 1,
    favourite: 'Python3',
  },
  {
    username: 'demo_starlight',
    nickname: '三两星光',
    gender: 'male',
    school: willowIsle,
    signature: '刚刚开始学编程，请多关照。',
    rhythm: 'newcomer',
    reach: 9,
    recent: 5,
    favourite: 'Python3',
  },
  {
    username: 'demo_semicolon',
    nickname: 'Captain Semicolon',
    gender: 'male',
    school: null,
    signature: 'Lost at sea: one `;`. Reward offered.',
    rhythm: 'steady',
    reach: 24,
    recent: 2,
    favourite: 'C++ 17',
    isVerified: true,
  },
  {
    username: 'demo_bambooshade',
    nickname: '竹影',
    gender: 'secrecy',
    school: willowIsle,
    signature: null,
    rhythm: 'weekends',
    reach: 15,
    recent: 1,
    favourite: 'C++ 17',
  },
  {
    username: 'demo_gardener',
    nickname: 'Byte Gardener',
    gender: 'female',
    school: harbourLight,
    signature: 'Trees, mostly *binary* ones.\n\n$$\\sum_{i=1}^{n} i = \\frac{n(n+1)}{2}$$',
    rhythm: 'comeback',
    reach: 33,
    recent: 3,
    favourite: 'C++ 17',
  },
  {
    username: 'demo_teahouse',
    nickname: '码头茶馆',
    gender: 'male',
    school: null,
    signature: '一壶茶，一道题，一个下午。',
    rhythm: 'comeback',
    reach: 12,
    recent: 0,
    favourite: 'Python3',
    membership: { level: 1, days: 31, endsInDays: -34 },
  },
  {
    username: 'demo_moonknock',
    nickname: '月下敲键',
    gender: 'secrecy',
    school: cloudRidge,
    signature: '推？敲？还是编译一下吧。',
    rhythm: 'newcomer',
    reach: 14,
    recent: 7,
    favourite: 'C++ 17',
  },
  {
    username: 'demo_nightferry',
    nickname: 'Night Ferry',
    gender: 'male',
    school: harbourLight,
    signature: 'Between two harbours there is always time for one more problem.',
    rhythm: 'steady',
    reach: 28,
    recent: 5,
    favourite: 'C++ 17',
  },
  {
    username: 'demo_chalkdust',
    nickname: '粉笔灰',
    gender: 'female',
    school: cloudRidge,
    signature: '讲题的人先把题做一遍。\n\n1. 读题\n2. 举例\n3. 证明\n4. 写代码',
    rhythm: 'steady',
    reach: 30,
    recent: 2,
    favourite: 'Python3',
    title: { titleName: '助教', titleColor: '#12805C' },
  },
  {
    username: 'demo_rainboots',
    nickname: '雨靴',
    gender: 'female',
    school: willowIsle,
    signature: '踩过的坑，下次绕开。',
    rhythm: 'newcomer',
    reach: 11,
    recent: 6,
    favourite: 'Python3',
  },
  {
    username: 'demo_persimmon',
    nickname: '柿子树',
    gender: 'secrecy',
    school: cloudRidge,
    signature: '周末见。',
    rhythm: 'weekends',
    reach: 17,
    recent: 3,
    favourite: 'C++ 17',
  },
  {
    username: 'demo_tinyorbit',
    nickname: 'Tiny Orbit',
    gender: 'male',
    school: null,
    signature: 'Twelve years old. My first loop was a lantern tower.',
    rhythm: 'newcomer',
    reach: 7,
    recent: 4,
    favourite: 'Python3',
  },
  {
    username: 'demo_oldbridge',
    nickname: '石桥',
    gender: 'male',
    school: willowIsle,
    signature: null,
    rhythm: 'comeback',
    reach: 20,
    recent: 1,
    favourite: 'C++ 17',
  },
  {
    username: 'demo_firstday',
    nickname: 'First Day',
    gender: 'secrecy',
    school: null,
    signature: null,
    rhythm: 'silent',
    reach: 0,
    recent: 0,
    favourite: 'C++ 17',
  },
];
