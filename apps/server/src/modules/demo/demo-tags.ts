/**
 * The tags of the demo problems, in all languages. Each tag belongs to one classification; problems refer to tags by their
 * keys.
 */
import { defaultLocale, type LocalisedText } from '@touchstone/contract';

const text = (simplified: string, traditional: string, english: string): LocalisedText => ({
  'zh-CN': simplified,
  'zh-HK': traditional,
  'en-US': english,
});

const levels = {
  entry: text('入门', '入門', 'Entry'),
  advanced: text('进阶', '進階', 'Advanced'),
  contest: text('竞赛', '競賽', 'Contest'),
  improvement: text('提高', '提高', 'Improvement'),
  elite: text('精英', '精英', 'Elite'),
} as const;

const topics = {
  expressions: text('表达式', '運算式', 'Expressions'),
  branches: text('分支', '分支', 'Branches'),
  loops: text('循环', '迴圈', 'Loops'),
  strings: text('字符串', '字串', 'Strings'),
  simulation: text('模拟', '模擬', 'Simulation'),
  mathematics: text('数学', '數學', 'Mathematics'),
  files: text('文件读写', '檔案讀寫', 'Files'),
  sorting: text('排序', '排序', 'Sorting'),
  greedy: text('贪心', '貪心', 'Greedy'),
  'prefix-sums': text('前缀和', '前綴和', 'Prefix sums'),
  'two-pointers': text('双指针', '雙指針', 'Two pointers'),
  'binary-search': text('二分', '二分', 'Binary search'),
  recursion: text('递归', '遞歸', 'Recursion'),
  'divide-and-conquer': text('分治', '分治', 'Divide and conquer'),
  'breadth-first-search': text('广搜', '廣搜', 'BFS'),
  'depth-first-search': text('深搜', '深搜', 'DFS'),
  'dynamic-programming': text('动态规划', '動態規劃', 'DP'),
  knapsack: text('背包', '背包', 'Knapsack'),
  bitmasks: text('状态压缩', '狀態壓縮', 'Bitmasks'),
  'digit-dp': text('数位统计', '數位統計', 'Digit DP'),
  'number-theory': text('数论', '數論', 'Number theory'),
  matrices: text('矩阵', '矩陣', 'Matrices'),
  connectivity: text('连通性', '連通性', 'Connectivity'),
  'shortest-paths': text('最短路', '最短路', 'Shortest paths'),
  'minimum-spanning-tree': text('最小生成树', '最小生成樹', 'MST'),
  hashing: text('哈希', '雜湊', 'Hashing'),
  constructive: text('构造', '構造', 'Constructive'),
  interaction: text('交互', '互動', 'Interaction'),
} as const;

const dataStructures = {
  arrays: text('数组', '陣列', 'Arrays'),
  sets: text('集合', '集合', 'Sets'),
  stacks: text('栈', '堆疊', 'Stacks'),
  queues: text('队列', '佇列', 'Queues'),
  heaps: text('优先队列', '優先佇列', 'Priority queues'),
  'union-find': text('并查集', '併查集', 'Union-find'),
  'fenwick-tree': text('树状数组', '樹狀陣列', 'Fenwick trees'),
  trees: text('树', '樹', 'Trees'),
  graphs: text('图', '圖', 'Graphs'),
} as const;

const keysOf = <Key extends string>(names: Readonly<Record<Key, LocalisedText>>) =>
  Object.keys(names) as Key[];

export const levelKeys = keysOf(levels);
export const tagKeys = [...keysOf(topics), ...keysOf(dataStructures)];

type TagKey = (typeof levelKeys)[number] | (typeof tagKeys)[number];

const nameOfTag: Readonly<Record<TagKey, LocalisedText>> = { ...levels, ...topics, ...dataStructures };

/** In display order. */
export const demoClassifications: readonly { name: LocalisedText; tags: readonly LocalisedText[] }[] = [
  { name: text('能力等级', '能力等級', 'Levels'), tags: Object.values(levels) },
  { name: text('算法', '演算法', 'Algorithms'), tags: Object.values(topics) },
  { name: text('数据结构', '資料結構', 'Data structures'), tags: Object.values(dataStructures) },
];

/** The default names. The level comes first. */
export const tagNamesOf = ({ level, tags }: { level: TagKey; tags: readonly TagKey[] }) =>
  [level, ...tags].map((key) => nameOfTag[key][defaultLocale]);
