import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { testConnection } from './api/assistant-settings.ts';
import { assistantAdminMessages } from './assistant-admin-messages.ts';
import classes from './assistant-admin.module.css';

/** One short request with the saved settings. */
export function ConnectionTest({ isReady }: { isReady: boolean }) {
  const m = useMessages(assistantAdminMessages);
  const test = useMutation({ mutationFn: testConnection });
  const result = test.data;
  return (
    <div className={classes['test']}>
      <div className={classes['testRow']}>
        <Button variant="default" disabled={!isReady} loading={test.isPending} onClick={() => test.mutate()}>
          {m.test}
        </Button>
        <span className={classes['hint']}>{m.testHint}</span>
      </div>
      {result !== undefined && (
        <FormAlert kind={result.isWorking ? 'success' : 'error'}>
          {result.isWorking ? m.works(result.milliseconds) : m.fails(result.detail)}
        </FormAlert>
      )}
    </div>
  );
}
