import { NumberInput, Switch, TextInput } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { FormSection } from '../../../ui/settings-form/form-section.tsx';
import { SettingsForm } from '../../../ui/settings-form/settings-form.tsx';
import { mailSettingsMessages } from './mail-settings-messages.ts';
import classes from './mail-settings.module.css';
import type { MailSettingsFormParts } from './use-mail-settings-form.ts';

interface MailSettingsFormProps extends MailSettingsFormParts {
  hasPassword: boolean;
}

export function MailSettingsForm({ form, saving, hasPassword }: MailSettingsFormProps) {
  const m = useMessages(mailSettingsMessages);
  return (
    <SettingsForm {...saving}>
      <ServerSection form={form} />
      <SenderSection form={form} hasPassword={hasPassword} />
      <FormSection title={m.look} description={m.lookText}>
        <TextInput
          {...form.getInputProps('backgroundImage')}
          label={m.background}
          placeholder={m.backgroundPlaceholder}
          inputMode="url"
        />
      </FormSection>
    </SettingsForm>
  );
}

type MailForm = Pick<MailSettingsFormParts['form'], 'getInputProps'>;

function ServerSection({ form }: { form: MailForm }) {
  const m = useMessages(mailSettingsMessages);
  return (
    <FormSection title={m.server} description={m.serverText}>
      <div className={classes['row']}>
        <TextInput
          {...form.getInputProps('host')}
          className={classes['host'] ?? ''}
          label={m.host}
          placeholder={m.hostPlaceholder}
          autoComplete="off"
          spellCheck={false}
        />
        <NumberInput
          {...form.getInputProps('port')}
          className={classes['port'] ?? ''}
          label={m.port}
          allowDecimal={false}
          hideControls
        />
      </div>
      <Switch
        {...form.getInputProps('isEncrypted', { type: 'checkbox' })}
        label={m.ssl}
        description={m.sslText}
      />
    </FormSection>
  );
}

function SenderSection({ form, hasPassword }: { form: MailForm; hasPassword: boolean }) {
  const m = useMessages(mailSettingsMessages);
  return (
    <FormSection title={m.sender} description={m.senderText}>
      <TextInput
        {...form.getInputProps('username')}
        label={m.username}
        placeholder={m.usernamePlaceholder}
        autoComplete="off"
        spellCheck={false}
      />
      <PasswordField
        {...form.getInputProps('password')}
        label={m.password}
        description={m.passwordText}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={hasPassword ? m.passwordStored : m.passwordMissing}
        autoComplete="new-password"
      />
    </FormSection>
  );
}
