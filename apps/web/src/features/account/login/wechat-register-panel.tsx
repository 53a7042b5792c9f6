import { Anchor } from '@mantine/core';
import { openAccountDialog } from '../../../lib/account-dialog.ts';
import { defineMessages, useMessages } from '../../../lib/messages.ts';
import { useSocialProvider } from '../../../lib/social-login.ts';
import classes from '../account-dialogs.module.css';
import { SocialLoginPanel } from './social-login-panel.tsx';

const wechatRegisterMessages = defineMessages({
  'zh-CN': { hasAccount: '已有账号？', login: '登录' },
  'zh-HK': { hasAccount: '已有帳戶？', login: '登入' },
  'en-US': { hasAccount: 'Already have an account?', login: 'Log in' },
});

/** The first social login creates an account, so registering and logging in are the same. */
export function WechatRegisterPanel() {
  const m = useMessages(wechatRegisterMessages);
  const provider = useSocialProvider();
  return (
    <>
      <SocialLoginPanel provider={provider} onUseAccount={() => openAccountDialog('Login')} />
      <p className={classes['switch']}>
        {m.hasAccount}
        <Anchor component="button" type="button" onClick={() => openAccountDialog('Login')}>
          {m.login}
        </Anchor>
      </p>
    </>
  );
}
