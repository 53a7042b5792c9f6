import { Button, TextInput } from '@mantine/core';
import { signOnReturnPath } from '@touchstone/contract/sign-on-limits';
import { useMutation } from '@tanstack/react-query';
import { toFormFailure } from '../../lib/form-failure.ts';
import { useMessages } from '../../lib/messages.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { hintBelow } from '../../ui/hint-below.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { testProvider } from './api/providers.ts';
import { CallbackField } from './callback-field.tsx';
import { providerFormMessages } from './provider-form-messages.ts';
import classes from './sign-in.module.css';
import type { ProviderForm } from './use-provider-form.ts';

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

export function ConnectionFields({ form, hasSecret }: { form: ProviderForm; hasSecret: boolean }) {
  const m = useMessages(providerFormMessages);
  return (
    <fieldset className={classes['part']}>
      <legend>{m.connection}</legend>
      <CallbackField path={signOnReturnPath} label={m.callback} hint={m.callbackHint} />
      <IssuerField form={form} />
      <div className={classes['pairs']}>
        <TextInput
          {...form.getInputProps('slug')}
          {...plain}
          label={m.slug}
          {...hintBelow(m.slugHint, form.errors['slug'])}
          maxLength={32}
        />
        <TextInput {...form.getInputProps('scopes')} {...plain} label={m.scopes} />
        <TextInput {...form.getInputProps('clientId')} {...plain} label={m.clientId} />
        <PasswordField
          {...form.getInputProps('clientSecret')}
          label={m.clientSecret}
          {...hintBelow(m.secretHint, form.errors['clientSecret'])}
          placeholder={hasSecret ? m.secretStored : m.secretMissing}
          autoComplete="new-password"
        />
      </div>
    </fieldset>
  );
}

function IssuerField({ form }: { form: ProviderForm }) {
  const m = useMessages(providerFormMessages);
  const test = useMutation({ mutationFn: testProvider });
  const check = () => {
    if (!form.validateField('issuer').hasError) test.mutate(form.getValues().issuer);
  };
  return (
    <>
      <div className={classes['withButton']}>
        <TextInput
          {...form.getInputProps('issuer')}
          {...plain}
          label={m.issuer}
          {...hintBelow(m.issuerHint, form.errors['issuer'])}
          inputMode="url"
        />
        <Button variant="default" loading={test.isPending} onClick={check}>
          {m.testIssuer}
        </Button>
      </div>
      {test.error !== null && <FormAlert kind="error">{toFormFailure(test.error, {}).text}</FormAlert>}
      {test.data?.isWorking === false && (
        <FormAlert kind="error">{m.testFails(test.data.reason ?? '')}</FormAlert>
      )}
      {test.data?.isWorking === true && (
        <FormAlert kind="success">
          {m.testWorks(test.data.authorizationEndpoint ?? '')}
          {!test.data.supportsPkce && ` ${m.testNoPkce}`}
        </FormAlert>
      )}
    </>
  );
}
