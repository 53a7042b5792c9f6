import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMessages } from '../../lib/messages.ts';
import { FormSection } from '../../ui/settings-form/form-section.tsx';
import { SettingsForm } from '../../ui/settings-form/settings-form.tsx';
import { useSettingsSave } from '../../ui/settings-form/use-settings-save.ts';
import { cozeQuery, saveCoze, type CozeSettings } from './api/assistant-settings.ts';
import { assistantAdminMessages } from './assistant-admin-messages.ts';
import { isEndpoint } from './assistant-values.ts';

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

export function useCozeForm({ hasKey: _hasKey, ...stored }: CozeSettings) {
  const m = useMessages(assistantAdminMessages);
  const address = (value: string) => (isEndpoint(value) ? null : m.baseUrlProblem);
  const form = useForm({
    initialValues: { ...stored, privateKey: '' },
    validate: { tokenUrl: address, scriptUrl: address },
  });
  const saving = useSettingsSave(form, {
    save: saveCoze,
    valuesAfter: (values) => ({ ...values, privateKey: '' }),
    saved: m.cozeSaved,
    outdated: [cozeQuery.queryKey],
  });
  return { form, saving };
}

export function CozeForm({ settings }: { settings: CozeSettings }) {
  const m = useMessages(assistantAdminMessages);
  const { form, saving } = useCozeForm(settings);
  return (
    <SettingsForm {...saving}>
      <FormSection title={m.coze} description={m.cozeText}>
        <TextInput {...form.getInputProps('scriptUrl')} {...plain} label={m.scriptUrl} inputMode="url" />
        <TextInput {...form.getInputProps('botId')} {...plain} label={m.botId} />
        <TextInput {...form.getInputProps('appId')} {...plain} label={m.appId} />
        <TextInput {...form.getInputProps('keyId')} {...plain} label={m.keyId} />
        <Textarea
          {...form.getInputProps('privateKey')}
          {...plain}
          label={m.privateKey}
          placeholder={settings.hasKey ? m.keyStored : m.keyMissing}
          autosize
          minRows={3}
          maxRows={8}
        />
        <TextInput {...form.getInputProps('tokenUrl')} {...plain} label={m.tokenUrl} inputMode="url" />
      </FormSection>
    </SettingsForm>
  );
}
