import { Anchor, Skeleton, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openAccountDialog } from '../../../lib/account-dialog.ts';
import { getLoginName } from '../../../lib/login-name.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useLocale } from '../../../lib/locale.ts';
import { signInOptionsQuery } from '../../../lib/sign-in.ts';
import { useSocialProvider } from '../../../lib/social-login.ts';
import { useWebsiteConfig } from '../../../lib/website-config.ts';
import classes from '../account-dialogs.module.css';
import { AccountLoginForm } from './account-login-form.tsx';
import { loginMessages } from './login-messages.ts';
import { OnlyProviderLogin } from './only-provider-login.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { PasskeyLogin } from '../second-step/passkey-login.tsx';
import { SocialLoginPanel } from './social-login-panel.tsx';

type LoginMethod = 'social' | 'account';

/** Shows the social login first if the site has it; a user who just received a username gets the form. */
export function LoginPanel() {
  const m = useMessages(loginMessages);
  const config = useWebsiteConfig();
  const [chosen, setChosen] = useState<LoginMethod | undefined>(
    getLoginName() === '' ? undefined : 'account',
  );
  const options = useQuery(signInOptionsQuery(useLocale()));
  const providers = options.data?.providers ?? [];
  const provider = useSocialProvider();
  const method = chosen ?? (provider === undefined ? 'account' : 'social');
  // The form must not give way to the QR code while the visitor types.
  if (options.isPending) return <Skeleton height={280} aria-busy />;
  if (options.data?.onlyProvider != null) return <OnlyProviderLogin providers={providers} />;
  return (
    <>
      <Tabs
        value={method}
        onChange={(value) => setChosen(value === 'social' ? 'social' : 'account')}
        keepMounted={false}
      >
        <Tabs.List grow aria-label={m.methods} className={classes['tabs'] ?? ''}>
          <Tabs.Tab value="social">{m.socialTab}</Tabs.Tab>
          <Tabs.Tab value="account">{m.accountTab}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="social">
          <SocialLoginPanel provider={provider} onUseAccount={() => setChosen('account')} />
        </Tabs.Panel>
        <Tabs.Panel value="account">
          <AccountLoginForm />
          <PasskeyLogin />
        </Tabs.Panel>
      </Tabs>
      {providers.length > 0 && <ProviderButtons providers={providers} isAddition />}
      {config?.register !== false && (
        <p className={classes['switch']}>
          {m.noAccount}
          <Anchor component="button" type="button" onClick={() => openAccountDialog('Register')}>
            {m.register}
          </Anchor>
        </p>
      )}
    </>
  );
}
