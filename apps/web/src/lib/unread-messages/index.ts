export { badgeText, totalUnread, type UnreadCounts } from './unread-count.ts';
export { messagesKey, unreadQuery } from './unread-query.ts';
export { subscribeToUnread } from './unread-topic.ts';
