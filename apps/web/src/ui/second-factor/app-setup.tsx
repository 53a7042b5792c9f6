import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { isIdentityAsked } from '../../lib/second-factor/fresh-identity.ts';
import { beginApp, confirmApp } from '../../lib/second-factor/second-factor-requests.ts';
import { CopyButton } from '../copy-button.tsx';
import { FormAlert } from '../form-alert.tsx';
import { QrCode } from '../qr-code/qr-code.tsx';
import { CodeField } from './code-field.tsx';
import { textOfFactorFailure } from './factor-failure.ts';
import { IdentityForm } from './identity-dialog.tsx';
import { secondFactorMessages } from './second-factor-messages.ts';
import classes from './second-factor.module.css';

interface AppSetupProps {
  /** With the recovery codes, if they are new. */
  onDone: (recoveryCodes: readonly string[] | null) => void;
  onCancel: () => void;
}

/** A new secret for an authenticator app. It is in use once the user has entered a code of it. */
export function AppSetup({ onDone, onCancel }: AppSetupProps) {
  const m = useMessages(secondFactorMessages);
  const attempt = useId();
  // One secret per opened form: each answer replaces the secret before it.
  const begun = useQuery({
    queryKey: ['account', 'second-factor', 'new-app', attempt],
    queryFn: beginApp,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    setBusy(true);
    try {
      onDone((await confirmApp(code)).recoveryCodes);
    } catch (error) {
      setFailure(textOfFactorFailure(error));
    } finally {
      setBusy(false);
    }
  };
  if (isIdentityAsked(begun.error)) return <IdentityForm onConfirmed={() => void begun.refetch()} />;
  return (
    <form className={classes['setup']} noValidate onSubmit={(event) => void submit(event)}>
      <p className={classes['text']}>{m.scan}</p>
      {begun.error !== null && <FormAlert kind="error">{textOfFactorFailure(begun.error)}</FormAlert>}
      <div className={classes['picture']}>
        {begun.data === undefined ? (
          <Skeleton height={240} width={240} aria-busy={begun.isPending} />
        ) : (
          <QrCode text={begun.data.uri} label={m.qrLabel} />
        )}
      </div>
      <p className={classes['text']}>{m.manual}</p>
      <div className={classes['key']}>
        <code data-testid="totp-secret">{begun.data?.secret ?? ' '}</code>
        <CopyButton text={begun.data?.secret ?? ''} />
      </div>
      <CodeField
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        description={m.codeHint}
        error={failure}
        data-autofocus
      />
      <div className={classes['actions']}>
        <Button type="submit" loading={isBusy} disabled={begun.data === undefined || code.trim() === ''}>
          {m.confirmApp}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}
