import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { trainingsKey } from '../api/list-trainings.ts';
import { registerTraining } from '../api/register-training.ts';
import { trainingKey } from '../api/training-key.ts';
import { useTraining } from '../use-training.ts';
import { overviewMessages } from './overview-messages.ts';
import classes from './overview.module.css';

const fieldOfCode = { trainingPasswordWrong: 'password' } as const;
const passwordMaximum = 255;

/** The correct password registers the viewer and opens the closed tabs immediately. */
export function PasswordForm() {
  const m = useMessages(overviewMessages);
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const { failure, isPending, join } = useJoin();
  const fieldError = isEmpty ? m.passwordEmpty : failure?.field === 'password' && failure.text;
  return (
    <Sheet title={m.passwordTitle}>
      <form
        className={classes['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setEmpty(password === '');
          if (password !== '') join(password);
        }}
      >
        <p className={classes['lead']}>{m.passwordText}</p>
        {failure !== undefined && failure.field === undefined && (
          <FormAlert kind="error">{failure.text}</FormAlert>
        )}
        <PasswordField
          label={m.password}
          autoComplete="current-password"
          maxLength={passwordMaximum}
          value={password}
          error={fieldError}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setEmpty(false);
          }}
        />
        <Button type="submit" loading={isPending} className={classes['join'] ?? ''}>
          {m.join}
        </Button>
      </form>
    </Sheet>
  );
}

function useJoin() {
  const m = useMessages(overviewMessages);
  const { trainingId } = useTraining().context;
  const client = useQueryClient();
  const { error, isPending, mutate } = useMutation({
    mutationFn: (password: string) => registerTraining(trainingId, password),
    onSuccess: async () => {
      showToast('success', m.joined);
      await Promise.all([
        client.invalidateQueries({ queryKey: trainingKey(trainingId) }),
        client.invalidateQueries({ queryKey: [trainingsKey] }),
      ]);
    },
  });
  const failure = error === null ? undefined : toFormFailure(error, fieldOfCode);
  return { failure, isPending, join: (password: string) => mutate(password) };
}
