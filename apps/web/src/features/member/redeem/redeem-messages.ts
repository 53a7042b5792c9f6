import { defineMessages } from '../../../lib/messages.ts';

export const redeemMessages = defineMessages({
  'zh-CN': {
    title: '兑换会员',
    text: '有会员兑换码？在这里输入，会员时间会立即加到账号上。优惠码请在购买时使用。',
    code: '兑换码',
    placeholder: 'ABCD-EFGH-JKLM-NPQR',
    redeem: '兑换',
    required: '请输入兑换码。',
    malformed: '兑换码由 16 个字母和数字组成，不含 I、O、0、1。',
    done: (level: string) => `兑换成功，目前为 ${level}会员。`,
  },
  'zh-HK': {
    title: '兌換會籍',
    text: '有會員兌換碼？在這裏輸入，會籍時間會立即加到帳戶。優惠碼請在購買時使用。',
    code: '兌換碼',
    placeholder: 'ABCD-EFGH-JKLM-NPQR',
    redeem: '兌換',
    required: '請輸入兌換碼。',
    malformed: '兌換碼由 16 個字母及數字組成，不含 I、O、0、1。',
    done: (level) => `兌換成功，目前為 ${level}會員。`,
  },
  'en-US': {
    title: 'Redeem a code',
    text: 'Enter a membership code to add its time to your account at once. Use coupons when you buy a plan.',
    code: 'Code',
    placeholder: 'ABCD-EFGH-JKLM-NPQR',
    redeem: 'Redeem',
    required: 'Enter the code.',
    malformed: 'A code has 16 letters and digits, without I, O, 0 and 1.',
    done: (level) => `Code redeemed. Your membership: ${level}.`,
  },
});
