import { SystemMessagesPage } from './system-messages-page.tsx';

export function Component() {
  return <SystemMessagesPage key="Mine" kind="Mine" />;
}
