import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import classes from './failure-box.module.css';
import { resultMessages } from './result/result-messages.ts';

interface FailureBoxProps {
  failure: { text: string; isConnectionLost: boolean };
  retryLabel: string;
  /** Undefined if a retry is not possible. */
  onRetry: (() => void) | undefined;
}

/** A run or submission that did not reach the judge. */
export function FailureBox({ failure, retryLabel, onRetry }: FailureBoxProps) {
  const m = useMessages(resultMessages);
  return (
    <div className={classes['root']} role="alert">
      <p>{failure.text}</p>
      {failure.isConnectionLost && <p>{m.codeSafe}</p>}
      {onRetry !== undefined && (
        <Button size="compact-sm" variant="default" leftSection={<IconRefresh size={14} />} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
