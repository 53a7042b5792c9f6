import { useForm } from '@mantine/form';
import { useMessages } from '../../../lib/messages.ts';
import { websiteConfigQuery } from '../../../lib/website-config.ts';
import { useSettingsSave } from '../../../ui/settings-form/use-settings-save.ts';
import { switchesQuery, type Switches } from './api/get-switches.ts';
import { saveSwitches } from './api/save-switches.ts';
import { switchMessages } from './switch-messages.ts';
import { isAllowed, numberNames, rangeOf, toChange, toValues, type SwitchValues } from './switch-values.ts';

export function useSwitchesForm(switches: Switches) {
  const m = useMessages(switchMessages);
  const form = useForm<SwitchValues>({
    initialValues: toValues(switches),
    validate: (values) => {
      const wrong = numberNames.filter((name) => !isAllowed(name, values[name]));
      return Object.fromEntries(wrong.map((name) => [name, m.range(...rangeOf(name))]));
    },
  });
  const saving = useSettingsSave(form, {
    save: (values) => saveSwitches(toChange(form.getInitialValues(), values)),
    saved: m.saved,
    // Some switches show and hide parts of other pages in this tab.
    outdated: [switchesQuery.queryKey, websiteConfigQuery.queryKey],
    checkedNames: numberNames,
  });
  return { form, saving };
}

export type SwitchesFormParts = ReturnType<typeof useSwitchesForm>;
