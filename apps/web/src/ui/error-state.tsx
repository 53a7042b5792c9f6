import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../lib/messages.ts';
import { MessageState } from './message-state.tsx';
import { stateMessages } from './state-messages.ts';

interface ErrorStateProps {
  title?: ReactNode;
  /** What happened and what to do, if that is more specific than "try again". */
  children?: ReactNode;
  onRetry?: () => void;
  compact?: boolean;
}

export function ErrorState({ title, children, onRetry, compact = false }: ErrorStateProps) {
  const m = useMessages(stateMessages);
  return (
    <div role="alert">
      <MessageState
        icon={<IconCloudOff size={24} stroke={1.5} />}
        title={title ?? m.failedTitle}
        compact={compact}
        action={
          onRetry !== undefined && (
            <Button variant="default" onClick={onRetry}>
              {m.retry}
            </Button>
          )
        }
      >
        {children ?? m.failedText}
      </MessageState>
    </div>
  );
}
