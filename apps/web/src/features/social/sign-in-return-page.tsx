import { Button } from '@mantine/core';
import { IconUserX } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { openAccountDialog } from '../../lib/account-dialog.ts';
import { useMessages } from '../../lib/messages.ts';
import { MessageState } from '../../ui/message-state.tsx';
import { signInReturnMessages } from './sign-in-return-messages.ts';
import { SocialPage } from './social-page.tsx';
import { TestedClaims } from './tested-claims.tsx';
import { useSignInReturn } from './use-sign-in-return.ts';
import { WorkingState } from './working-state.tsx';

/** The return address of OpenID providers; see lib/sign-in. */
export function Component() {
  const m = useMessages(signInReturnMessages);
  const result = useSignInReturn();
  switch (result.kind) {
    case 'working':
      return (
        <SocialPage>
          <WorkingState title={m.working} />
        </SocialPage>
      );
    case 'tested':
      return (
        <SocialPage>
          <TestedClaims tested={result} />
        </SocialPage>
      );
    case 'failed':
      return (
        <SocialPage>
          <Failure text={result.text} isLoggedIn={result.isLoggedIn} />
        </SocialPage>
      );
    default:
      return result satisfies never;
  }
}

function Failure({ text, isLoggedIn }: { text: string; isLoggedIn: boolean }) {
  const m = useMessages(signInReturnMessages);
  const navigate = useNavigate();
  const loginAgain = async () => {
    await navigate('/home', { replace: true });
    openAccountDialog('Login');
  };
  return (
    <div role="alert">
      <MessageState
        compact
        icon={<IconUserX size={24} stroke={1.5} />}
        title={m.failed}
        action={
          isLoggedIn ? (
            <Button component={Link} to="/setting?tab=linked_accounts" replace>
              {m.toSettings}
            </Button>
          ) : (
            <Button onClick={() => void loginAgain()}>{m.again}</Button>
          )
        }
      >
        {text}
      </MessageState>
    </div>
  );
}
