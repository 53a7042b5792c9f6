import { defineMessages } from './messages.ts';

/** Texts about membership, shared by the profile and the member centre. */
export const membershipMessages = defineMessages({
  'zh-CN': {
    status: {
      registered: '注册用户',
      verified: '已实名认证',
      member: '会员',
      expired: '会员已到期',
    },
    level: (name: string) => `${name} 级`,
    annual: '年度会员',
    expiresOn: (date: string) => `有效期至 ${date}`,
    expiredOn: (date: string) => `已于 ${date} 到期`,
    endless: '长期有效',
  },
  'zh-HK': {
    status: {
      registered: '註冊用戶',
      verified: '已實名認證',
      member: '會員',
      expired: '會籍已到期',
    },
    level: (name) => `${name} 級`,
    annual: '年度會員',
    expiresOn: (date) => `有效期至 ${date}`,
    expiredOn: (date) => `已於 ${date} 到期`,
    endless: '長期有效',
  },
  'en-US': {
    status: {
      registered: 'Registered',
      verified: 'Real name verified',
      member: 'Member',
      expired: 'Membership expired',
    },
    level: (name) => `Level ${name}`,
    annual: 'Annual',
    expiresOn: (date) => `Valid until ${date}`,
    expiredOn: (date) => `Expired on ${date}`,
    endless: 'No end date',
  },
});
