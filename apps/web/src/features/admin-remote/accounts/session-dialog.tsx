import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { useLast } from '../../../lib/use-last.ts';
import { DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import { saveSession, type RemoteAccount } from '../api/accounts.ts';
import { AccountForm, useAccountSave } from './account-dialog.tsx';
import { accountMessages } from './account-messages.ts';
import { isCookieHeader, stripHeaderName } from './account-values.ts';
import classes from './accounts.module.css';
import { SessionState } from './session-state.tsx';

interface SessionDialogProps {
  /** Undefined while the dialog is closed. */
  account: RemoteAccount | undefined;
  onClose: () => void;
}

export function SessionDialog({ account, onClose }: SessionDialogProps) {
  const m = useMessages(accountMessages);
  const shown = useLast(account);
  return (
    <DialogFrame
      isOpened={account !== undefined}
      title={m.sessionTitle(shown?.username ?? '')}
      size={560}
      onClose={onClose}
    >
      {account !== undefined && <SessionForm account={account} onClose={onClose} />}
    </DialogFrame>
  );
}

interface SessionFormProps {
  account: RemoteAccount;
  onClose: () => void;
}

export function SessionForm({ account, onClose }: SessionFormProps) {
  const m = useMessages(accountMessages);
  const [cookie, setCookie] = useState('');
  const [userAgent, setUserAgent] = useState('');
  const [isTried, setTried] = useState(false);
  const isCookie = isCookieHeader(stripHeaderName(cookie, 'Cookie'));
  const agent = stripHeaderName(userAgent, 'User-Agent');
  const save = useAccountSave({
    save: (value: { cookie: string; userAgent: string }) => saveSession({ id: account.id, ...value }),
    done: (value) => (value.cookie === '' ? m.sessionRemoved : m.sessionSaved),
    onClose,
  });
  return (
    <AccountForm
      failure={save.error}
      isBusy={save.isPending}
      lead={m.sessionText}
      submitLabel={m.save}
      aside={
        account.browserSession === null ? undefined : (
          <Button variant="default" color="bad" onClick={() => save.mutate({ cookie: '', userAgent: '' })}>
            {m.removeSession}
          </Button>
        )
      }
      onSubmit={() => {
        setTried(true);
        if (isCookie && agent !== '')
          save.mutate({ cookie: stripHeaderName(cookie, 'Cookie'), userAgent: agent });
      }}
      onClose={onClose}
    >
      <p className={classes['current']}>
        {account.browserSession === null ? m.sessionNone : <SessionState session={account.browserSession} />}
      </p>
      <ol className={classes['steps']}>
        {Object.values(m.sessionSteps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Textarea
        label={m.cookie}
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        rows={4}
        maxLength={16_384}
        value={cookie}
        error={isTried && !isCookie && m.cookieInvalid}
        onChange={(event) => setCookie(event.currentTarget.value)}
      />
      <Textarea
        label={m.userAgent}
        autoComplete="off"
        spellCheck={false}
        rows={2}
        maxLength={1024}
        value={userAgent}
        error={isTried && agent === '' && m.required}
        onChange={(event) => setUserAgent(event.currentTarget.value)}
      />
      <Button
        className={classes['ownAgent'] ?? ''}
        size="compact-sm"
        variant="default"
        onClick={() => setUserAgent(navigator.userAgent)}
      >
        {m.useOwnAgent}
      </Button>
    </AccountForm>
  );
}
