import { Button } from '@mantine/core';
import { IconCircleCheck, IconUserX } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { openAccountDialog } from '../../lib/account-dialog.ts';
import { useMessages } from '../../lib/messages.ts';
import { MessageState } from '../../ui/message-state.tsx';
import { socialMessages } from './social-messages.ts';
import { SocialPage } from './social-page.tsx';
import { useSocialReturn } from './use-social-return.ts';
import { WorkingState } from './working-state.tsx';

/** The return URL of the provider; see lib/social-login. */
export function Component() {
  const m = useMessages(socialMessages);
  const outcome = useSocialReturn();
  switch (outcome.kind) {
    case 'working':
      return (
        <SocialPage>
          <WorkingState title={m.loggingIn} />
        </SocialPage>
      );
    case 'posted':
      return <FinishedWindow title={m.postedTitle} text={m.posted} />;
    case 'window-done':
      return <FinishedWindow title={m.windowDoneTitle} text={m.windowDone} />;
    case 'refused':
      return <FailedLogin title={m.refusedTitle} text={m.refused} />;
    case 'foreign-state':
      return <FailedLogin title={m.failedTitle} text={m.foreignState} />;
    case 'failed':
      return <FailedLogin title={m.failedTitle} text={outcome.text} />;
    default:
      return outcome satisfies never;
  }
}

function FinishedWindow({ title, text }: { title: string; text: string }) {
  const m = useMessages(socialMessages);
  return (
    <SocialPage>
      <div role="status">
        <MessageState
          compact
          icon={<IconCircleCheck size={24} stroke={1.5} color="var(--color-good)" />}
          title={title}
          action={
            <Button variant="default" onClick={() => window.close()}>
              {m.closeWindow}
            </Button>
          }
        >
          {text}
        </MessageState>
      </div>
    </SocialPage>
  );
}

function FailedLogin({ title, text }: { title: string; text: string }) {
  const m = useMessages(socialMessages);
  const navigate = useNavigate();
  const loginAgain = async () => {
    await navigate('/home', { replace: true });
    openAccountDialog('Login');
  };
  return (
    <SocialPage>
      <div role="alert">
        <MessageState
          compact
          icon={<IconUserX size={24} stroke={1.5} />}
          title={title}
          action={<Button onClick={() => void loginAgain()}>{m.loginAgain}</Button>}
        >
          {text}
        </MessageState>
      </div>
    </SocialPage>
  );
}
