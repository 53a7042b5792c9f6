import { defineMessages } from '../../lib/messages.ts';

export const visibilityMessages = defineMessages({
  'zh-CN': {
    names: { Public: '公开', Private: '私有' },
    texts: {
      Public: '所有登录用户都可以做题。',
      Private: '输入密码后才能查看题目，进度计入训练记录。',
    },
    groupPublic: '团队的所有成员都可以做题，进度计入训练记录。',
  },
  'zh-HK': {
    names: { Public: '公開', Private: '私人' },
    texts: {
      Public: '所有已登入的用戶都可以做題。',
      Private: '輸入密碼後才可查看題目，進度計入訓練紀錄。',
    },
    groupPublic: '小組的所有成員都可以做題，進度計入訓練紀錄。',
  },
  'en-US': {
    names: { Public: 'Public', Private: 'Private' },
    texts: {
      Public: 'Every logged-in user can solve the problems.',
      Private: 'A password opens the problems, and progress is recorded for the training.',
    },
    groupPublic: 'All members of the group take part, and progress is recorded for the training.',
  },
});
