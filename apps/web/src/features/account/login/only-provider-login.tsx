import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import type { SignInOptions } from '../../../lib/sign-in.ts';
import { AccountLoginForm } from './account-login-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import classes from './provider-buttons.module.css';
import { providerMessages } from './provider-messages.ts';

/** One provider is the only way to log in. Super administrators keep their passwords, for the case that it is down. */
export function OnlyProviderLogin({ providers }: Pick<SignInOptions, 'providers'>) {
  const m = useMessages(providerMessages);
  const [isAdministrator, setAdministrator] = useState(false);
  return (
    <div className={classes['only']}>
      {isAdministrator ? <AccountLoginForm /> : <ProviderButtons providers={providers} />}
      <Anchor component="button" type="button" onClick={() => setAdministrator(!isAdministrator)}>
        {isAdministrator ? m.back : m.administrator}
      </Anchor>
    </div>
  );
}
