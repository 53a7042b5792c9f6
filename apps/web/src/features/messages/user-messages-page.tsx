import { useQuery } from '@tanstack/react-query';
import { userMessagesQuery } from './api/list-messages.ts';
import type { UserMessageKind } from './message-kinds.ts';
import { MessagesFrame, useMessagePage } from './messages-frame.tsx';
import { UserMessageEntry } from './user-message-entry.tsx';

export function UserMessagesPage({ kind }: { kind: UserMessageKind }) {
  const address = useMessagePage(kind);
  const query = useQuery(userMessagesQuery(kind, address.page));
  return (
    <MessagesFrame
      kind={kind}
      query={query}
      address={address}
      renderMessage={(message) => <UserMessageEntry key={message.id} kind={kind} message={message} />}
    />
  );
}
