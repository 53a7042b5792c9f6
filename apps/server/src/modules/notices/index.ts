export { deliverNotice } from './deliver-notice.repository.ts';
export {
  copyPushedNotices,
  sendPersonalNotice,
  sendSystemNotice,
  waitForNewAccounts,
} from './notices.repository.ts';
