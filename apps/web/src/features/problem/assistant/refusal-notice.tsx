import { Button } from '@mantine/core';
import { IconRobot, IconRobotOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AssistantRefusal, AssistantStateOnWire } from '@touchstone/contract';
import { Link } from 'react-router';
import { openAccountDialog } from '../../../lib/account-dialog.ts';
import { useMessages } from '../../../lib/messages.ts';
import { isSuperAdminRole } from '../../../lib/roles.ts';
import { useSession } from '../../../lib/session.ts';
import { HigherLimit } from '../../../ui/membership/membership-lock.tsx';
import { MessageState } from '../../../ui/message-state.tsx';
import { agree } from './api/assistant.ts';
import { assistantMessages } from './assistant-messages.ts';
import classes from './assistant.module.css';

interface RefusalNoticeProps extends Pick<AssistantStateOnWire, 'lock'> {
  refusal: Exclude<AssistantRefusal, 'consent'>;
}

/** Why the assistant is off here, and what to do about it. */
export function RefusalNotice({ refusal, lock }: RefusalNoticeProps) {
  const m = useMessages(assistantMessages);
  const { user } = useSession();
  const mayConfigure = refusal === 'not-configured' && user !== undefined && isSuperAdminRole(user.roleList);
  return (
    <MessageState
      icon={<IconRobotOff size={24} stroke={1.5} />}
      title={m.refused[refusal]}
      action={
        mayConfigure ? (
          <Button component={Link} to="/admin/assistant">
            {m.configure}
          </Button>
        ) : undefined
      }
    >
      {m.refusedText[refusal]} {lock !== null && <HigherLimit level={lock.level} />}
    </MessageState>
  );
}

export function LoginNotice() {
  const m = useMessages(assistantMessages);
  return (
    <MessageState
      icon={<IconRobot size={24} stroke={1.5} />}
      title={m.login}
      action={<Button onClick={() => openAccountDialog('Login')}>{m.loginAction}</Button>}
    >
      {m.loginText}
    </MessageState>
  );
}

/** What is sent where. Shown before the first question, and again when the host changes. */
export function ConsentNotice({ state }: { state: AssistantStateOnWire }) {
  const m = useMessages(assistantMessages);
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: () => agree(state.destination ?? ''),
    onSuccess: () => client.invalidateQueries({ queryKey: ['assistant', 'state'] }),
  });
  return (
    <div className={classes['consent']}>
      <h3>{m.consentTitle}</h3>
      <p>{m.consentText(state.destination ?? '', state.model ?? '')}</p>
      <ul>
        {Object.values(m.consentItems).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{m.consentNever}</p>
      <p>{m.consentKept(state.retentionDays)}</p>
      <Button loading={save.isPending} onClick={() => save.mutate()}>
        {m.agree}
      </Button>
    </div>
  );
}
