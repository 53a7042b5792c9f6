import { Button, Modal, Skeleton, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { confirmByPasskey } from '../../lib/second-factor/passkeys.ts';
import {
  confirmByCode,
  confirmByPassword,
  confirmByRecoveryCode,
  ownFactorsQuery,
} from '../../lib/second-factor/second-factor-requests.ts';
import { FormAlert } from '../form-alert.tsx';
import { PasswordField } from '../password-field.tsx';
import { CodeField } from './code-field.tsx';
import { textOfFactorFailure } from './factor-failure.ts';
import { secondFactorMessages } from './second-factor-messages.ts';
import classes from './second-factor.module.css';

interface IdentityDialogProps {
  onConfirmed: () => void;
  onCancel: () => void;
}

const typedMethods = ['password', 'totp', 'recovery'] as const;
type Typed = (typeof typedMethods)[number];

const senders = {
  password: confirmByPassword,
  totp: confirmByCode,
  recovery: confirmByRecoveryCode,
} satisfies Record<Typed, (answer: string) => Promise<null>>;

/** Asks for what proves the identity of this account, before a change of the ways to log in. */
export function IdentityDialog({ onConfirmed, onCancel }: IdentityDialogProps) {
  const m = useMessages(secondFactorMessages);
  return (
    <Modal
      opened
      onClose={onCancel}
      title={m.identityTitle}
      size={440}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <IdentityForm onConfirmed={onConfirmed} />
    </Modal>
  );
}

export function IdentityForm({ onConfirmed }: Pick<IdentityDialogProps, 'onConfirmed'>) {
  const m = useMessages(secondFactorMessages);
  const client = useQueryClient();
  const factors = useQuery(ownFactorsQuery);
  const methods = factors.data?.identityMethods ?? ['password'];
  const [chosen, setChosen] = useState<Typed>();
  const [answer, setAnswer] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const typed = chosen ?? typedMethods.find((method) => methods.includes(method));
  const confirm = async (send: () => Promise<unknown>) => {
    setFailure(undefined);
    setBusy(true);
    try {
      await send();
      await client.invalidateQueries({ queryKey: ownFactorsQuery.queryKey, exact: true });
      onConfirmed();
    } catch (error) {
      setFailure(textOfFactorFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer.trim() === '' || typed === undefined) return;
    void confirm(() => senders[typed](answer));
  };
  const others = typedMethods.filter((method) => method !== typed && methods.includes(method));
  const change = (event: { currentTarget: { value: string } }) => setAnswer(event.currentTarget.value);
  if (factors.isPending) return <Skeleton height={160} aria-busy />;
  if (methods.length === 0) return <FormAlert kind="warning">{m.noMethod}</FormAlert>;
  return (
    <form className={classes['setup']} noValidate onSubmit={submit}>
      <p className={classes['text']}>{m.identityText}</p>
      {failure !== undefined && <FormAlert kind="error">{failure}</FormAlert>}
      {typed === 'password' && (
        <PasswordField
          label={m.password}
          value={answer}
          onChange={change}
          autoComplete="current-password"
          data-autofocus
        />
      )}
      {typed === 'totp' && (
        <CodeField value={answer} onChange={change} description={m.codeHint} data-autofocus />
      )}
      {typed === 'recovery' && (
        <TextInput
          label={m.recoveryCode}
          value={answer}
          onChange={change}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
        />
      )}
      <div className={classes['actions']}>
        {typed !== undefined && (
          <Button type="submit" loading={isBusy}>
            {m.confirm}
          </Button>
        )}
        {methods.includes('passkey') && (
          <Button
            variant={typed === undefined ? 'filled' : 'default'}
            disabled={isBusy}
            onClick={() => void confirm(confirmByPasskey)}
          >
            {m.byPasskey}
          </Button>
        )}
        {others.map((other) => (
          <Button
            key={other}
            variant="subtle"
            disabled={isBusy}
            onClick={() => {
              setChosen(other);
              setAnswer('');
              setFailure(undefined);
            }}
          >
            {m.byTyped[other]}
          </Button>
        ))}
      </div>
    </form>
  );
}
