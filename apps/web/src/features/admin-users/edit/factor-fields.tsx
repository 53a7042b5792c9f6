import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../lib/admin-api/list-users.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { useFactorAction } from '../../../ui/second-factor/use-factor-action.ts';
import { resetUserFactors, userFactorsQuery } from '../api/user-factors.ts';
import { describeFactors, hasFactors } from './describe-factors.ts';
import classes from './edit.module.css';
import { factorMessages } from './factor-messages.ts';

/** The second factors of a user. Removing them is immediate and does not belong to the form around it. */
export function FactorFields({ user, isOwn }: { user: User; isOwn: boolean }) {
  const m = useMessages(factorMessages);
  const factors = useQuery(userFactorsQuery(user.uid));
  const action = useFactorAction();
  const [isAsked, setAsked] = useState(false);
  const reset = () => {
    setAsked(false);
    return action.run(async () => {
      await resetUserFactors(user.uid);
      showToast('success', m.done);
      await factors.refetch();
    });
  };
  return (
    <fieldset className={classes['section']}>
      <legend>{m.section}</legend>
      {action.failure !== undefined && <FormAlert kind="error">{action.failure}</FormAlert>}
      {factors.data === undefined ? (
        <FactorsWaiting isFailed={factors.isError} />
      ) : (
        <p className={classes['note']}>{describeFactors(factors.data, m)}</p>
      )}
      {isOwn && <p className={classes['note']}>{m.own}</p>}
      <div>
        <Button
          variant="default"
          disabled={isOwn || factors.data === undefined || !hasFactors(factors.data)}
          loading={action.isBusy}
          onClick={() => setAsked(true)}
        >
          {m.reset}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsked}
        title={m.resetTitle(user.username)}
        confirmLabel={m.reset}
        tone="danger"
        onConfirm={() => void reset()}
        onCancel={() => setAsked(false)}
      >
        {m.resetText}
      </ConfirmDialog>
    </fieldset>
  );
}

function FactorsWaiting({ isFailed }: { isFailed: boolean }) {
  const m = useMessages(factorMessages);
  return isFailed ? <p className={classes['note']}>{m.failed}</p> : <Skeleton height={22} aria-busy />;
}
