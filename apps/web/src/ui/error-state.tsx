import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { ApiError } from '@touchstone/api-client/api-error';
import type { ReactNode } from 'react';
import { textOfApiError } from '../lib/api/api-error-text.ts';
import { useMessages } from '../lib/messages.ts';
import { MessageState } from './message-state.tsx';
import { stateMessages } from './state-messages.ts';

interface ErrorStateProps {
  title?: ReactNode;
  /** What happened and what to do, if that is more specific than "try again". */
  children?: ReactNode;
  /** Of the failed request. Where the server refused it, its reason is shown: the network is fine. */
  error?: unknown;
  onRetry?: () => void;
  compact?: boolean;
}

const refusals: readonly ApiError['kind'][] = ['business', 'forbidden', 'unauthorized', 'not-found'];

const refusalOf = (error: unknown) =>
  error instanceof ApiError && refusals.includes(error.kind) ? textOfApiError(error) : undefined;

export function ErrorState({ title, children, error, onRetry, compact = false }: ErrorStateProps) {
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
        {children ?? refusalOf(error) ?? m.failedText}
      </MessageState>
    </div>
  );
}
