import { defineMessages } from '../../lib/messages.ts';

export const lockMessages = defineMessages({
  'zh-CN': {
    needs: (level: string) => `需要 ${level}会员`,
    text: '开通会员后立即解锁。有兑换码的话，可以在会员中心使用。',
    buy: '开通会员',
    redeem: '使用兑换码',
    higher: (level: string) => `${level}会员的上限更高。`,
    orMember: (level: string) => `${level}会员可以直接阅读。`,
  },
  'zh-HK': {
    needs: (level) => `需要 ${level}會籍`,
    text: '成為會員後立即解鎖。如有兌換碼，可在會員中心使用。',
    buy: '成為會員',
    redeem: '使用兌換碼',
    higher: (level) => `${level}會員的上限更高。`,
    orMember: (level) => `${level}會員可以直接閱讀。`,
  },
  'en-US': {
    needs: (level) => `Needs a membership: ${level}`,
    text: 'A membership unlocks it at once. If you have a code, redeem it in the member centre.',
    buy: 'Become a member',
    redeem: 'Redeem a code',
    higher: (level) => `Members have a higher limit (${level}).`,
    orMember: (level) => `Members can read them now (${level}).`,
  },
});
