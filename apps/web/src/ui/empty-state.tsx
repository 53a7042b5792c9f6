import { IconInbox } from '@tabler/icons-react';
import { MessageState, type MessageStateProps } from './message-state.tsx';

/** Nothing here yet: say why, and what to do next. */
export function EmptyState({ icon = <IconInbox size={24} stroke={1.5} />, ...rest }: MessageStateProps) {
  return <MessageState icon={icon} {...rest} />;
}
