import { Button } from '@mantine/core';
import { restoredPassword } from '@touchstone/rules/accounts';
import { useState } from 'react';
import { Link } from 'react-router';
import { restorePassword } from '../../lib/change-account.ts';
import { useConfirmedChange } from '../../lib/confirmed-change.ts';
import { maskPhone } from '../../lib/mask-phone.ts';
import { useMessages } from '../../lib/messages.ts';
import { session } from '../../lib/session.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { DoneState } from './done-state.tsx';
import { MemberOnly } from './member-only.tsx';
import { SocialPage } from './social-page.tsx';
import classes from './social-page.module.css';
import { wxFormsMessages } from './wx-forms-messages.ts';
import { wxPaths } from './wx-pages.ts';

export function Component() {
  const [doneText, setDoneText] = useState<string>();
  /** The new password ends every session, so this one is cleared before another request fails. */
  const finish = (text: string) => {
    setDoneText(text);
    session.clear();
  };
  if (doneText !== undefined)
    return (
      <SocialPage>
        <DoneState text={doneText} />
      </SocialPage>
    );
  return (
    <MemberOnly path={wxPaths.restorepassword}>
      {(user) => <RestoreForm phone={user.phone ?? ''} onDone={finish} />}
    </MemberOnly>
  );
}

function RestoreForm({ phone, onDone }: { phone: string; onDone: (text: string) => void }) {
  const m = useMessages(wxFormsMessages);
  const [failure, setFailure] = useState<string>();
  const { asked, isBusy, ask, cancel, confirm } = useConfirmedChange({
    change: restorePassword,
    onDone,
    onRefused: setFailure,
    endsSession: true,
  });
  if (phone === '')
    return (
      <div className={classes['form']}>
        <p className={classes['lead']}>{m.noPhone}</p>
        <Button component={Link} to={wxPaths.bind} size="md" fullWidth>
          {m.toBind}
        </Button>
      </div>
    );
  return (
    <div className={classes['form']}>
      <p className={classes['lead']}>{m.restoreLead}</p>
      {failure !== undefined && <FormAlert kind="error">{failure}</FormAlert>}
      <dl className={classes['facts']}>
        <div>
          <dt>{m.currentPhone}</dt>
          <dd>{maskPhone(phone)}</dd>
        </div>
      </dl>
      <Button
        size="md"
        fullWidth
        onClick={() => {
          setFailure(undefined);
          ask(phone);
        }}
      >
        {m.restore}
      </Button>
      <ConfirmDialog
        opened={asked !== undefined}
        title={m.restoreTitle}
        tone="danger"
        confirmLabel={m.restore}
        isBusy={isBusy}
        onCancel={cancel}
        onConfirm={() => void confirm()}
      >
        <p>
          <strong>{m.restoreText(restoredPassword(phone))}</strong>
        </p>
        <p>{m.restoreSessions}</p>
      </ConfirmDialog>
    </div>
  );
}
