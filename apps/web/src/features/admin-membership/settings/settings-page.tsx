import { Skeleton, Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { membershipLimits } from '@touchstone/contract/membership-limits';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { MarkdownEditor } from '../../../ui/markdown-editor/markdown-editor.tsx';
import { QueryContent } from '../../../ui/query-content.tsx';
import { FormSection } from '../../../ui/settings-form/form-section.tsx';
import { SettingsForm } from '../../../ui/settings-form/settings-form.tsx';
import { useSettingsSave } from '../../../ui/settings-form/use-settings-save.ts';
import { saveSettings, settingsQuery, type MembershipSettings } from '../api/settings.ts';
import { frameMessages } from '../frame-messages.ts';
import { MembershipFrame } from '../membership-frame.tsx';
import { BenefitsFields } from './benefits-fields.tsx';
import { settingsMessages } from './settings-messages.ts';
import {
  isNumberValid,
  numberLimits,
  toSentSettings,
  toSettingsValues,
  type NumberField,
  type SettingsValues,
} from './settings-values.ts';
import { TrainingLocks } from './training-locks.tsx';

/** Whether memberships are sold, how they are paid, and what each level gives. */
export function Component() {
  const m = useMessages(settingsMessages);
  const settings = useQuery(settingsQuery);
  return (
    <MembershipFrame current="settings">
      <QueryContent query={settings} failedTitle={m.failed} waiting={<Skeleton height={1100} />}>
        {(data) => <SettingsFields settings={data} />}
      </QueryContent>
    </MembershipFrame>
  );
}

export function useMembershipSettingsForm(settings: MembershipSettings) {
  const m = useMessages(settingsMessages);
  const frame = useMessages(frameMessages);
  const check = (field: NumberField) => (value: number | string) =>
    isNumberValid(field, value) ? null : frame.wholeNumber(0, numberLimits[field].maximum);
  const form = useForm<SettingsValues>({
    initialValues: toSettingsValues(settings),
    validate: {
      instructions: (text) =>
        text.trim().length > membershipLimits.instructionsMaximum
          ? frame.tooLong(membershipLimits.instructionsMaximum)
          : null,
      benefits: {
        assistantQuota: check('assistantQuota'),
        submitInterval: check('submitInterval'),
        discussionsPerDay: check('discussionsPerDay'),
      },
    },
  });
  const saving = useSettingsSave(form, {
    save: (values) => saveSettings(toSentSettings(values)),
    saved: m.saved,
    outdated: [settingsQuery.queryKey, ['membership-offers']],
  });
  return { form, saving };
}

function SettingsFields({ settings }: { settings: MembershipSettings }) {
  const m = useMessages(settingsMessages);
  const { form, saving } = useMembershipSettingsForm(settings);
  const [content, setContent] = useState({ text: settings.instructions });
  return (
    <SettingsForm
      {...saving}
      onDiscard={() => {
        saving.onDiscard();
        setContent({ text: form.getInitialValues().instructions });
      }}
    >
      <FormSection title={m.sale} description={m.saleText}>
        <Switch
          {...form.getInputProps('isOpen', { type: 'checkbox' })}
          label={m.isOpen}
          description={m.isOpenHint}
        />
      </FormSection>
      <FormSection title={m.payment} description={m.paymentText}>
        <MarkdownEditor
          label={m.instructions}
          size="short"
          content={content}
          placeholder={m.instructionsHint}
          isInvalid={form.errors['instructions'] !== undefined}
          onChange={(text) => form.setFieldValue('instructions', text)}
        />
        {form.errors['instructions'] !== undefined && (
          <FormAlert kind="error">{form.errors['instructions']}</FormAlert>
        )}
      </FormSection>
      <FormSection title={m.benefits} description={m.benefitsText}>
        <BenefitsFields form={form} />
      </FormSection>
      <FormSection title={m.trainings} description={m.trainingsText}>
        <TrainingLocks
          trainings={form.values.trainings}
          onChange={(trainings) => form.setFieldValue('trainings', trainings)}
        />
      </FormSection>
    </SettingsForm>
  );
}
