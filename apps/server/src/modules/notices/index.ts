export { deliverNotice } from './deliver-notice.repository.ts';
export {
  copyPushedNotices,
  sendPersonalNotice,
  sendSystemNotice,
  waitForNewAccounts,
} from './notices.repository.ts';
export { publishMessagesChanged, publishMessagesRead } from './publish-messages-changed.ts';
export { remind, type Reminder } from './reminders.ts';
export type { ReminderAction } from './reminders.repository.ts';
export { escapeMarkdown, writeNotice, type NoticeTexts, type WrittenNotice } from './write-notice.ts';
