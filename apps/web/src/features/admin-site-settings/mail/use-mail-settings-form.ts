import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { mailSettingsQuery, type MailSettings } from './api/get-mail-settings.ts';
import { saveMailSettings } from './api/save-mail-settings.ts';
import { mailSettingsMessages } from './mail-settings-messages.ts';
import { isPort, toChange, toValues, type MailSettingsValues } from './mail-settings-values.ts';

/** After a save, the saved values are the new baseline of the form; a typed password is cleared at once. */
export function useMailSettingsForm(settings: MailSettings) {
  const m = useMessages(mailSettingsMessages);
  const client = useQueryClient();
  const form = useForm({
    initialValues: toValues(settings),
    validate: {
      port: (port) => (isPort(port) ? null : m.portRange),
    },
  });
  const save = useMutation({
    mutationFn: (values: MailSettingsValues) => saveMailSettings(toChange(values)),
    onSuccess: async (_answer, values) => {
      const saved = { ...values, password: '' };
      form.setInitialValues(saved);
      form.setValues(saved);
      form.resetDirty(saved);
      showToast('success', m.saveDone);
      await client.invalidateQueries({ queryKey: mailSettingsQuery.queryKey });
    },
  });
  return { form, save };
}

export type MailSettingsFormParts = ReturnType<typeof useMailSettingsForm>;
