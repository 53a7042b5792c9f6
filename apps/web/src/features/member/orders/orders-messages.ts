import { defineMessages } from '../../../lib/messages.ts';

export const ordersMessages = defineMessages({
  'zh-CN': {
    title: '我的订单',
    empty: '还没有订单',
    emptyText: '购买会员之后，订单会显示在这里。',
    failed: '订单没有加载出来',
    columns: { order: '订单', amount: '金额', state: '状态', created: '下单时间' },
  },
  'zh-HK': {
    title: '我的訂單',
    empty: '尚未有訂單',
    emptyText: '購買會籍之後，訂單會顯示在這裏。',
    failed: '未能載入訂單',
    columns: { order: '訂單', amount: '金額', state: '狀態', created: '下單時間' },
  },
  'en-US': {
    title: 'Your orders',
    empty: 'No orders yet',
    emptyText: 'Your orders appear here after you buy a membership.',
    failed: 'Could not load your orders',
    columns: { order: 'Order', amount: 'Amount', state: 'State', created: 'Ordered' },
  },
});
