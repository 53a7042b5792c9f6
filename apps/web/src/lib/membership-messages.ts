import { defineMessages } from './messages.ts';
import { plural } from './plural.ts';

/** Texts about membership, shared by the profile, the member centre and the back office. */
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
    noMembership: '非会员',
    days: (days: number) => `${String(days)} 天`,
    years: (years: number) => `${String(years)} 年`,
    orderStates: {
      created: '待支付',
      paid: '已支付',
      expired: '已过期',
      cancelled: '已取消',
      refunded: '已退款',
    },
    providers: { manual: '转账或线下付款', wechat: '微信支付' },
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
    noMembership: '非會員',
    days: (days) => `${String(days)} 日`,
    years: (years) => `${String(years)} 年`,
    orderStates: {
      created: '待付款',
      paid: '已付款',
      expired: '已過期',
      cancelled: '已取消',
      refunded: '已退款',
    },
    providers: { manual: '轉帳或線下付款', wechat: '微信支付' },
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
    noMembership: 'No membership',
    days: (days) => plural(days, 'day'),
    years: (years) => plural(years, 'year'),
    orderStates: {
      created: 'Unpaid',
      paid: 'Paid',
      expired: 'Expired',
      cancelled: 'Cancelled',
      refunded: 'Refunded',
    },
    providers: { manual: 'Bank transfer or in person', wechat: 'WeChat Pay' },
  },
});
