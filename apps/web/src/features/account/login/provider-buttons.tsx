import { Button, Divider } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useAccountDialog } from '../../../lib/account-dialog.ts';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { startSignIn, type SignInOptions } from '../../../lib/sign-in.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { providerMessages } from './provider-messages.ts';
import classes from './provider-buttons.module.css';

interface ProviderButtonsProps {
  providers: SignInOptions['providers'];
  /** Below the other ways to log in. */
  isAddition?: boolean;
}

/** After the login, the visitor is back on this page, or on the one that asked for the login. */
function useReturnAddress(): string {
  const { pathname, search } = useLocation();
  return useAccountDialog()?.intent.destination ?? pathname + search;
}

export function ProviderButtons({ providers, isAddition = false }: ProviderButtonsProps) {
  const m = useMessages(providerMessages);
  const returnTo = useReturnAddress();
  const start = useMutation({
    mutationFn: (provider: string) => startSignIn({ provider, purpose: 'login', returnTo }),
  });
  // Until the browser has left, the button keeps its spinner.
  const leaving = start.isPending || start.isSuccess ? start.variables : undefined;
  return (
    <div className={classes['root']}>
      {isAddition && <Divider label={m.or} labelPosition="center" />}
      {start.error !== null && <FormAlert kind="error">{toFormFailure(start.error, {}).text}</FormAlert>}
      {providers.map(({ slug, label }) => (
        <Button
          key={slug}
          fullWidth
          size="md"
          variant={isAddition ? 'default' : 'filled'}
          leftSection={<IconSchool size={18} stroke={1.75} aria-hidden="true" />}
          loading={leaving === slug}
          disabled={leaving !== undefined && leaving !== slug}
          onClick={() => start.mutate(slug)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
