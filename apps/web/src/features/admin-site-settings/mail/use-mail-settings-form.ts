import { useForm } from '@mantine/form';
import { useMessages } from '../../../lib/messages.ts';
import { useSettingsSave } from '../../../ui/settings-form/use-settings-save.ts';
import { mailSettingsQuery, type MailSettings } from './api/get-mail-settings.ts';
import { saveMailSettings } from './api/save-mail-settings.ts';
import { mailSettingsMessages } from './mail-settings-messages.ts';
import { isPort, toChange, toValues } from './mail-settings-values.ts';

export function useMailSettingsForm(settings: MailSettings) {
  const m = useMessages(mailSettingsMessages);
  const form = useForm({
    initialValues: toValues(settings),
    validate: {
      port: (port) => (isPort(port) ? null : m.portRange),
    },
  });
  const saving = useSettingsSave(form, {
    save: (values) => saveMailSettings(toChange(values)),
    valuesAfter: (values) => ({ ...values, password: '' }),
    saved: m.saveDone,
    outdated: [mailSettingsQuery.queryKey],
  });
  return { form, saving };
}

export type MailSettingsFormParts = ReturnType<typeof useMailSettingsForm>;
