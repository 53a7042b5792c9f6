import { Button, VisuallyHidden } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { openAccountDialog } from '../../lib/account-dialog.ts';
import { useMessages } from '../../lib/messages.ts';
import { MessageState } from '../../ui/message-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { usernameUseQuery } from './api/find-username-use.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { resetPasswordMessages } from './reset-password-messages.ts';
import classes from './reset-password-page.module.css';

export function Component() {
  const [parameters] = useSearchParams();
  const username = parameters.get('username')?.trim() ?? '';
  const code = parameters.get('code')?.trim() ?? '';
  return (
    <PageContainer>
      <div className={classes['root']}>
        <Sheet>
          {username === '' || code === '' ? (
            <IncompleteLink />
          ) : (
            <CompleteLink key={code} username={username} code={code} />
          )}
        </Sheet>
      </div>
    </PageContainer>
  );
}

function IncompleteLink() {
  const m = useMessages(resetPasswordMessages);
  return <DeadLink title={m.incompleteTitle} text={m.incomplete} />;
}

function CompleteLink({ username, code }: { username: string; code: string }) {
  const m = useMessages(resetPasswordMessages);
  const [isExpired, setExpired] = useState(false);
  // Undefined until it is loaded; a failed lookup is ignored.
  const { data: isKnown } = useQuery(usernameUseQuery(username));
  if (isExpired) return <DeadLink title={m.expiredTitle} text={m.expired} />;
  if (isKnown === false) return <DeadLink title={m.unknownTitle} text={m.unknown(username)} />;
  return <ResetPasswordForm username={username} code={code} onExpired={() => setExpired(true)} />;
}

function DeadLink({ title, text }: { title: string; text: string }) {
  const m = useMessages(resetPasswordMessages);
  return (
    <>
      <VisuallyHidden component="h1">{m.title}</VisuallyHidden>
      <MessageState
        icon={<IconLinkOff size={24} stroke={1.5} />}
        title={title}
        action={
          <>
            <Button onClick={() => openAccountDialog('ResetPwd')}>{m.askAgain}</Button>
            <Button component={Link} to="/home" variant="default">
              {m.home}
            </Button>
          </>
        }
      >
        {text}
      </MessageState>
    </>
  );
}
