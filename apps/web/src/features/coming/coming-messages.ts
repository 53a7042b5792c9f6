import { defineMessages } from '../../lib/messages.ts';
import { englishTexts } from './coming-texts-english.ts';
import { simplifiedTexts } from './coming-texts-simplified.ts';
import { traditionalTexts } from './coming-texts-traditional.ts';

export const comingMessages = defineMessages({
  'zh-CN': {
    topics: simplifiedTexts,
    state: '即将推出',
    offers: '这个页面将带来',
    meanwhile: '现在可以先去',
    home: '首页',
    manual: '使用手册',
    introduction: '关于试金石',
    setting: '账号设置',
    login: '登录账号',
    dashboard: '仪表盘',
  },
  'zh-HK': {
    topics: traditionalTexts,
    state: '即將推出',
    offers: '這個頁面將帶來',
    meanwhile: '現在可以先去',
    home: '主頁',
    manual: '使用手冊',
    introduction: '關於試金石',
    setting: '帳戶設定',
    login: '登入帳戶',
    dashboard: '儀錶板',
  },
  'en-US': {
    topics: englishTexts,
    state: 'Coming soon',
    offers: 'What this page will offer',
    meanwhile: 'In the meantime',
    home: 'Home',
    manual: 'Manual',
    introduction: 'About Touchstone',
    setting: 'Settings',
    login: 'Log in',
    dashboard: 'Dashboard',
  },
});
