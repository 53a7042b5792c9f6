import { defineMessages } from '../../../lib/messages.ts';

/** What the name of a language does not say. */
export const languageNotes = defineMessages({
  'zh-CN': {
    standard: (standard: string) => `${standard} 标准`,
    optimised: 'O2 优化',
    java: '主类的名字不限',
    rust: '开启优化',
    typescript: '去掉类型后由 Node.js 运行，不检查类型',
    shell: '用 readline() 读入，用 print() 输出',
    php: '从 STDIN 或 php://stdin 读入，无法打开 /dev/stdin',
    jit: '即时编译，循环通常比 CPython 快',
  },
  'zh-HK': {
    standard: (standard) => `${standard} 標準`,
    optimised: 'O2 最佳化',
    java: '主類別的名稱不限',
    rust: '已開啟最佳化',
    typescript: '移除型別後由 Node.js 執行，不檢查型別',
    shell: '以 readline() 讀入，以 print() 輸出',
    php: '由 STDIN 或 php://stdin 讀入，無法開啟 /dev/stdin',
    jit: '即時編譯，迴圈通常比 CPython 快',
  },
  'en-US': {
    standard: (standard) => standard,
    optimised: 'optimized (-O2)',
    java: 'the main class may have any name',
    rust: 'optimized',
    typescript: 'runs on Node.js with the types removed, not checked',
    shell: 'read with readline(), write with print()',
    php: 'read from STDIN or php://stdin; /dev/stdin cannot be opened',
    jit: 'just-in-time compiler; loops are usually faster than in CPython',
  },
});

type Notes = (typeof languageNotes)['zh-CN'];

/** The notes of a language, in their order. */
export function notesOf(name: string, notes: Notes): string[] {
  const native = /^(C(?:\+\+)?)(?: (\d\d))?( With O2)?$/.exec(name);
  if (native !== null) {
    const [, family, year, optimised] = native;
    const standard = notes.standard(family === 'C' ? 'C11' : `C++${year ?? '14'}`);
    return optimised === undefined ? [standard] : [standard, notes.optimised];
  }
  switch (name) {
    case 'Java':
      return [notes.java];
    case 'Rust':
    case 'Pascal':
      return [notes.rust];
    case 'TypeScript':
      return [notes.typescript];
    case 'JavaScript V8':
      return [notes.shell];
    case 'PHP':
      return [notes.php];
    case 'PyPy3':
    case 'PyPy2':
      return [notes.jit];
    default:
      return [];
  }
}
