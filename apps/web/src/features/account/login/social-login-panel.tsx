import { Anchor, Button } from '@mantine/core';
import { IconQrcode, IconQrcodeOff } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import type { SocialProvider } from '../../../lib/social-login.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { MessageState } from '../../../ui/message-state.tsx';
import { socialLoginMessages } from './social-login-messages.ts';
import classes from './social-login-panel.module.css';
import { useSocialWindow } from './use-social-window.ts';

interface SocialLoginPanelProps {
  /** Undefined if the site has not configured it. */
  provider: SocialProvider | undefined;
  onUseAccount: () => void;
}

export function SocialLoginPanel({ provider, onUseAccount }: SocialLoginPanelProps) {
  const m = useMessages(socialLoginMessages);
  if (provider !== undefined) return <SocialLogin />;
  return (
    <MessageState
      compact
      icon={<IconQrcodeOff size={24} stroke={1.5} />}
      title={m.unavailableTitle}
      action={
        <Button variant="default" onClick={onUseAccount}>
          {m.useAccount}
        </Button>
      }
    >
      {m.unavailable}
    </MessageState>
  );
}

function SocialLogin() {
  const m = useMessages(socialLoginMessages);
  const { stage, failure, open, openHere } = useSocialWindow();
  const isWaiting = stage === 'waiting';
  return (
    <div className={classes['root']}>
      <div className={classes['frame']} data-waiting={isWaiting || undefined} aria-hidden="true">
        <IconQrcode size={72} stroke={1} />
      </div>
      <p className={classes['title']} role="status">
        {isWaiting ? m.waiting : m.invitation}
      </p>
      <p className={classes['text']}>{isWaiting ? m.waitingText : m.explanation}</p>
      {failure !== undefined && <FormAlert kind="error">{failure}</FormAlert>}
      {stage === 'blocked' && (
        <FormAlert kind="warning">
          {m.blocked}{' '}
          <Anchor component="button" type="button" onClick={openHere}>
            {m.openHere}
          </Anchor>
        </FormAlert>
      )}
      <Button
        fullWidth
        size="md"
        loading={stage === 'logging-in'}
        variant={isWaiting ? 'default' : 'filled'}
        onClick={open}
        data-autofocus
      >
        {isWaiting ? m.openAgain : m.open}
      </Button>
    </div>
  );
}
