/** Word lists for titles, names and tags of seeded content, all original. */

export const chineseBeginnings = [
  '最短的',
  '最长的',
  '丢失的',
  '旋转的',
  '会说话的',
  '看不见的',
  '古老的',
  '忙碌的',
  '沉睡的',
  '第二个',
  '倒过来的',
  '对称的',
  '拥挤的',
  '发光的',
  '任性的',
  '重复的',
] as const;

export const chineseThings = [
  '路径',
  '石桥',
  '灯塔',
  '背包',
  '数列',
  '棋盘',
  '河流',
  '果园',
  '密码',
  '齿轮',
  '书架',
  '地铁',
  '风筝',
  '矩阵',
  '括号',
  '回文',
  '蚂蚁',
  '钟表',
  '信件',
  '积木',
] as const;

export const chineseTasks = [
  '计数',
  '查找',
  '排序',
  '划分',
  '匹配',
  '合并',
  '覆盖',
  '重排',
  '比较',
  '规划',
  '与动态规划',
  '的二分',
  '问题',
  '游戏',
] as const;

export const englishBeginnings = [
  'The Lost',
  'A Longer',
  'Shortest',
  'Two',
  'Mirrored',
  'Sleeping',
  'Crowded',
  'The Last',
  'Broken',
  'Hidden',
  'Rolling',
  'Patient',
] as const;

export const englishThings = [
  'Bridge',
  'Lantern',
  'Orchard',
  'Knapsack',
  'Sequence',
  'Chessboard',
  'River',
  'Clock',
  'Letter',
  'Matrix',
  'Bracket',
  'Palindrome',
  'Harbour',
  'Ladder',
  'Kite',
  'Library',
] as const;

export const englishTasks = [
  'Counting',
  'Search',
  'Sorting',
  'Partition',
  'Matching',
  'Merge',
  'Cover',
  'Puzzle',
  'Walk',
  'Queries',
] as const;

export const nameBeginnings = [
  'amber',
  'brisk',
  'cobalt',
  'drowsy',
  'eager',
  'foggy',
  'gentle',
  'humble',
  'ivory',
  'jolly',
  'keen',
  'lucky',
  'mellow',
  'nimble',
  'olive',
  'plain',
] as const;

export const nameEndings = [
  'otter',
  'maple',
  'comet',
  'kettle',
  'pebble',
  'heron',
  'ladder',
  'teapot',
  'willow',
  'badger',
  'anchor',
  'fiddle',
  'meadow',
  'sparrow',
  'tunnel',
  'walnut',
] as const;

export const nicknameBeginnings = ['小', '阿', '老', '大', '云', '夜', '青', '半', '千', '慢'] as const;

export const nicknameEndings = [
  '算盘',
  '石头',
  '月亮',
  '水手',
  '松鼠',
  '灯笼',
  '书虫',
  '键盘',
  '茶壶',
  '竹子',
  '雨伞',
  '明',
] as const;

export const schools = [
  '云岭中学（虚构）',
  '柳屿大学（虚构）',
  'Harbour Light College (fictional)',
  '青石小学（虚构）',
] as const;

/** In addition to those of the demo content. */
export const classifications: readonly { name: string; tags: readonly string[] }[] = [
  { name: '程序设计 Programming', tags: ['输入输出', '分支', '数组', '函数', '结构体', '文件读写'] },
  { name: '搜索 Searching', tags: ['深度优先搜索', '记忆化', '双向搜索', '剪枝', '迭代加深', '启发式搜索'] },
  { name: '规划 Planning', tags: ['线性动规', '区间动规', '树形动规', '状态压缩', '数位动规', '斜率优化'] },
  { name: '图与树 Graphs and trees', tags: ['最短路', '强连通分量', '网络流', '二分图', '最近公共祖先'] },
  { name: '字符串处理 Text', tags: ['哈希', '字典树', '前缀函数', '后缀数组', '自动机', '回文树'] },
  { name: '数论与几何 Numbers and shapes', tags: ['质数', '同余', '组合计数', '博弈', '凸包', '扫描线'] },
];

/** Typical submitted programs; `%` is replaced by the number of the submission. */
export const programs: readonly { language: string; code: string }[] = [
  {
    language: 'C++ 17 With O2',
    code: '#include <bits/stdc++.h>\nusing namespace std;\n// attempt %\nint main() {\n  ios::sync_with_stdio(false);\n  long long n, answer = 0;\n  cin >> n;\n  vector<long long> values(n);\n  for (auto& value : values) cin >> value;\n  sort(values.begin(), values.end());\n  for (int i = 1; i < n; ++i) answer += values[i] - values[i - 1];\n  cout << answer << "\\n";\n}\n',
  },
  {
    language: 'C++ 17',
    code: '#include <iostream>\n// attempt %\nint main() {\n  long long a, b;\n  std::cin >> a >> b;\n  std::cout << a + b << std::endl;\n}\n',
  },
  {
    language: 'Python3',
    code: '# attempt %\nimport sys\n\ndef main():\n    numbers = list(map(int, sys.stdin.read().split()))\n    print(sum(numbers[1:]))\n\nmain()\n',
  },
  {
    language: 'C',
    code: '#include <stdio.h>\n/* attempt % */\nint main(void) {\n  long a, b;\n  if (scanf("%ld %ld", &a, &b) == 2) printf("%ld\\n", a + b);\n  return 0;\n}\n',
  },
  {
    language: 'Java',
    code: 'import java.util.Scanner;\n// attempt %\npublic class Main {\n  public static void main(String[] args) {\n    Scanner in = new Scanner(System.in);\n    System.out.println(in.nextLong() + in.nextLong());\n  }\n}\n',
  },
  {
    language: 'Rust',
    code: '// attempt %\nuse std::io::*;\nfn main() {\n    let mut text = String::new();\n    stdin().read_to_string(&mut text).unwrap();\n    let sum: i64 = text.split_whitespace().map(|word| word.parse::<i64>().unwrap()).sum();\n    println!("{}", sum);\n}\n',
  },
];
