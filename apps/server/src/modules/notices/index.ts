export { copyPushedNotices, insertSystemNotice, waitForNewAccounts } from './notices.repository.ts';
