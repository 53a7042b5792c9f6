import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/index.ts';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { useMessages } from '../../../lib/messages.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { testStorage, type StorageTestResult } from './api/storage.ts';
import { storageMessages } from './storage-messages.ts';
import classes from './storage.module.css';

export function StorageTestSheet() {
  const m = useMessages(storageMessages);
  const trial = useMutation({ mutationFn: testStorage });
  return (
    <Sheet
      title={m.tryTitle}
      actions={
        <Button
          variant="default"
          loading={trial.isPending}
          leftSection={<IconPlayerPlay size={16} stroke={1.75} />}
          onClick={() => trial.mutate()}
        >
          {m.try}
        </Button>
      }
    >
      <p className={classes['text']}>{m.tryText}</p>
      <div role="status">
        {trial.data !== undefined && !trial.isPending && <Outcome trial={trial.data} />}
        {trial.error instanceof ApiError && <FormAlert kind="error">{textOfApiError(trial.error)}</FormAlert>}
      </div>
    </Sheet>
  );
}

function Outcome({ trial }: { trial: StorageTestResult }) {
  const m = useMessages(storageMessages);
  if (trial.isWorking)
    return (
      <FormAlert kind="success">{m.works(String(trial.writeMs ?? 0), String(trial.readMs ?? 0))}</FormAlert>
    );
  return (
    <FormAlert kind="error">{m.failed(m.steps[trial.failedStep ?? 'write'], trial.reason ?? '')}</FormAlert>
  );
}
