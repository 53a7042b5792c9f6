import { Button, Tabs, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { findNewUsernameProblem } from '../../../lib/account-field-rules.ts';
import { closeAccountDialog } from '../../../lib/account-dialog.ts';
import { toFormErrors } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { isSecondStep } from '../../../lib/second-step-error.ts';
import {
  attachAfterSecondStep,
  setFirstLogin,
  useFirstLogin,
  type FirstLogin,
} from '../../../lib/sign-in.ts';
import { showProblem } from '../../../ui/field-problem.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { hintBelow } from '../../../ui/hint-below.ts';
import classes from '../account-dialogs.module.css';
import { connectAccount, createFromProvider } from '../api/first-login.ts';
import { AccountLoginForm } from '../login/account-login-form.tsx';
import { firstLoginMessages } from './first-login-messages.ts';

/** The identity has no account yet: the user creates one, or connects one that exists. */
export function FirstLoginPanel() {
  const m = useMessages(firstLoginMessages);
  const firstLogin = useFirstLogin();
  if (firstLogin === undefined)
    return (
      <div className={classes['form']}>
        <FormAlert kind="warning">{m.lost}</FormAlert>
        <Button onClick={closeAccountDialog}>{m.close}</Button>
      </div>
    );
  return <Choice firstLogin={firstLogin} />;
}

type Way = 'create' | 'connect';

function Choice({ firstLogin }: { firstLogin: FirstLogin }) {
  const m = useMessages(firstLoginMessages);
  const { label, displayName, email, isEmailTaken, mayCreate } = firstLogin;
  const [way, setWay] = useState<Way>(mayCreate && !isEmailTaken ? 'create' : 'connect');
  const name = displayName ?? '';
  const connect = <ConnectForm ticket={firstLogin.ticket} />;
  return (
    <div className={classes['form']}>
      <FormAlert kind="info">
        {isEmailTaken ? m.emailTaken(label, email ?? '') : m.confirmed(label, name)}
        {!mayCreate && ` ${m.connectOnly}`}
      </FormAlert>
      {mayCreate ? (
        <Tabs
          value={way}
          onChange={(value) => setWay(value === 'create' ? 'create' : 'connect')}
          keepMounted={false}
        >
          <Tabs.List grow aria-label={m.ways} className={classes['tabs'] ?? ''}>
            <Tabs.Tab value="create">{m.create}</Tabs.Tab>
            <Tabs.Tab value="connect">{m.connect}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="create">
            <CreateForm firstLogin={firstLogin} />
          </Tabs.Panel>
          <Tabs.Panel value="connect">{connect}</Tabs.Panel>
        </Tabs>
      ) : (
        connect
      )}
    </div>
  );
}

function CreateForm({ firstLogin: { ticket, username } }: { firstLogin: FirstLogin }) {
  const m = useMessages(firstLoginMessages);
  const form = useForm({
    initialValues: { username: username ?? '' },
    validate: { username: (value) => showProblem(findNewUsernameProblem(value, '')) },
  });
  const create = useMutation({
    mutationFn: (name: string) => createFromProvider({ ticket, username: name }),
    onSuccess: () => setFirstLogin(undefined),
  });
  const { errorOf, refusal } = toFormErrors(create.error, {
    usernameFormat: 'username',
    usernameScripts: 'username',
    usernameLikeStaff: 'username',
    usernameTaken: 'username',
  });
  const error = form.errors['username'] ?? errorOf('username');
  return (
    <form
      className={classes['form']}
      noValidate
      onSubmit={form.onSubmit((values) => create.mutate(values.username.trim()))}
      onChange={() => create.reset()}
    >
      {refusal !== undefined && <FormAlert kind="error">{refusal}</FormAlert>}
      <TextInput
        {...form.getInputProps('username')}
        error={error}
        label={m.username}
        {...hintBelow(m.usernameHint, error)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
      />
      <Button type="submit" fullWidth size="md" loading={create.isPending}>
        {m.createSubmit}
      </Button>
    </form>
  );
}

function ConnectForm({ ticket }: { ticket: string }) {
  return (
    <AccountLoginForm
      send={async (credentials) => {
        try {
          const user = await connectAccount({ ticket, ...credentials });
          setFirstLogin(undefined);
          return user;
        } catch (error) {
          if (isSecondStep(error)) attachAfterSecondStep();
          throw error;
        }
      }}
    />
  );
}
