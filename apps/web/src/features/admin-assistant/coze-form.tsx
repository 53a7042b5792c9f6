import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { FormSection } from '../../ui/settings-form/form-section.tsx';
import { SettingsForm } from '../../ui/settings-form/settings-form.tsx';
import { cozeQuery, saveCoze, type CozeSettings } from './api/assistant-settings.ts';
import { assistantAdminMessages } from './assistant-admin-messages.ts';
import { isEndpoint } from './assistant-values.ts';

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

export function CozeForm({ settings }: { settings: CozeSettings }) {
  const m = useMessages(assistantAdminMessages);
  const client = useQueryClient();
  const { hasKey, ...stored } = settings;
  const address = (value: string) => (isEndpoint(value) ? null : m.baseUrlProblem);
  const form = useForm({
    initialValues: { ...stored, privateKey: '' },
    validate: { tokenUrl: address, scriptUrl: address },
  });
  const save = useMutation({
    mutationFn: saveCoze,
    onSuccess: async (_answer, values) => {
      const saved = { ...values, privateKey: '' };
      form.setInitialValues(saved);
      form.setValues(saved);
      form.resetDirty(saved);
      showToast('success', m.cozeSaved);
      await client.invalidateQueries({ queryKey: cozeQuery.queryKey });
    },
  });
  return (
    <SettingsForm
      isDirty={form.isDirty()}
      isSaving={save.isPending}
      failure={save.error}
      onSubmit={form.onSubmit((values) => save.mutate(values))}
      onDiscard={() => {
        form.reset();
        save.reset();
      }}
    >
      <FormSection title={m.coze} description={m.cozeText}>
        <TextInput {...form.getInputProps('scriptUrl')} {...plain} label={m.scriptUrl} inputMode="url" />
        <TextInput {...form.getInputProps('botId')} {...plain} label={m.botId} />
        <TextInput {...form.getInputProps('appId')} {...plain} label={m.appId} />
        <TextInput {...form.getInputProps('keyId')} {...plain} label={m.keyId} />
        <Textarea
          {...form.getInputProps('privateKey')}
          {...plain}
          label={m.privateKey}
          placeholder={hasKey ? m.keyStored : m.keyMissing}
          autosize
          minRows={3}
          maxRows={8}
        />
        <TextInput {...form.getInputProps('tokenUrl')} {...plain} label={m.tokenUrl} inputMode="url" />
      </FormSection>
    </SettingsForm>
  );
}
