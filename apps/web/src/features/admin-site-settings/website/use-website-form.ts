import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { websiteConfigQuery } from '../../../lib/website-config.ts';
import { focusFirstInvalidField } from '../../../ui/settings-form/focus-first-invalid-field.ts';
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
  const save = useMutation({
    mutationFn: async (values: WebsiteValues) => {
      await saveWebsiteSettings(toChange(form.getInitialValues(), values));
      return client.fetchQuery(websiteSettingsQuery);
    },
    onSuccess: async (stored) => {
      const values = toValues(stored);
      form.setInitialValues(values);
      form.setValues(values);
      form.resetDirty(values);
      showToast('success', m.saved);
      await client.invalidateQueries({ queryKey: websiteConfigQuery.queryKey });
    },
  });
  const submit = form.onSubmit((values) => save.mutate(values), focusFirstInvalidField(form, checkedNames));
  return { form, save, submit };
}

export type WebsiteFormParts = ReturnType<typeof useWebsiteForm>;
