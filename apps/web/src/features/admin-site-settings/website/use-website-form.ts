import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { websiteConfigQuery } from '../../../lib/website-config.ts';
import { useSettingsSave } from '../../../ui/settings-form/use-settings-save.ts';
import { websiteSettingsQuery, type WebsiteSettings } from './api/get-website-settings.ts';
import { saveWebsiteSettings } from './api/save-website-settings.ts';
import { websiteMessages } from './website-messages.ts';
import { checkedNames, findProblems, toChange, toValues, type WebsiteValues } from './website-values.ts';

/** The values that the server stored, including defaults, become the new baseline of the form. */
export function useWebsiteForm(settings: WebsiteSettings) {
  const m = useMessages(websiteMessages);
  const client = useQueryClient();
  const form = useForm<WebsiteValues>({
    initialValues: toValues(settings),
    validate: (values) =>
      Object.fromEntries(
        Object.entries(findProblems(values)).map(([field, problem]) => [field, m.problems[problem]]),
      ),
  });
  const saving = useSettingsSave(form, {
    save: async (values) => {
      await saveWebsiteSettings(toChange(form.getInitialValues(), values));
      return client.fetchQuery(websiteSettingsQuery);
    },
    valuesAfter: (_values, stored) => toValues(stored),
    saved: m.saved,
    outdated: [websiteConfigQuery.queryKey],
    checkedNames,
  });
  return { form, saving };
}

export type WebsiteFormParts = ReturnType<typeof useWebsiteForm>;
