import { UserMessagesPage } from './user-messages-page.tsx';

export function Component() {
  return <UserMessagesPage key="Reply" kind="Reply" />;
}
