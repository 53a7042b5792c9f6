import { useQuery } from '@tanstack/react-query';
import { systemMessagesQuery } from './api/list-messages.ts';
import type { SystemMessageKind } from './message-kinds.ts';
import { MessagesFrame, useMessagePage } from './messages-frame.tsx';
import { SystemMessageEntry } from './system-message-entry.tsx';

export function SystemMessagesPage({ kind }: { kind: SystemMessageKind }) {
  const address = useMessagePage(kind);
  const query = useQuery(systemMessagesQuery(kind, address.page));
  return (
    <MessagesFrame
      kind={kind}
      query={query}
      address={address}
      renderMessage={(message) => <SystemMessageEntry key={message.id} message={message} />}
    />
  );
}
