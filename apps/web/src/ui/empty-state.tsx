import { IconInbox } from '@tabler/icons-react';
import { MessageState, type MessageStateProps } from './message-state.tsx';

const inbox = <IconInbox size={24} stroke={1.5} />;

/** An empty list: explains why it is empty and what to do next. */
export function EmptyState({ icon, ...rest }: MessageStateProps) {
  return <MessageState icon={icon ?? inbox} {...rest} />;
}
