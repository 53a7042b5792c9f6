import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { closeAccountDialog, useAccountDialog, type AccountDialogMode } from '../../lib/account-dialog.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { TouchstoneMark } from '../../ui/brand/touchstone-mark.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { accountDialogMessages } from './account-dialog-messages.ts';
import classes from './account-dialogs.module.css';
import { LoginPanel } from './login/login-panel.tsx';
import { WechatRegisterPanel } from './login/wechat-register-panel.tsx';
import { RegisterPanel } from './register/register-panel.tsx';
import { ResetPanel } from './reset/reset-panel.tsx';

const phoneQuery = '(max-width: 767.98px)';

/** Keeps the content while the dialog fades out. */
function useShownMode(mode: AccountDialogMode | undefined): AccountDialogMode {
  const [shown, setShown] = useState<AccountDialogMode>(mode ?? 'Login');
  if (mode !== undefined && mode !== shown) setShown(mode);
  return mode ?? shown;
}

/** Closes the dialog after a login in another tab or window. */
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
  useFocusReturn(mode !== undefined);
  return (
    <Modal
      opened={mode !== undefined}
      onClose={closeAccountDialog}
      returnFocus={false}
      size={440}
      fullScreen={isPhone}
      classNames={{ header: classes['header'] ?? '', content: isPhone ? (classes['phone'] ?? '') : '' }}
      closeButtonProps={{ 'aria-label': m.close }}
      title={<DialogTitle title={m[shown].title} text={m[shown].text} />}
    >
      <FocusedPanel key={shown}>
        <AccountPanel mode={shown} />
      </FocusedPanel>
    </Modal>
  );
}

function DialogTitle({ title, text }: { title: string; text: string }) {
  return (
    <span className={classes['title']}>
      <TouchstoneMark size={40} />
      <span>
        {title}
        <span className={classes['lead']}>{text}</span>
      </span>
    </span>
  );
}

/** The focus trap of the dialog focuses only on opening; a switched panel has to do it on its own. */
function FocusedPanel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return <div ref={panel}>{children}</div>;
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
