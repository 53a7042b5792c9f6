export { deliverNotice } from './deliver-notice.repository.ts';
export {
  copyPushedNotices,
  sendPersonalNotice,
  sendSystemNotice,
  sendTopicNotice,
  waitForNewAccounts,
} from './notices.repository.ts';
export {
  maxNamedUsers,
  messagesReadNotification,
  publishMessagesChanged,
} from './publish-messages-changed.ts';
export { remind, type Reminder } from './reminders.ts';
export type { ReminderAction } from './reminders.repository.ts';
export { escapeMarkdown, writeNotice, type NoticeTexts, type WrittenNotice } from './write-notice.ts';
