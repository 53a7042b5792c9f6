import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { closeAccountDialog, useAccountDialog, type AccountDialogMode } from '../../lib/account-dialog.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { TouchstoneMark } from '../../ui/brand/touchstone-mark.tsx';
import { accountDialogMessages } from './account-dialog-messages.ts';
import classes from './account-dialogs.module.css';
import { LoginPanel } from './login/login-panel.tsx';
import { WechatRegisterPanel } from './login/wechat-register-panel.tsx';
import { RegisterPanel } from './register/register-panel.tsx';
import { ResetPanel } from './reset/reset-panel.tsx';

const phoneQuery = '(max-width: 767.98px)';

/** While the dialog fades out it still shows what it showed. */
function useShownMode(mode: AccountDialogMode | undefined): AccountDialogMode {
  const [shown, setShown] = useState<AccountDialogMode>(mode ?? 'Login');
  if (mode !== undefined && mode !== shown) setShown(mode);
  return mode ?? shown;
}

/** A login that happened elsewhere, in another tab or window, makes the question pointless. */
function useCloseAfterLogin(mode: AccountDialogMode | undefined): void {
  const isLoggedIn = useSession().user !== undefined;
  const asksForLogin = mode === 'Login' || mode === 'WechatRegister';
  useEffect(() => {
    if (isLoggedIn && asksForLogin) closeAccountDialog();
  }, [isLoggedIn, asksForLogin]);
}

export function AccountDialogs() {
  const m = useMessages(accountDialogMessages);
  const mode = useAccountDialog();
  const shown = useShownMode(mode);
  const isPhone = useMediaQuery(phoneQuery) ?? false;
  useCloseAfterLogin(mode);
  const { title, text } = m[shown];
  return (
    <Modal
      opened={mode !== undefined}
      onClose={closeAccountDialog}
      size={432}
      fullScreen={isPhone}
      radius={isPhone ? 0 : 'xl'}
      closeButtonProps={{ 'aria-label': m.close }}
      title={
        <span className={classes['title']}>
          <TouchstoneMark size={32} />
          {title}
        </span>
      }
    >
      <p className={classes['lead']}>{text}</p>
      <AccountPanel key={shown} mode={shown} />
    </Modal>
  );
}

function AccountPanel({ mode }: { mode: AccountDialogMode }) {
  switch (mode) {
    case 'Login':
      return <LoginPanel />;
    case 'Register':
      return <RegisterPanel />;
    case 'WechatRegister':
      return <WechatRegisterPanel />;
    case 'ResetPwd':
      return <ResetPanel />;
    default:
      return mode satisfies never;
  }
}
