/**
 * The tags of the demo problems. Each tag belongs to one classification; problems refer to tags by their
 * keys.
 */
const levels = {
  entry: '入门 Entry',
  advanced: '进阶 Advanced',
  contest: '竞赛 Contest',
  improvement: '提高 Improvement',
  elite: '精英 Elite',
} as const;

const topics = {
  expressions: '表达式 Expressions',
  branches: '分支 Branches',
  loops: '循环 Loops',
  strings: '字符串 Strings',
  simulation: '模拟 Simulation',
  mathematics: '数学 Mathematics',
  files: '文件读写 Files',
  sorting: '排序 Sorting',
  greedy: '贪心 Greedy',
  'prefix-sums': '前缀和 Prefix sums',
  'two-pointers': '双指针 Two pointers',
  'binary-search': '二分 Binary search',
  recursion: '递归 Recursion',
  'divide-and-conquer': '分治 Divide and conquer',
  'breadth-first-search': '广搜 BFS',
  'depth-first-search': '深搜 DFS',
  'dynamic-programming': '动态规划 DP',
  knapsack: '背包 Knapsack',
  bitmasks: '状态压缩 Bitmasks',
  'digit-dp': '数位统计 Digit DP',
  'number-theory': '数论 Number theory',
  matrices: '矩阵 Matrices',
  connectivity: '连通性 Connectivity',
  'shortest-paths': '最短路 Shortest paths',
  'minimum-spanning-tree': '最小生成树 MST',
  hashing: '哈希 Hashing',
  constructive: '构造 Constructive',
  interaction: '交互 Interaction',
} as const;

const dataStructures = {
  arrays: '数组 Arrays',
  sets: '集合 Sets',
  stacks: '栈 Stacks',
  queues: '队列 Queues',
  heaps: '优先队列 Priority queues',
  'union-find': '并查集 Union-find',
  'fenwick-tree': '树状数组 Fenwick trees',
  trees: '树 Trees',
  graphs: '图 Graphs',
} as const;

const keysOf = <Key extends string>(names: Readonly<Record<Key, string>>) => Object.keys(names) as Key[];

export const levelKeys = keysOf(levels);
export const tagKeys = [...keysOf(topics), ...keysOf(dataStructures)];

type TagKey = (typeof levelKeys)[number] | (typeof tagKeys)[number];

const nameOfTag: Readonly<Record<TagKey, string>> = { ...levels, ...topics, ...dataStructures };

/** In display order. */
export const demoClassifications: readonly { name: string; tags: readonly string[] }[] = [
  { name: '能力等级 Levels', tags: Object.values(levels) },
  { name: '算法 Algorithms', tags: Object.values(topics) },
  { name: '数据结构 Data structures', tags: Object.values(dataStructures) },
];

/** The level comes first. */
export const tagNamesOf = ({ level, tags }: { level: TagKey; tags: readonly TagKey[] }) =>
  [level, ...tags].map((key) => nameOfTag[key]);
