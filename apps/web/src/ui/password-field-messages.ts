import { defineMessages } from '../lib/messages.ts';

export const passwordFieldMessages = defineMessages({
  'zh-CN': {
    show: '显示密码',
    capsLock: '大写锁定已开启',
    strength: '密码强度：',
    weak: '弱',
    fair: '一般',
    good: '较强',
    strong: '强',
  },
  'zh-HK': {
    show: '顯示密碼',
    capsLock: '大寫鎖定已開啟',
    strength: '密碼強度：',
    weak: '弱',
    fair: '一般',
    good: '較強',
    strong: '強',
  },
  'en-US': {
    show: 'Show password',
    capsLock: 'Caps Lock is on',
    strength: 'Password strength: ',
    weak: 'weak',
    fair: 'fair',
    good: 'good',
    strong: 'strong',
  },
});
