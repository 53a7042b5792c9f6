import { defineMessages } from '../../../lib/messages.ts';

export const factorMessages = defineMessages({
  'zh-CN': {
    section: '两步验证',
    off: '未开启',
    offRequired: '未开启。该角色必须开启，下次使用时会要求设置。',
    app: '验证器应用',
    passkeys: (count: number) => `通行密钥 ${String(count)} 个`,
    codes: (count: number) => `恢复码剩 ${String(count)} 个`,
    failed: '无法读取两步验证的状态。',
    own: '请在自己的账号设置中修改。',
    reset: '移除两步验证',
    resetTitle: (username: string) => `移除 ${username} 的两步验证？`,
    resetText:
      '用于手机和恢复码都已丢失的用户，请先核实对方身份。之后只凭密码即可登录。该用户的所有设备会退出登录，并收到站内信和邮件。此操作会记入日志。',
    done: '两步验证已移除',
  },
  'zh-HK': {
    section: '兩步驗證',
    off: '未開啟',
    offRequired: '未開啟。此角色必須開啟，下次使用時會要求設定。',
    app: '驗證器應用程式',
    passkeys: (count: number) => `通行密鑰 ${String(count)} 個`,
    codes: (count: number) => `復原碼尚餘 ${String(count)} 個`,
    failed: '未能讀取兩步驗證的狀態。',
    own: '請在自己的帳戶設定中更改。',
    reset: '移除兩步驗證',
    resetTitle: (username: string) => `移除 ${username} 的兩步驗證？`,
    resetText:
      '用於手機和復原碼均已遺失的用戶，請先核實對方身分。之後只憑密碼即可登入。該用戶的所有裝置會登出，並收到站內訊息和電郵。此操作會記入日誌。',
    done: '兩步驗證已移除',
  },
  'en-US': {
    section: 'Two-step verification',
    off: 'Off',
    offRequired: 'Off. The role requires it, so the user will have to set it up.',
    app: 'Authenticator app',
    passkeys: (count: number) => `Passkeys: ${String(count)}`,
    codes: (count: number) => `Recovery codes left: ${String(count)}`,
    failed: 'Could not load the two-step verification.',
    own: 'Change your own in your settings.',
    reset: 'Remove two-step verification',
    resetTitle: (username: string) => `Remove two-step verification of ${username}?`,
    resetText:
      'For a user who lost phone and recovery codes: check who is asking. Afterwards the password alone is enough. All devices of the user are logged out, and the user gets a message and an email. The audit log records it.',
    done: 'Two-step verification removed',
  },
});
