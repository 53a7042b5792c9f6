import { NumberInput, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/index.ts';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { mailSettingsQuery, type MailSettings } from '../api/get-mail-settings.ts';
import { saveMailSettings } from '../api/save-mail-settings.ts';
import { FormSection } from '../form-section.tsx';
import { SaveBar } from '../save-bar.tsx';
import { mailSettingsMessages } from './mail-settings-messages.ts';
import { isPort, toChange, toValues, type MailSettingsValues } from './mail-settings-values.ts';
import classes from './mail-settings.module.css';

interface MailSettingsFormProps {
  settings: MailSettings;
  onDirtyChange: (isDirty: boolean) => void;
}

type MailForm = Pick<ReturnType<typeof useForm<MailSettingsValues>>, 'getInputProps'>;

export function MailSettingsForm({ settings, onDirtyChange }: MailSettingsFormProps) {
  const m = useMessages(mailSettingsMessages);
  const client = useQueryClient();
  const form = useForm({
    initialValues: toValues(settings),
    validate: {
      host: (host) => (host.trim() === '' ? m.hostMissing : null),
      port: (port) => (isPort(port) ? null : m.portRange),
    },
    onValuesChange: (values) => onDirtyChange(!isSame(values, toValues(settings))),
  });
  const save = useMutation({
    mutationFn: (values: MailSettingsValues) => saveMailSettings(toChange(values)),
    onSuccess: async (_answer, values) => {
      const saved = { ...values, password: '' };
      form.setInitialValues(saved);
      form.setValues(saved);
      form.resetDirty(saved);
      onDirtyChange(false);
      showToast('success', m.saveDone);
      await client.invalidateQueries({ queryKey: mailSettingsQuery.queryKey });
    },
  });
  return (
    <form className={classes['form']} noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
      {save.error instanceof ApiError && <FormAlert kind="error">{textOfApiError(save.error)}</FormAlert>}
      <ServerSection form={form} />
      <SenderSection form={form} hasPassword={settings.emailPassword !== null} />
      <FormSection title={m.look} description={m.lookText}>
        <TextInput
          {...form.getInputProps('backgroundImage')}
          label={m.background}
          placeholder={m.backgroundPlaceholder}
          inputMode="url"
        />
      </FormSection>
      <SaveBar
        isDirty={form.isDirty()}
        isSaving={save.isPending}
        texts={{ dirty: m.unsaved, clean: m.saved, discard: m.discard, save: m.save }}
        onDiscard={() => {
          form.reset();
          save.reset();
        }}
      />
    </form>
  );
}

const isSame = (one: MailSettingsValues, other: MailSettingsValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

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
          allowNegative={false}
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
