/** What the demo problems are about. A tag stands in one classification. */
export const demoClassifications: readonly { name: string; tags: readonly string[] }[] = [
  { name: '语法入门 First steps', tags: ['顺序与表达式 Expressions', '循环 Loops', '字符串 Strings'] },
  {
    name: '基础算法 Basic algorithms',
    tags: ['数学 Mathematics', '模拟 Simulation', '分治 Divide and conquer'],
  },
  { name: '数据结构 Data structures', tags: ['集合 Sets', '栈 Stacks', '队列 Queues', '并查集 Union-find'] },
  { name: '动态规划 Dynamic programming', tags: ['背包 Knapsack'] },
  {
    name: '图论 Graphs',
    tags: ['连通性 Connectivity', '广度优先搜索 Breadth-first search', '最小生成树 Minimum spanning tree'],
  },
];

/** By display id. */
export const demoTagsOfProblems: Readonly<Record<string, readonly string[]>> = {
  T1001: ['顺序与表达式 Expressions'],
  T1002: ['顺序与表达式 Expressions', '数学 Mathematics'],
  T1003: ['模拟 Simulation', '数学 Mathematics'],
  T1004: ['循环 Loops', '集合 Sets'],
  T1005: ['循环 Loops', '字符串 Strings'],
  T1006: ['字符串 Strings', '栈 Stacks'],
  T1007: ['背包 Knapsack'],
  T1008: ['并查集 Union-find', '连通性 Connectivity'],
  T1009: ['广度优先搜索 Breadth-first search'],
  T1010: ['队列 Queues'],
  T1011: ['最小生成树 Minimum spanning tree', '并查集 Union-find'],
  T1012: ['分治 Divide and conquer'],
};
