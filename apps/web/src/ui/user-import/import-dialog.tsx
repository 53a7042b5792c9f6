import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../lib/api/index.ts';
import { textOfApiError } from '../../lib/api/api-error-text.ts';
import { useMessages } from '../../lib/messages.ts';
import { FormAlert } from '../form-alert.tsx';
import { importMessages } from './import-messages.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportSource } from './import-source.tsx';
import classes from './import.module.css';
import type { ImportScope } from './import-scope.ts';
import { useImport } from './use-import.ts';

interface ImportDialogProps {
  scope: ImportScope;
  opened: boolean;
  onClose: () => void;
}

export function ImportDialog({ scope, opened, onClose }: ImportDialogProps) {
  const m = useMessages(importMessages);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={scope.texts.title}
      size={1040}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <ImportForm scope={scope} onClose={onClose} />
    </Modal>
  );
}

function ImportForm({ scope, onClose }: Omit<ImportDialogProps, 'opened'>) {
  const m = useMessages(importMessages);
  const [text, setText] = useState('');
  const state = useImport(scope, text, onClose);
  const { send, checkError, users, isReady } = state;
  const failed = send.error ?? checkError;
  return (
    <div className={classes['root']}>
      <ImportSource help={scope.texts.help} text={text} onText={setText} />
      {failed instanceof ApiError && <FormAlert kind="error">{textOfApiError(failed)}</FormAlert>}
      <ImportPreview state={state} />
      <div className={classes['actions']}>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button disabled={!isReady} loading={send.isPending} onClick={() => send.mutate(users)}>
          {isReady ? scope.texts.importCount(users.length) : m.import}
        </Button>
      </div>
    </div>
  );
}
