import { UserMessagesPage } from './user-messages-page.tsx';

export function Component() {
  return <UserMessagesPage key="Discuss" kind="Discuss" />;
}
