import { defineMessages } from '../../../lib/messages.ts';

export const policyMessages = defineMessages({
  'zh-CN': {
    title: '两步验证',
    description:
      '密码泄露时，两步验证能保住账号。每名用户都可以自行开启；在这里选择必须开启的角色。保存后在每一台服务器上立即生效。',
    failed: '无法读取两步验证设置',
    section: '必须开启的角色',
    sectionText: '尚未开启的用户在下一次操作时会被要求设置，设置完成之前不能使用其他功能。',
    root: { label: '超级管理员', text: '建议开启。超级管理员可以修改站点的一切。' },
    admin: { label: '管理员', text: '管理比赛、训练和讨论的账号。' },
    problem_admin: { label: '题目管理员', text: '管理题库和测试数据的账号。' },
    user: { label: '普通用户', text: '所有其他账号。请确认每名用户都有手机或支持通行密钥的设备。' },
    saved: '已保存，立即生效',
    ownTitle: '你自己还没有开启两步验证。',
    ownText: '保存后会立即要求你设置。也可以先在账号设置中开启。',
    ownLink: '前往登录安全设置',
  },
  'zh-HK': {
    title: '兩步驗證',
    description:
      '密碼外洩時，兩步驗證能保住帳戶。每名用戶均可自行開啟；在此選擇必須開啟的角色。儲存後在每一台伺服器上即時生效。',
    failed: '未能讀取兩步驗證設定',
    section: '必須開啟的角色',
    sectionText: '尚未開啟的用戶在下一次操作時會被要求設定，完成之前不能使用其他功能。',
    root: { label: '超級管理員', text: '建議開啟。超級管理員可以更改網站的一切。' },
    admin: { label: '管理員', text: '管理比賽、訓練和討論的帳戶。' },
    problem_admin: { label: '題目管理員', text: '管理題庫和測試數據的帳戶。' },
    user: { label: '一般用戶', text: '所有其他帳戶。請確認每名用戶都有手機或支援通行密鑰的裝置。' },
    saved: '已儲存，即時生效',
    ownTitle: '你自己還沒有開啟兩步驗證。',
    ownText: '儲存後會即時要求你設定。亦可先在帳戶設定中開啟。',
    ownLink: '前往登入安全設定',
  },
  'en-US': {
    title: 'Two-step verification',
    description:
      'It protects an account whose password has leaked. Every user can turn it on; choose here who must. Changes take effect immediately on all servers.',
    failed: 'Could not load the settings',
    section: 'Required for',
    sectionText:
      'Users without it are asked to set it up with their next action, and can do nothing else before.',
    root: { label: 'Super administrators', text: 'Recommended. They can change everything on the site.' },
    admin: { label: 'Administrators', text: 'Accounts that manage contests, trainings and discussions.' },
    problem_admin: { label: 'Problem administrators', text: 'Accounts that manage problems and test data.' },
    user: {
      label: 'Ordinary users',
      text: 'All other accounts. Make sure that every user has a phone or a device with passkeys.',
    },
    saved: 'Saved. Changes take effect immediately',
    ownTitle: 'You have not turned it on for your own account.',
    ownText: 'You will be asked to set it up as soon as you save. You can also do it first in your settings.',
    ownLink: 'Open login security',
  },
});
