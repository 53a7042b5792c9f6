import { defineMessages } from '../../lib/messages.ts';

/** What failed of a judge's machine. */
export const machineFaultMessages = defineMessages({
  'zh-CN': {
    'disk-full': '磁盘已满',
    'no-inodes': '磁盘无法再新建文件（inode 用尽）',
    'read-only': '磁盘只读',
    memory: '内存不足',
    processes: '进程数达到上限',
    'control-groups': '控制组（cgroup）不可用',
    compiler: '编译器无法运行',
    sandbox: '沙箱故障',
    files: '文件读写失败',
    store: '无法取得测试数据',
  },
  'zh-HK': {
    'disk-full': '磁碟已滿',
    'no-inodes': '磁碟無法再新增檔案（inode 用盡）',
    'read-only': '磁碟唯讀',
    memory: '記憶體不足',
    processes: '程序數目達到上限',
    'control-groups': '控制群組（cgroup）無法使用',
    compiler: '編譯器無法執行',
    sandbox: '沙箱故障',
    files: '檔案讀寫失敗',
    store: '無法取得測試資料',
  },
  'en-US': {
    'disk-full': 'Disk full',
    'no-inodes': 'No more files can be created (out of inodes)',
    'read-only': 'Disk is read-only',
    memory: 'Out of memory',
    processes: 'Process limit reached',
    'control-groups': 'Control groups unavailable',
    compiler: 'Compiler cannot run',
    sandbox: 'Sandbox failure',
    files: 'Files cannot be read or written',
    store: 'Test data unavailable',
  },
});
