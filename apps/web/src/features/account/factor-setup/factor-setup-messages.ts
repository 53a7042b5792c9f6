import { defineMessages } from '../../../lib/messages.ts';

export const factorSetupMessages = defineMessages({
  'zh-CN': {
    passkey: '创建通行密钥',
    passkeyText: '用指纹、面容或 PIN 登录，不需要密码。',
    app: '使用验证器应用',
    appText: '登录时输入手机上显示的 6 位验证码。',
    notNow: '暂时不设置？',
    logOut: '退出登录',
  },
  'zh-HK': {
    passkey: '建立通行密鑰',
    passkeyText: '以指紋、面容或 PIN 登入，毋須密碼。',
    app: '使用驗證器應用程式',
    appText: '登入時輸入手機上顯示的 6 位驗證碼。',
    notNow: '暫時不設定？',
    logOut: '登出',
  },
  'en-US': {
    passkey: 'Create a passkey',
    passkeyText: 'Log in with your fingerprint, face or PIN, without a password.',
    app: 'Use an authenticator app',
    appText: 'Enter a 6-digit code from your phone when you log in.',
    notNow: 'Not now?',
    logOut: 'Log out',
  },
});
