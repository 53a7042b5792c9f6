import { NumberInput, Switch } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import { hintBelow } from '../../../ui/hint-below.ts';
import { FormSection } from '../../../ui/settings-form/form-section.tsx';
import { SettingsForm } from '../../../ui/settings-form/settings-form.tsx';
import type { Switches } from './api/get-switches.ts';
import { switchMessages } from './switch-messages.ts';
import {
  sectionNames,
  switchSections,
  type NumberName,
  type SectionName,
  type SwitchName,
} from './switch-values.ts';
import classes from './switches.module.css';
import { useSwitchesForm, type SwitchesFormParts } from './use-switches-form.ts';

export function SwitchesForm({ switches }: { switches: Switches }) {
  const { form, saving } = useSwitchesForm(switches);
  return (
    <SettingsForm {...saving}>
      {sectionNames.map((name) => (
        <SwitchSection key={name} name={name} form={form} />
      ))}
    </SettingsForm>
  );
}

function SwitchSection({ name, form }: { name: SectionName } & Pick<SwitchesFormParts, 'form'>) {
  const m = useMessages(switchMessages);
  const switches: readonly SwitchName[] = switchSections[name].switches;
  const numbers: readonly NumberName[] = switchSections[name].numbers;
  return (
    <FormSection title={m.sections[name].title} description={m.sections[name].text}>
      {switches.map((one) => (
        <Switch
          key={one}
          {...form.getInputProps(one, { type: 'checkbox' })}
          label={m[one].label}
          description={m[one].text}
        />
      ))}
      <div className={classes['numbers']}>
        {numbers.map((one) => {
          const field = form.getInputProps(one);
          return (
            <NumberInput
              key={one}
              {...field}
              {...hintBelow(m[one].text, field.error)}
              label={m[one].label}
              allowDecimal={false}
              hideControls
            />
          );
        })}
      </div>
    </FormSection>
  );
}
