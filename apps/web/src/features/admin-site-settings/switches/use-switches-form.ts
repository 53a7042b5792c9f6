import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { websiteConfigQuery } from '../../../lib/website-config.ts';
import { focusFirstInvalidField } from '../../../ui/settings-form/focus-first-invalid-field.ts';
import { switchesQuery, type Switches } from './api/get-switches.ts';
import { saveSwitches } from './api/save-switches.ts';
import { switchMessages } from './switch-messages.ts';
import { isAllowed, maximumOf, numberNames, toChange, toValues, type SwitchValues } from './switch-values.ts';

export function useSwitchesForm(switches: Switches) {
  const m = useMessages(switchMessages);
  const client = useQueryClient();
  const form = useForm<SwitchValues>({
    initialValues: toValues(switches),
    validate: (values) => {
      const wrong = numberNames.filter((name) => !isAllowed(name, values[name]));
      return Object.fromEntries(wrong.map((name) => [name, m.range(maximumOf(name))]));
    },
  });
  const save = useMutation({
    mutationFn: (values: SwitchValues) => saveSwitches(toChange(form.getInitialValues(), values)),
    onSuccess: async (_answer, values) => {
      form.setInitialValues(values);
      form.resetDirty(values);
      showToast('success', m.saved);
      // Some switches show and hide parts of other pages in this tab.
      await Promise.all([
        client.invalidateQueries({ queryKey: switchesQuery.queryKey }),
        client.invalidateQueries({ queryKey: websiteConfigQuery.queryKey }),
      ]);
    },
  });
  const submit = form.onSubmit((values) => save.mutate(values), focusFirstInvalidField(form, numberNames));
  return { form, save, submit };
}

export type SwitchesFormParts = ReturnType<typeof useSwitchesForm>;
