import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import {
  closeAccountDialog,
  takeLoginIntent,
  useAccountDialog,
  type AccountDialogMode,
} from '../../lib/account-dialog.ts';
import { useLast } from '../../lib/use-last.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { TouchstoneMark } from '../../ui/brand/touchstone-mark.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { accountDialogMessages } from './account-dialog-messages.ts';
import classes from './account-dialogs.module.css';
import { FactorSetupPanel } from './factor-setup/factor-setup-panel.tsx';
import { SecondStepPanel } from './second-step/second-step-panel.tsx';
import { DefaultPasswordPanel } from './default-password/default-password-panel.tsx';
import { FirstLoginPanel } from './first-login/first-login-panel.tsx';
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

/** After a login, here or in another tab: closes the dialog and continues what the guest wanted. */
function useContinueAfterLogin(mode: AccountDialogMode | undefined): void {
  const navigate = useNavigate();
  const isLoggedIn = useSession().user !== undefined;
  const asksForLogin =
    mode === 'Login' ||
    mode === 'Register' ||
    mode === 'WechatRegister' ||
    mode === 'FirstLogin' ||
    mode === 'SecondStep';
  useEffect(() => {
    if (!isLoggedIn || !asksForLogin) return;
    const { destination, onLogin } = takeLoginIntent();
    if (destination !== undefined) void navigate(destination);
    onLogin?.();
  }, [isLoggedIn, asksForLogin, navigate]);
}

/**
 * Nothing else works with a default password or without a required factor, so closing these dialogs logs out. A session
 * that has ended needs no dialog.
 */
function useClose(mode: AccountDialogMode | undefined): () => void {
  const navigate = useNavigate();
  const isLoggedIn = useSession().user !== undefined;
  const isObligation = mode === 'DefaultPwd' || mode === 'FactorSetup';
  const isOutdated = isObligation && !isLoggedIn;
  useEffect(() => {
    if (isOutdated) closeAccountDialog();
  }, [isOutdated]);
  return () => {
    closeAccountDialog();
    if (isObligation) void navigate('/logout');
  };
}

export function AccountDialogs() {
  const m = useMessages(accountDialogMessages);
  const dialog = useAccountDialog();
  const mode = dialog?.mode;
  const shown = useShownMode(mode);
  const lead = useLast(dialog)?.intent.lead;
  const isPhone = useMediaQuery(phoneQuery) ?? false;
  useContinueAfterLogin(mode);
  const close = useClose(mode);
  useFocusReturn(mode !== undefined);
  return (
    <Modal
      opened={mode !== undefined}
      onClose={close}
      returnFocus={false}
      size={440}
      fullScreen={isPhone}
      classNames={{ header: classes['header'] ?? '', content: isPhone ? (classes['phone'] ?? '') : '' }}
      closeButtonProps={{ 'aria-label': m.close }}
      title={<DialogTitle title={m[shown].title} text={lead ?? m[shown].text} />}
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
    case 'FirstLogin':
      return <FirstLoginPanel />;
    case 'ResetPwd':
      return <ResetPanel />;
    case 'DefaultPwd':
      return <DefaultPasswordPanel />;
    case 'SecondStep':
      return <SecondStepPanel />;
    case 'FactorSetup':
      return <FactorSetupPanel />;
    default:
      return mode satisfies never;
  }
}
