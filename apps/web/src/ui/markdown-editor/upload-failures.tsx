import { CloseButton } from '@mantine/core';
import { useMessages } from '../../lib/messages.ts';
import { markdownEditorMessages } from './markdown-editor-messages.ts';
import classes from './markdown-editor.module.css';
import type { UploadFailure } from './use-uploads.ts';

interface UploadFailuresProps {
  failures: readonly UploadFailure[];
  onDismiss: (id: number) => void;
}

export function UploadFailures({ failures, onDismiss }: UploadFailuresProps) {
  const m = useMessages(markdownEditorMessages);
  return (
    <div role="alert">
      {failures.map(({ id, name, reason }) => (
        <p key={id} className={classes['failure']}>
          <span>{m.failed(name, reason)}</span>
          <CloseButton size="sm" aria-label={m.dismiss} onClick={() => onDismiss(id)} />
        </p>
      ))}
    </div>
  );
}
