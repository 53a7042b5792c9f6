import { Switch, TextInput } from '@mantine/core';
import { locales } from '@touchstone/contract/locales';
import { useMessages } from '../../lib/messages.ts';
import { useLast } from '../../lib/use-last.ts';
import { DialogForm, DialogFrame } from '../../ui/form-dialog/form-dialog.tsx';
import type { Provider } from './api/providers.ts';
import { ClaimRules } from './claim-rules.tsx';
import { ConnectionFields } from './connection-fields.tsx';
import { providerFormMessages } from './provider-form-messages.ts';
import classes from './sign-in.module.css';
import { useProviderForm, type ProviderForm } from './use-provider-form.ts';

/** `undefined` provider: a new one. */
export interface EditedProvider {
  provider: Provider | undefined;
}

export function ProviderEditor({
  edited,
  onClose,
}: {
  edited: EditedProvider | undefined;
  onClose: () => void;
}) {
  const m = useMessages(providerFormMessages);
  const shown = useLast(edited);
  return (
    <DialogFrame
      isOpened={edited !== undefined}
      title={shown?.provider === undefined ? m.newTitle : m.editTitle}
      size={720}
      isLong
      onClose={onClose}
    >
      {shown !== undefined && <ProviderFields provider={shown.provider} onClose={onClose} />}
    </DialogFrame>
  );
}

export function ProviderFields({ provider, onClose }: EditedProvider & { onClose: () => void }) {
  const m = useMessages(providerFormMessages);
  const { form, save, formFailure } = useProviderForm(provider, onClose);
  return (
    <DialogForm
      submitLabel={provider === undefined ? m.newTitle : m.save}
      isBusy={save.isPending}
      refusal={formFailure}
      onSubmit={form.onSubmit((values) => save.mutate(values))}
      onClose={onClose}
    >
      <ConnectionFields form={form} hasSecret={provider?.hasSecret ?? false} />
      <ButtonTexts form={form} />
      <AccountFields form={form} />
      <ClaimRules form={form} />
    </DialogForm>
  );
}

function ButtonTexts({ form }: { form: ProviderForm }) {
  const m = useMessages(providerFormMessages);
  return (
    <fieldset className={classes['part']}>
      <legend>{m.button}</legend>
      <div className={classes['columns']}>
        {locales.map((locale) => (
          <TextInput
            key={locale}
            {...form.getInputProps(`labels.${locale}`)}
            label={m.languages[locale]}
            maxLength={40}
          />
        ))}
      </div>
    </fieldset>
  );
}

const profileFields = ['username', 'nickname', 'realname', 'school', 'studentNumber'] as const;

function AccountFields({ form }: { form: ProviderForm }) {
  const m = useMessages(providerFormMessages);
  return (
    <fieldset className={classes['part']}>
      <legend>{m.accounts}</legend>
      <Switch
        {...form.getInputProps('createsAccounts', { type: 'checkbox' })}
        label={m.createsAccounts}
        description={m.createsAccountsHint}
      />
      <Switch
        {...form.getInputProps('trustsSecondFactor', { type: 'checkbox' })}
        label={m.trustsSecondFactor}
        description={m.trustsSecondFactorHint}
      />
      <p className={classes['hint']}>
        <strong>{m.profile}</strong> {m.profileHint}
      </p>
      <div className={classes['columns']}>
        {profileFields.map((field) => (
          <TextInput key={field} {...form.getInputProps(field)} label={m.fields[field]} spellCheck={false} />
        ))}
      </div>
    </fieldset>
  );
}
