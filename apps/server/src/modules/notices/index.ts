export { deliverNotice } from './deliver-notice.repository.ts';
export { copyPushedNotices, sendSystemNotice, waitForNewAccounts } from './notices.repository.ts';
