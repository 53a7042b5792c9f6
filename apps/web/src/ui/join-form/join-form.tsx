import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ErrorCode } from '@touchstone/contract/errors/index';
import { useState } from 'react';
import { toFormErrors } from '../../lib/form-failure.ts';
import { showToast } from '../../lib/toasts.ts';
import { FormAlert } from '../form-alert.tsx';
import { PasswordField } from '../password-field.tsx';
import { Sheet } from '../sheet.tsx';
import classes from './join-form.module.css';

const passwordMaximum = 255;

interface JoinFormProps {
  /** In the words of what is joined. */
  texts: Readonly<Record<'passwordTitle' | 'password' | 'passwordEmpty' | 'join' | 'joined', string>>;
  /** What the password opens. */
  children: string;
  /** Refusals that the field shows. */
  fieldOfCode: Readonly<Partial<Record<ErrorCode, 'password'>>>;
  join: (password: string) => Promise<unknown>;
  /** Loads what the password opens. */
  refresh: () => Promise<unknown>;
}

/** Asks for the password of a contest or a training. The correct one registers the viewer and opens the closed tabs. */
export function JoinForm({ texts, children, fieldOfCode, join, refresh }: JoinFormProps) {
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const joining = useMutation({
    mutationFn: () => join(password),
    onSuccess: () => {
      showToast('success', texts.joined);
      return refresh();
    },
  });
  const { errorOf, refusal } = toFormErrors(joining.error, fieldOfCode);
  return (
    <Sheet title={texts.passwordTitle}>
      <form
        className={classes['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setEmpty(password === '');
          if (password !== '') joining.mutate();
        }}
      >
        <p className={classes['text']}>{children}</p>
        {refusal !== undefined && <FormAlert kind="error">{refusal}</FormAlert>}
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          maxLength={passwordMaximum}
          value={password}
          error={isEmpty ? texts.passwordEmpty : errorOf('password')}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setEmpty(false);
          }}
        />
        <Button type="submit" loading={joining.isPending} className={classes['join'] ?? ''}>
          {texts.join}
        </Button>
      </form>
    </Sheet>
  );
}
