import { defineMessages } from '../../lib/messages.ts';

export const accountDialogMessages = defineMessages({
  'zh-CN': {
    close: '关闭',
    Login: { title: '登录', text: '登录后可以提交代码、参加比赛、保存进度。' },
    Register: { title: '注册', text: '用邮箱注册，一分钟开始做题。' },
    WechatRegister: { title: '微信注册', text: '第一次扫码会自动创建账号。' },
    FirstLogin: { title: '选择账号', text: '第一次用这个身份登录本站。' },
    ResetPwd: { title: '找回密码', text: '重置链接会发送到你的邮箱。' },
    DefaultPwd: { title: '设置新密码', text: '你的密码是手机号后六位，容易被猜到。设置新密码后即可继续。' },
    SecondStep: { title: '两步验证', text: '密码正确。请再证明是你本人。' },
    FactorSetup: { title: '开启两步验证', text: '你的角色必须开启两步验证。设置完成后即可继续。' },
  },
  'zh-HK': {
    close: '關閉',
    Login: { title: '登入', text: '登入後可以提交程式、參加比賽、保存進度。' },
    Register: { title: '註冊', text: '以電郵註冊，一分鐘開始做題。' },
    WechatRegister: { title: '微信註冊', text: '第一次掃碼會自動建立帳戶。' },
    FirstLogin: { title: '選擇帳戶', text: '第一次以這個身份登入本站。' },
    ResetPwd: { title: '找回密碼', text: '重設連結會發送到你的電郵。' },
    DefaultPwd: { title: '設定新密碼', text: '你的密碼是手機號碼後六位，容易被猜到。設定新密碼後即可繼續。' },
    SecondStep: { title: '兩步驗證', text: '密碼正確。請再證明是你本人。' },
    FactorSetup: { title: '開啟兩步驗證', text: '你的角色必須開啟兩步驗證。設定完成後即可繼續。' },
  },
  'en-US': {
    close: 'Close',
    Login: { title: 'Log in', text: 'Submit code, enter contests and save your progress.' },
    Register: {
      title: 'Create an account',
      text: 'All you need is an email address.',
    },
    WechatRegister: { title: 'Sign up with WeChat', text: 'The first scan creates your account.' },
    FirstLogin: { title: 'Choose an account', text: 'This is your first login here with this identity.' },
    ResetPwd: { title: 'Reset your password', text: 'We will email you a link to set a new one.' },
    DefaultPwd: {
      title: 'Choose a new password',
      text: 'Your password is the last six digits of your phone number, which is easy to guess.',
    },
    SecondStep: { title: 'Two-step verification', text: 'One more step to confirm that it is you.' },
    FactorSetup: {
      title: 'Set up two-step verification',
      text: 'Your role requires it. You can continue when it is set up.',
    },
  },
});
