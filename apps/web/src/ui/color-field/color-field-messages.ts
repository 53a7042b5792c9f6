import { defineMessages } from '../../lib/messages.ts';

export const colorFieldMessages = defineMessages({
  'zh-CN': {
    color: '颜色',
    colorPicker: '在调色板中选择颜色',
    presets: '常用颜色',
    preset: (color: string) => `使用颜色 ${color}`,
  },
  'zh-HK': {
    color: '顏色',
    colorPicker: '在調色盤選擇顏色',
    presets: '常用顏色',
    preset: (color) => `使用顏色 ${color}`,
  },
  'en-US': {
    color: 'Color',
    colorPicker: 'Pick a color',
    presets: 'Common colors',
    preset: (color) => `Use color ${color}`,
  },
});
