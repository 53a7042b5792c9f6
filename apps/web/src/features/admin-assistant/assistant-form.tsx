import { NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { assistantLimits, hintLevels } from '@touchstone/contract/assistant-limits';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { FormSection } from '../../ui/settings-form/form-section.tsx';
import { SettingsForm } from '../../ui/settings-form/settings-form.tsx';
import { useSettingsSave } from '../../ui/settings-form/use-settings-save.ts';
import { assistantSettingsQuery, saveSettings, type AssistantSettings } from './api/assistant-settings.ts';
import { assistantAdminMessages } from './assistant-admin-messages.ts';
import { isEndpoint, toAssistantValues, toSentSettings, type AssistantValues } from './assistant-values.ts';
import { ConnectionTest } from './connection-test.tsx';

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
const count = { min: 0, allowDecimal: false, allowNegative: false, clampBehavior: 'strict' } as const;
const money = { min: 0, max: 1_000_000, decimalScale: 6, allowNegative: false } as const;

type Form = ReturnType<typeof useAssistantForm>['form'];

export function useAssistantForm(settings: AssistantSettings) {
  const m = useMessages(assistantAdminMessages);
  const form = useForm<AssistantValues>({
    initialValues: toAssistantValues(settings),
    validate: { baseUrl: (value) => (isEndpoint(value) ? null : m.baseUrlProblem) },
  });
  const saving = useSettingsSave(form, {
    save: (values) => saveSettings(toSentSettings(values)),
    valuesAfter: (values) => ({ ...values, key: '' }),
    saved: m.saved,
    outdated: [assistantSettingsQuery.queryKey],
  });
  return { form, saving };
}

export function AssistantForm({ settings }: { settings: AssistantSettings }) {
  const m = useMessages(assistantAdminMessages);
  const { form, saving } = useAssistantForm(settings);
  return (
    <SettingsForm {...saving}>
      <FormSection title={m.endpoint} description={m.endpointText}>
        <Switch {...form.getInputProps('isEnabled', { type: 'checkbox' })} label={m.isEnabled} />
        <TextInput
          {...form.getInputProps('baseUrl')}
          {...plain}
          label={m.baseUrl}
          description={m.baseUrlHint}
          maxLength={assistantLimits.urlMaximum}
          inputMode="url"
        />
        <PasswordField
          {...form.getInputProps('key')}
          label={m.key}
          placeholder={settings.hasKey ? m.keyStored : m.keyMissing}
          autoComplete="new-password"
        />
        <TextInput
          {...form.getInputProps('model')}
          {...plain}
          label={m.model}
          maxLength={assistantLimits.modelMaximum}
        />
        <NumberInput
          {...form.getInputProps('temperature')}
          label={m.temperature}
          min={0}
          max={assistantLimits.temperatureMaximum}
          step={0.1}
          decimalScale={2}
        />
        <ConnectionTest isReady={settings.isEnabled && !form.isDirty()} />
      </FormSection>
      <HintFields form={form} />
      <LimitFields form={form} settings={settings} />
      <FormSection title={m.privacy} description={m.privacyText}>
        <NumberInput
          {...form.getInputProps('retentionDays')}
          {...count}
          min={1}
          max={assistantLimits.retentionDaysMaximum}
          label={m.retentionDays}
        />
      </FormSection>
    </SettingsForm>
  );
}

function HintFields({ form }: { form: Form }) {
  const m = useMessages(assistantAdminMessages);
  return (
    <FormSection title={m.hints} description={m.hintsText}>
      <Select
        {...form.getInputProps('highestLevel')}
        label={m.highestLevel}
        data={hintLevels.map((value) => ({ value, label: m.levels[value] }))}
        allowDeselect={false}
      />
      <Textarea
        {...form.getInputProps('systemPrompt')}
        label={m.systemPrompt}
        description={m.systemPromptHint}
        maxLength={assistantLimits.systemPromptMaximum}
        autosize
        minRows={3}
        maxRows={10}
      />
      <NumberInput
        {...form.getInputProps('answerTokens')}
        {...count}
        min={assistantLimits.answerTokensMinimum}
        max={assistantLimits.answerTokensMaximum}
        clampBehavior="blur"
        label={m.answerTokens}
      />
    </FormSection>
  );
}

function LimitFields({ form, settings }: { form: Form; settings: AssistantSettings }) {
  const m = useMessages(assistantAdminMessages);
  const locale = useLocale();
  const { monthTokens, monthCost } = settings;
  return (
    <FormSection title={m.limits} description={m.limitsText}>
      <NumberInput
        {...form.getInputProps('questionsPerDay')}
        {...count}
        max={10_000}
        label={m.questionsPerDay}
      />
      <NumberInput
        {...form.getInputProps('tokensPerDay')}
        {...count}
        max={2_000_000_000}
        label={m.tokensPerDay}
        placeholder={m.unlimited}
      />
      <NumberInput
        {...form.getInputProps('tokensPerMonth')}
        {...count}
        max={2_000_000_000}
        label={m.tokensPerMonth}
        placeholder={m.unlimited}
        description={m.used(monthTokens.toLocaleString(locale), monthCost.toLocaleString(locale))}
      />
      <NumberInput
        {...form.getInputProps('costPerMonth')}
        {...money}
        label={m.costPerMonth}
        placeholder={m.unlimited}
      />
      <NumberInput {...form.getInputProps('inputPrice')} {...money} label={m.inputPrice} />
      <NumberInput {...form.getInputProps('outputPrice')} {...money} label={m.outputPrice} />
    </FormSection>
  );
}
