import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMessages } from '../../lib/messages.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { FormSection } from '../../ui/settings-form/form-section.tsx';
import { SettingsForm } from '../../ui/settings-form/settings-form.tsx';
import { useSettingsSave } from '../../ui/settings-form/use-settings-save.ts';
import { saveWechat, wechatQuery, type WechatSettings } from './api/wechat.ts';
import { CallbackField } from './callback-field.tsx';
import { wechatFormMessages } from './wechat-form-messages.ts';
import { isAddress, toWechatChange, toWechatValues, type WechatValues } from './wechat-values.ts';

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

export function useWechatForm(settings: WechatSettings) {
  const m = useMessages(wechatFormMessages);
  const address = (value: string) => (isAddress(value) ? null : m.addressProblem);
  const form = useForm<WechatValues>({
    initialValues: toWechatValues(settings),
    validate: { pageUrl: address, apiUrl: address },
  });
  const saving = useSettingsSave(form, {
    save: (values) => saveWechat(toWechatChange(values)),
    valuesAfter: (values) => ({ ...values, secret: '', inAppSecret: '' }),
    saved: m.saved,
    outdated: [wechatQuery.queryKey],
  });
  return { form, saving };
}

export function WechatForm({ settings }: { settings: WechatSettings }) {
  const m = useMessages(wechatFormMessages);
  const { form, saving } = useWechatForm(settings);
  const secret = (hasSecret: boolean) => (hasSecret ? m.secretStored : m.secretMissing);
  return (
    <SettingsForm {...saving}>
      <FormSection title={m.qr} description={m.qrText}>
        <CallbackField path="/wechatAuth" label={m.callback} hint={m.callbackHint} />
        <TextInput {...form.getInputProps('appId')} {...plain} label={m.qrAppId} placeholder="wx…" />
        <PasswordField
          {...form.getInputProps('secret')}
          label={m.qrSecret}
          placeholder={secret(settings.qr.hasSecret)}
          autoComplete="new-password"
        />
      </FormSection>
      <FormSection title={m.inApp} description={m.inAppText}>
        <TextInput {...form.getInputProps('inAppId')} {...plain} label={m.inAppId} placeholder="wx…" />
        <PasswordField
          {...form.getInputProps('inAppSecret')}
          label={m.inAppSecret}
          placeholder={secret(settings.inApp.hasSecret)}
          autoComplete="new-password"
        />
      </FormSection>
      <FormSection title={m.addresses} description={m.addressesText}>
        <TextInput {...form.getInputProps('pageUrl')} {...plain} label={m.pageUrl} inputMode="url" />
        <TextInput {...form.getInputProps('apiUrl')} {...plain} label={m.apiUrl} inputMode="url" />
      </FormSection>
    </SettingsForm>
  );
}
