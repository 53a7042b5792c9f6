import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { sessionOver, useLeaveAfter } from './leave-after.ts';
import { passwordMessages } from './password/password-messages.ts';
import classes from './settings-section.module.css';

const leaveSeconds = 5;

/** Explains for some seconds that the new password ended the session, then logs out. */
export function LeavingNotice({ text }: { text: string }) {
  const m = useMessages(passwordMessages);
  const seconds = useLeaveAfter(true, leaveSeconds);
  return (
    <div className={classes['form']}>
      <FormAlert kind="success">
        {text}
        <br />
        {m.leaving(seconds)}
      </FormAlert>
      <div className={classes['actions']}>
        <Button component={Link} to="/logout" state={sessionOver} replace variant="default">
          {m.leaveNow}
        </Button>
      </div>
    </div>
  );
}
