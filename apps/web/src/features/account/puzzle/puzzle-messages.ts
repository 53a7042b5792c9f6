import { defineMessages } from '../../../lib/messages.ts';

export const puzzleMessages = defineMessages({
  'zh-CN': {
    title: '安全验证',
    instruction: '拖动滑块，让拼图块与缺口重合，松开即登录。',
    slider: '拼图滑块：方向键移动一个像素，按住 Shift 移动十个，回车确认',
    position: (x: number, maximum: number) => `${String(x)} / ${String(maximum)} 像素`,
    drag: '向右拖动',
    refresh: '换一张拼图',
    failed: '拼图没有加载出来，请换一张再试。',
    solveFirst: '请先完成拼图，再登录。',
    checking: '正在验证',
  },
  'zh-HK': {
    title: '安全驗證',
    instruction: '拖動滑桿，讓拼圖塊與缺口重合，放開即登入。',
    slider: '拼圖滑桿：方向鍵移動一個像素，按住 Shift 移動十個，Enter 確認',
    position: (x: number, maximum: number) => `${String(x)} / ${String(maximum)} 像素`,
    drag: '向右拖動',
    refresh: '換一張拼圖',
    failed: '未能載入拼圖，請換一張再試。',
    solveFirst: '請先完成拼圖，再登入。',
    checking: '正在驗證',
  },
  'en-US': {
    title: 'Security check',
    instruction: 'Slide the piece into the matching gap and release to log in.',
    slider: 'Puzzle slider: arrow keys move one pixel, Shift moves ten, Enter confirms',
    position: (x: number, maximum: number) => `${String(x)} of ${String(maximum)} pixels`,
    drag: 'Slide to the right',
    refresh: 'New puzzle',
    failed: 'Could not load the puzzle. Try a new one.',
    solveFirst: 'Solve the puzzle first.',
    checking: 'Checking',
  },
});
