import { defineMessages } from '../../../lib/messages.ts';

export const carouselMessages = defineMessages({
  'zh-CN': {
    label: '站点图片',
    picture: (number: number, count: number) => `第 ${String(number)} 张，共 ${String(count)} 张`,
    previous: '上一张',
    next: '下一张',
    pause: '停止轮播',
    play: '开始轮播',
    broken: '这张图片无法显示',
  },
  'zh-HK': {
    label: '網站圖片',
    picture: (number, count) => `第 ${String(number)} 張，共 ${String(count)} 張`,
    previous: '上一張',
    next: '下一張',
    pause: '停止輪播',
    play: '開始輪播',
    broken: '未能顯示此圖片',
  },
  'en-US': {
    label: 'Site pictures',
    picture: (number, count) => `Picture ${String(number)} of ${String(count)}`,
    previous: 'Previous picture',
    next: 'Next picture',
    pause: 'Pause slideshow',
    play: 'Play slideshow',
    broken: 'This picture cannot be displayed',
  },
});
