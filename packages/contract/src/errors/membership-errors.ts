import { business } from './define-errors.ts';

/** Errors of memberships, their orders and codes. */
export const membershipErrors = {
  membershipClosed: business(400, [
    '本站暂未开放购买会员。',
    '本站暫未開放購買會員。',
    'Memberships are not on sale on this site.',
  ]),
  membershipPlanGone: business(400, [
    '该套餐不存在或已下架，请刷新后重新选择。',
    '該套餐不存在或已下架，請重新整理後再選擇。',
    'This plan is no longer offered. Reload the page and choose again.',
  ]),
  membershipPlanTaken: business(400, [
    '免费套餐每个账号只能领取一次。',
    '免費套餐每個帳戶只能領取一次。',
    'Each account can take a free plan only once.',
  ]),
  membershipPlanOrdered: business(400, [
    '该套餐已有订单，不能删除，可以将其下架。',
    '該套餐已有訂單，不能刪除，可以將其下架。',
    'This plan has orders and cannot be deleted. Withdraw it instead.',
  ]),
  membershipPaymentUnknown: business(400, [
    '该支付方式不可用。',
    '該付款方式不可用。',
    'This way to pay is not available.',
  ]),
  membershipPaymentFailed: business(400, [
    '暂时无法获取支付二维码，请稍后再试。订单已保留。',
    '暫時無法取得付款二維碼，請稍後再試。訂單已保留。',
    'The payment code is not available right now. Your order is kept. Try again later.',
  ]),
  membershipPaymentGone: business(404, ['该笔付款不存在。', '該筆付款不存在。', 'Payment not found.']),
  membershipPaymentReturned: business(400, [
    '该笔付款已退回。',
    '該筆付款已退回。',
    'This payment has been returned already.',
  ]),
  membershipRefundRunning: business(400, [
    '退款正在处理中，请等待支付平台的结果。',
    '退款正在處理中，請等待支付平台的結果。',
    'The refund is in progress. Wait for the result of the payment provider.',
  ]),
  wechatPayIncomplete: business(400, [
    '微信支付的设置不完整：需要商户号、AppID、证书序列号、商户私钥和 APIv3 密钥。',
    '微信支付的設定不完整：需要商戶號、AppID、證書序列號、商戶私鑰和 APIv3 密鑰。',
    'WeChat Pay needs the merchant ID, app ID, certificate serial, private key and APIv3 key.',
  ]),
  wechatPayNoAddress: business(400, [
    '请先在站点设置中填写网站地址，微信支付会把支付结果通知到该地址。',
    '請先在網站設定中填寫網站地址，微信支付會把付款結果通知到該地址。',
    'Set the address of the site first. WeChat Pay sends payment results to it.',
  ]),
  wechatPayKeyInvalid: business<{ field: string }>(400, ({ field }) => [
    `${field} 的格式不正确。`,
    `${field} 的格式不正確。`,
    `The format of ${field} is not valid.`,
  ]),
  membershipOrderGone: business(404, ['订单不存在。', '訂單不存在。', 'Order not found.']),
  membershipOrderClosed: business(400, [
    '订单状态已改变，请刷新后查看。',
    '訂單狀態已改變，請重新整理後查看。',
    'The order has changed meanwhile. Reload the page.',
  ]),
  membershipOrdersOpen: business<{ count: number }>(400, ({ count }) => [
    `你有 ${String(count)} 个未支付的订单，请先支付或取消。`,
    `你有 ${String(count)} 張未付款的訂單，請先付款或取消。`,
    `You have ${String(count)} unpaid orders. Pay or cancel one of them first.`,
  ]),
  membershipCodeUnknown: business(400, [
    '兑换码无效，请检查输入。',
    '兌換碼無效，請檢查輸入。',
    'This code is not valid. Check your input.',
  ]),
  membershipCodeExpired: business(400, ['兑换码已过期。', '兌換碼已過期。', 'This code has expired.']),
  membershipCodeDisabled: business(400, ['兑换码已停用。', '兌換碼已停用。', 'This code was disabled.']),
  membershipCodeUsedUp: business(400, [
    '兑换码已被用完。',
    '兌換碼已被用完。',
    'This code has been used up.',
  ]),
  membershipCodeUsed: business(400, [
    '你已经使用过这个兑换码。',
    '你已經使用過這個兌換碼。',
    'You have already used this code.',
  ]),
  membershipCodeIsCoupon: business(400, [
    '这是优惠码，请在购买套餐时使用。',
    '這是優惠碼，請在購買套餐時使用。',
    'This is a coupon. Use it when you buy a plan.',
  ]),
  membershipCodeNoCoupon: business(400, [
    '这是会员兑换码，不是优惠码，请在会员中心兑换。',
    '這是會員兌換碼，不是優惠碼，請在會員中心兌換。',
    'This code is not a coupon. Redeem it in the member centre.',
  ]),
  membershipCouponSpent: business(400, [
    '该订单的优惠码在过期后已用于其他订单，不能再按优惠价确认。请退款，或在会员记录中手动开通。',
    '該訂單的優惠碼在過期後已用於其他訂單，不能再按優惠價確認。請退款，或在會員記錄中手動開通。',
    'The coupon of this order was used elsewhere after the order ended. Return the money, or grant the membership in the ledger.',
  ]),
  membershipAccountMissing: business<{ uid: string }>(404, ({ uid }) => [
    `用户 ${uid} 不存在。`,
    `用戶 ${uid} 不存在。`,
    `There is no account ${uid}.`,
  ]),
  membershipGrantGone: business(404, ['记录不存在。', '記錄不存在。', 'Entry not found.']),
  membershipGrantOfOrder: business(400, [
    '该记录来自订单，请在订单中退款。',
    '該記錄來自訂單，請在訂單中退款。',
    'This entry belongs to an order. Refund the order instead.',
  ]),
};
