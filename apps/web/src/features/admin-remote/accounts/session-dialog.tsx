import { Button, Modal, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { ApiError } from '../../../lib/api/index.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useLast } from '../../../lib/use-last.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { saveSession, type RemoteAccount } from '../api/accounts.ts';
import { invalidateRemote } from '../api/vendors.ts';
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
    <Modal
      opened={account !== undefined}
      onClose={onClose}
      title={m.sessionTitle(shown?.username ?? '')}
      size={560}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      {account !== undefined && <SessionForm account={account} onClose={onClose} />}
    </Modal>
  );
}

interface SessionFormProps {
  account: RemoteAccount;
  onClose: () => void;
}

export function SessionForm({ account, onClose }: SessionFormProps) {
  const m = useMessages(accountMessages);
  const client = useQueryClient();
  const [cookie, setCookie] = useState('');
  const [userAgent, setUserAgent] = useState('');
  const [isTried, setTried] = useState(false);
  const isCookie = isCookieHeader(stripHeaderName(cookie, 'Cookie'));
  const agent = stripHeaderName(userAgent, 'User-Agent');
  const save = useMutation({
    mutationFn: (value: { cookie: string; userAgent: string }) => saveSession({ id: account.id, ...value }),
    onSuccess: async (_answer, value) => {
      showToast('success', value.cookie === '' ? m.sessionRemoved : m.sessionSaved);
      onClose();
      await invalidateRemote(client);
    },
  });
  return (
    <form
      className={classes['fields']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isCookie && agent !== '')
          save.mutate({ cookie: stripHeaderName(cookie, 'Cookie'), userAgent: agent });
      }}
    >
      {save.error instanceof ApiError && <FormAlert kind="error">{textOfApiError(save.error)}</FormAlert>}
      <p className={classes['lead']}>{m.sessionText}</p>
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
      <div className={classes['formButtons']}>
        {account.browserSession !== null && (
          <Button
            className={classes['first'] ?? ''}
            variant="default"
            color="bad"
            onClick={() => save.mutate({ cookie: '', userAgent: '' })}
          >
            {m.removeSession}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {m.save}
        </Button>
      </div>
    </form>
  );
}
